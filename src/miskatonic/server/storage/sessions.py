"""Sessions: a cookie is valid as long as its session is stored here."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from miskatonic.server.storage.rows import PlayerRow
from miskatonic.server.storage.schema import PLAYER, SESSION

# A player with more sessions loses those that have not been used for longest.
MOST_SESSIONS: Final = 20


class FoundSession(NamedTuple):
    """A session that is valid: its player, and when it was last known to be used."""

    player: PlayerRow
    seen: int


def open_for(connection: Connection, digest: str, player: str, at: int) -> None:
    connection.execute(insert(SESSION).values(digest=digest, player=player, created=at, seen=at))
    of_player = select(SESSION.c.digest).where(SESSION.c.player == player)
    oldest = of_player.order_by(SESSION.c.seen.desc()).offset(MOST_SESSIONS)
    if gone := list(connection.execute(oldest).scalars()):
        connection.execute(delete(SESSION).where(SESSION.c.digest.in_(gone)))


def find(connection: Connection, digest: str, after: int) -> FoundSession | None:
    """The session, unless it has not been used since `after`."""
    found = (
        select(PLAYER, SESSION.c.seen.label("used"))
        .join(SESSION, SESSION.c.player == PLAYER.c.id)
        .where(SESSION.c.digest == digest, SESSION.c.seen > after)
    )
    row = connection.execute(found).one_or_none()
    return None if row is None else FoundSession(PlayerRow(row.id, row.name, row.created, row.seen), row.used)


def use(connection: Connection, digest: str, at: int) -> None:
    connection.execute(update(SESSION).where(SESSION.c.digest == digest).values(seen=at))


def end(connection: Connection, digest: str) -> None:
    connection.execute(delete(SESSION).where(SESSION.c.digest == digest))


def end_others(connection: Connection, player: str, kept: str) -> list[str]:
    """End all sessions of a player but one; their digests."""
    others = delete(SESSION).where(SESSION.c.player == player, SESSION.c.digest != kept)
    return list(connection.execute(others.returning(SESSION.c.digest)).scalars())


def remove_expired(connection: Connection, before: int, limit: int) -> None:
    """Remove sessions that have not been used since `before`, at most so many at a time."""
    expired = select(SESSION.c.digest).where(SESSION.c.seen <= before).order_by(SESSION.c.seen).limit(limit)
    if gone := list(connection.execute(expired).scalars()):
        connection.execute(delete(SESSION).where(SESSION.c.digest.in_(gone)))
