"""The log of a match. Its key is `(match, seq)`, so only one of two writers can write the same line."""

from dataclasses import asdict

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import MatchRow, MoveRow, SnapshotRow
from miskatonic.server.storage.schema import MATCH, MOVE, SNAPSHOT

# Built once: these two statements run for every move.
_APPEND = insert(MOVE)
_CHANGED_BY_MOVES = (
    "seq",
    "asked",
    "bot_turn",
    "outcome",
    "deadlines",
    "deadline",
    "node",
    "state",
    "updated",
)
_UPDATE_MATCH = (
    update(MATCH)
    .where(MATCH.c.id == bindparam("this"))
    .values({name: bindparam(name) for name in _CHANGED_BY_MOVES})
)


def append(connection: Connection, move: MoveRow, match: MatchRow) -> None:
    """Write the next line, and the match row as it is after the line."""
    line = {
        "match": move.match,
        "seq": move.seq,
        "act": move.act,
        "seat": move.seat,
        "word": move.word,
        "to_step": move.to_step,
        "digest": move.digest,
        "at": move.at,
        "given_by": move.given_by,
        "secret": move.secret,
    }
    try:
        connection.execute(_APPEND, line)
    except IntegrityError as error:
        raise ConflictError("another move was written first") from error
    after = {
        "this": match.id,
        "seq": match.seq,
        "asked": match.asked,
        "bot_turn": match.bot_turn,
        "outcome": match.outcome,
        "deadlines": match.deadlines,
        "deadline": match.deadline,
        "node": match.node,
        "state": match.state,
        "updated": match.updated,
    }
    connection.execute(_UPDATE_MATCH, after)


def read(connection: Connection, match_id: str, since: int = 0) -> list[MoveRow]:
    rows = connection.execute(
        select(MOVE).where(MOVE.c.match == match_id, MOVE.c.seq >= since).order_by(MOVE.c.seq)
    ).mappings()
    return [MoveRow(**row) for row in rows]


def store_snapshot(connection: Connection, snapshot: SnapshotRow) -> None:
    """Replace the snapshot of a match."""
    connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.match == snapshot.match))
    connection.execute(insert(SNAPSHOT).values(**asdict(snapshot)))


def snapshot(connection: Connection, match_id: str) -> SnapshotRow | None:
    row = connection.execute(select(SNAPSHOT).where(SNAPSHOT.c.match == match_id)).mappings().one_or_none()
    return None if row is None else SnapshotRow(**row)
