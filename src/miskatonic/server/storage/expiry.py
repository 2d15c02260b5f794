"""Tables that nobody looks at: when they are due, and what happens to them then."""

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update

from miskatonic.server.storage.errors import ConflictError, NotFoundError
from miskatonic.server.storage.rows import MatchState
from miskatonic.server.storage.schema import MATCH


class Dated(NamedTuple):
    """What the lifetime of a table depends on."""

    id: str
    state: str
    clock: int | None
    ended: str | None


_COLUMNS = (MATCH.c.id, MATCH.c.state, MATCH.c.clock, MATCH.c.ended)


def undated(connection: Connection, limit: int) -> list[Dated]:
    """Tables at which nobody has looked in their present state, and those from before there were dates."""
    rows = connection.execute(select(*_COLUMNS).where(MATCH.c.expires.is_(None)).limit(limit))
    return [Dated(*row) for row in rows]


def due(connection: Connection, at: int, limit: int) -> list[Dated]:
    """Tables whose date has passed, the first first."""
    found = select(*_COLUMNS).where(MATCH.c.expires <= at).order_by(MATCH.c.expires).limit(limit)
    return [Dated(*row) for row in connection.execute(found)]


def date(connection: Connection, dates: Mapping[Dated, int]) -> None:
    """Say when tables are due, unless they have been started or have ended since: then other terms apply."""
    for table, expires in dates.items():
        is_same = (MATCH.c.id == table.id) & (MATCH.c.state == table.state)
        connection.execute(update(MATCH).where(is_same).values(expires=expires))


def forget(connection: Connection, match_id: str) -> None:
    """The state of a table has changed: its date was that of another term."""
    connection.execute(update(MATCH).where(MATCH.c.id == match_id).values(expires=None))


def end(connection: Connection, match_id: str, why: str, expires: int) -> None:
    """End a running match without a result."""
    over = {
        "state": MatchState.OVER,
        "ended": why,
        "expires": expires,
        "asked": [],
        "bot_turn": False,
        "deadlines": {},
        "deadline": None,
    }
    ended = update(MATCH).where(MATCH.c.id == match_id, MATCH.c.state == MatchState.RUNNING).values(over)
    if connection.execute(ended).rowcount != 1:
        raise ConflictError("this match does not run")


def remove_due(connection: Connection, match_id: str, at: int) -> None:
    """Remove a table whose date has passed, unless somebody has looked at it meanwhile."""
    gone = delete(MATCH).where(MATCH.c.id == match_id, MATCH.c.expires <= at)
    if connection.execute(gone).rowcount != 1:
        raise NotFoundError("there is no such table")
