"""The log of a match. `(match, seq)` is the key: of two who write the same line, one is too late."""

from dataclasses import asdict

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import MatchRow, MoveRow, SnapshotRow
from miskatonic.server.storage.schema import MATCH, MOVE, SNAPSHOT

# Built once: these two are what the house does all day.
_APPEND = insert(MOVE)
_COME_TO = (
    update(MATCH)
    .where(MATCH.c.id == bindparam("this"))
    .values({name: bindparam(name) for name in ("seq", "asked", "bot_turn", "outcome", "state", "updated")})
)


def append(connection: Connection, move: MoveRow, match: MatchRow) -> None:
    """Write the next line, and what the match has come to by it."""
    line = {
        "match": move.match,
        "seq": move.seq,
        "act": move.act,
        "seat": move.seat,
        "word": move.word,
        "to_step": move.to_step,
        "digest": move.digest,
        "at": move.at,
    }
    try:
        connection.execute(_APPEND, line)
    except IntegrityError as error:
        raise ConflictError("the table has moved on") from error
    come_to = {
        "this": match.id,
        "seq": match.seq,
        "asked": match.asked,
        "bot_turn": match.bot_turn,
        "outcome": match.outcome,
        "state": match.state,
        "updated": match.updated,
    }
    connection.execute(_COME_TO, come_to)


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
