"""Analyses of finished matches: the moves that have been weighed."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import WeighedRow
from miskatonic.server.storage.schema import WEIGHED_MOVE


def store(connection: Connection, row: WeighedRow) -> None:
    """Store a move in place of another that had its number before an undo."""
    same = delete(WEIGHED_MOVE).where(WEIGHED_MOVE.c.match == row.match, WEIGHED_MOVE.c.step == row.step)
    connection.execute(same)
    try:
        connection.execute(insert(WEIGHED_MOVE).values(**asdict(row)))
    except IntegrityError as error:
        raise ConflictError("another node has stored the same move") from error


def of_match(connection: Connection, match_id: str) -> list[WeighedRow]:
    """What has been weighed of a match, in the order of its moves."""
    found = select(WEIGHED_MOVE).where(WEIGHED_MOVE.c.match == match_id).order_by(WEIGHED_MOVE.c.step)
    return [WeighedRow(**row) for row in connection.execute(found).mappings()]


def digests(connection: Connection, match_id: str) -> dict[int, str]:
    """Which moves of a match have been weighed, and to which positions they led."""
    found = select(WEIGHED_MOVE.c.step, WEIGHED_MOVE.c.digest).where(WEIGHED_MOVE.c.match == match_id)
    return {row.step: row.digest for row in connection.execute(found)}
