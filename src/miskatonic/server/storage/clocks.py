"""The clocks of seats: which have run out, and the time that does not count because the server was down."""

from sqlalchemy import Connection, insert, select, update

from miskatonic.server.storage.rows import MatchState
from miskatonic.server.storage.schema import MATCH, SHARED_VALUE

_BEAT = "clocks-seen"


def due(connection: Connection, at: int, limit: int) -> list[str]:
    """Running matches in which the time of a seat is up, the first first."""
    found = (
        select(MATCH.c.id)
        .where(MATCH.c.deadline <= at, MATCH.c.state == MatchState.RUNNING)
        .order_by(MATCH.c.deadline)
        .limit(limit)
    )
    return list(connection.execute(found).scalars())


def stop(connection: Connection, match_id: str) -> None:
    """Stop the clocks of a match until its next line."""
    connection.execute(update(MATCH).where(MATCH.c.id == match_id).values(deadlines={}, deadline=None))


def beat(connection: Connection, at: int, longest_ms: int) -> int:
    """Note that a node watches the clocks; the milliseconds that were given back to all of them.

    Without a note for longer than `longest_ms`, no node was up. Of several nodes that notice it, only one
    gives the time back: the one that replaces the old note.
    """
    known = connection.execute(
        select(SHARED_VALUE.c.value).where(SHARED_VALUE.c.key == _BEAT)
    ).scalar_one_or_none()
    if known is None:
        connection.execute(insert(SHARED_VALUE).values(key=_BEAT, value=str(at)))
        return 0
    replaced = (
        update(SHARED_VALUE)
        .where(SHARED_VALUE.c.key == _BEAT, SHARED_VALUE.c.value == known)
        .values(value=str(max(at, int(known))))
    )
    gap = at - int(known)
    if connection.execute(replaced).rowcount != 1 or gap <= longest_ms:
        return 0
    _put_off(connection, gap)
    return gap


def _put_off(connection: Connection, gap: int) -> None:
    """Every clock that runs gets so many milliseconds more."""
    running = connection.execute(
        select(MATCH.c.id, MATCH.c.deadlines, MATCH.c.deadline).where(MATCH.c.deadline.is_not(None))
    ).all()
    for row in running:
        later = {seat: at + gap for seat, at in row.deadlines.items()}
        connection.execute(
            update(MATCH).where(MATCH.c.id == row.id).values(deadlines=later, deadline=row.deadline + gap)
        )
