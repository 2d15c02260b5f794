"""The turns of people who may have to be told of them."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from miskatonic.server.storage.schema import TURN_NOTICE


class Turn(NamedTuple):
    """A seat that is asked, and since when its owner is away. Nobody has been told of it yet."""

    match: str
    seat: int
    since: int


def follow(connection: Connection, match_id: str, asked: Collection[int], at: int) -> None:
    """Begin the turns of seats that are asked now, and end those of all others at this table."""
    known = set(
        connection.execute(select(TURN_NOTICE.c.seat).where(TURN_NOTICE.c.match == match_id)).scalars()
    )
    if over := known.difference(asked):
        of_match = TURN_NOTICE.c.match == match_id
        connection.execute(delete(TURN_NOTICE).where(of_match, TURN_NOTICE.c.seat.in_(over)))
    begun = sorted(set(asked) - known)
    if begun:
        rows = [{"match": match_id, "seat": seat, "since": at} for seat in begun]
        connection.execute(insert(TURN_NOTICE), rows)


def waiting(connection: Connection, before: int, limit: int) -> list[Turn]:
    """Turns whose owners have been away since before this time, the first first."""
    found = (
        select(TURN_NOTICE.c.match, TURN_NOTICE.c.seat, TURN_NOTICE.c.since)
        .where(TURN_NOTICE.c.since <= before)
        .order_by(TURN_NOTICE.c.since)
        .limit(limit)
    )
    return [Turn(row.match, row.seat, row.since) for row in connection.execute(found)]


def put_off(connection: Connection, turns: Sequence[Turn], since: int) -> None:
    """The owners of these seats were here at this time."""
    for turn in turns:
        _change(connection, turn, since)


def claim(connection: Connection, turn: Turn) -> bool:
    """Take it upon oneself to tell the owner. Of several nodes only one gets True."""
    return _change(connection, turn, None)


def _change(connection: Connection, turn: Turn, since: int | None) -> bool:
    unchanged = (
        TURN_NOTICE.c.match == turn.match,
        TURN_NOTICE.c.seat == turn.seat,
        TURN_NOTICE.c.since == turn.since,
    )
    return connection.execute(update(TURN_NOTICE).where(*unchanged).values(since=since)).rowcount == 1
