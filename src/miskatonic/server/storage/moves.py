"""The log of a match. `(match, seq)` is the key: of two who write the same line, one is too late."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import MatchRow, MoveRow, SnapshotRow
from miskatonic.server.storage.schema import MATCH, MOVE, SNAPSHOT


def append(connection: Connection, move: MoveRow, match: MatchRow) -> None:
    """Write the next line, and what the match has come to by it."""
    try:
        connection.execute(insert(MOVE).values(**asdict(move)))
    except IntegrityError as error:
        raise ConflictError("the table has moved on") from error
    come_to = {
        "seq": match.seq,
        "asked": match.asked,
        "bot_turn": match.bot_turn,
        "outcome": match.outcome,
        "state": match.state,
        "updated": match.updated,
    }
    connection.execute(update(MATCH).where(MATCH.c.id == match.id).values(come_to))


def read(connection: Connection, match_id: str, since: int = 0) -> list[MoveRow]:
    rows = connection.execute(
        select(MOVE).where(MOVE.c.match == match_id, MOVE.c.seq >= since).order_by(MOVE.c.seq)
    ).mappings()
    return [MoveRow(**row) for row in rows]


def keep_snapshot(connection: Connection, snapshot: SnapshotRow) -> None:
    """Replace the saved table of a match."""
    connection.execute(delete(SNAPSHOT).where(SNAPSHOT.c.match == snapshot.match))
    connection.execute(insert(SNAPSHOT).values(**asdict(snapshot)))


def snapshot(connection: Connection, match_id: str) -> SnapshotRow | None:
    row = connection.execute(select(SNAPSHOT).where(SNAPSHOT.c.match == match_id)).mappings().one_or_none()
    return None if row is None else SnapshotRow(**row)
