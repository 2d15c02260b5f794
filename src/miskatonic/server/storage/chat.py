"""The chat of a table."""

from dataclasses import asdict, replace
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import ChatRow
from miskatonic.server.storage.schema import CHAT

# A table keeps so many lines; older ones are removed.
KEPT: Final = 1_000


def append(connection: Connection, line: ChatRow) -> ChatRow:
    """Write a line under the next number. If two write at the same moment, one must try again."""
    last = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.match == line.match)).scalar()
    numbered = replace(line, number=(last or 0) + 1)
    try:
        connection.execute(insert(CHAT).values(**asdict(numbered)))
    except IntegrityError as error:
        raise ConflictError("somebody else wrote at the same moment") from error
    oldest = numbered.number - KEPT
    connection.execute(delete(CHAT).where(CHAT.c.match == line.match, CHAT.c.number <= oldest))
    return numbered


def read(connection: Connection, match_id: str, since: int, limit: int) -> list[ChatRow]:
    """The last lines after number `since`, oldest first."""
    found = select(CHAT).where(CHAT.c.match == match_id, CHAT.c.number > since)
    rows = connection.execute(found.order_by(CHAT.c.number.desc()).limit(limit)).mappings()
    return [ChatRow(**row) for row in rows][::-1]
