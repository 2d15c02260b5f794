"""Keyframes of a match: what each reader saw after a line, and what had been told until then."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, insert, select

from miskatonic.server.storage.rows import KeyframeRow
from miskatonic.server.storage.schema import KEYFRAME


def store(connection: Connection, keyframe: KeyframeRow, after: int) -> None:
    """Store a keyframe in place of those after line `after`, which it covers."""
    stale = delete(KEYFRAME).where(KEYFRAME.c.match == keyframe.match, KEYFRAME.c.line > after)
    connection.execute(stale)
    connection.execute(insert(KEYFRAME).values(**asdict(keyframe)))


def of_match(connection: Connection, match_id: str) -> list[KeyframeRow]:
    """The keyframes of a match, oldest first."""
    rows = connection.execute(
        select(KEYFRAME).where(KEYFRAME.c.match == match_id).order_by(KEYFRAME.c.line)
    ).mappings()
    return [KeyframeRow(**row) for row in rows]


def lines(connection: Connection, match_id: str) -> list[int]:
    """The lines after which there are keyframes."""
    return list(connection.execute(select(KEYFRAME.c.line).where(KEYFRAME.c.match == match_id)).scalars())
