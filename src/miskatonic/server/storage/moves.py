"""The log of a match. Its key is `(match, seq)`, so only one of two writers can write the same line."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.prepared import PreparedStatement
from miskatonic.server.storage.rows import MatchRow, MoveRow, SnapshotRow
from miskatonic.server.storage.schema import MATCH, MOVE, SNAPSHOT

T = TypeVar("T")

# The columns of a match that a line changes.
CHANGED_COLUMNS = ("seq", "asked", "bot_turn", "outcome", "deadlines", "deadline", "node", "state", "updated")
# These two statements run for every move on PostgreSQL. SQLite has a way of its own (`sqlite_lines`).
_APPEND = PreparedStatement(insert(MOVE), dict(MOVE.c))
VALUES_OF_MATCH = {"this": MATCH.c.id, **{name: MATCH.c[name] for name in CHANGED_COLUMNS}}
_UPDATE_MATCH = PreparedStatement(
    update(MATCH)
    .where(MATCH.c.id == bindparam("this"))
    .values({name: bindparam(name) for name in CHANGED_COLUMNS}),
    VALUES_OF_MATCH,
)


@dataclass(frozen=True, eq=False)
class Line(Generic[T]):
    """The next line of a match, and the match row as it is after the line: a transaction with an answer."""

    move: MoveRow
    match: MatchRow
    answer: T

    def __call__(self, connection: Connection) -> T:
        append(connection, self.move, self.match)
        return self.answer

    def move_values(self) -> dict[str, Any]:
        move = self.move
        return {
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

    def match_values(self) -> dict[str, Any]:
        match = self.match
        return {
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


def append(connection: Connection, move: MoveRow, match: MatchRow) -> None:
    """Write the next line, and the match row as it is after the line.

    If somebody else has written that line, it raises a `ConflictError` and has not changed anything.
    """
    line = Line(move, match, None)
    with _conflicts():
        _APPEND.run(connection, line.move_values())
    _UPDATE_MATCH.run(connection, line.match_values())


@contextmanager
def _conflicts() -> Iterator[None]:
    try:
        yield
    except IntegrityError as error:
        raise ConflictError("another move was written first") from error


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
