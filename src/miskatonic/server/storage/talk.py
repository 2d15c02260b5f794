"""What people say beside the game, whom the table admits, and who agrees to go back."""

from dataclasses import asdict

from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import ChatRow, ConsentRow
from miskatonic.server.storage.schema import ADMISSION, CHAT, CONSENT


def say(connection: Connection, line: ChatRow) -> ChatRow:
    """Write a line under the next number. Two at the same moment: one must try again."""
    last = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.match == line.match)).scalar()
    numbered = ChatRow(**{**asdict(line), "number": (last or 0) + 1})
    try:
        connection.execute(insert(CHAT).values(**asdict(numbered)))
    except IntegrityError as error:
        raise ConflictError("somebody else spoke at the same moment") from error
    return numbered


def heard(connection: Connection, match_id: str, since: int, limit: int) -> list[ChatRow]:
    """The last lines after number `since`, oldest first."""
    found = select(CHAT).where(CHAT.c.match == match_id, CHAT.c.number > since)
    rows = connection.execute(found.order_by(CHAT.c.number.desc()).limit(limit)).mappings()
    return [ChatRow(**row) for row in rows][::-1]


def admit(connection: Connection, match_id: str, player: str) -> None:
    if not is_admitted(connection, match_id, player):
        connection.execute(insert(ADMISSION).values(match=match_id, player=player))


def is_admitted(connection: Connection, match_id: str, player: str) -> bool:
    found = select(ADMISSION.c.player).where(ADMISSION.c.match == match_id, ADMISSION.c.player == player)
    return connection.execute(found).one_or_none() is not None


def consent(connection: Connection, given: ConsentRow) -> None:
    """A seat agrees to go back; what it said before is forgotten."""
    connection.execute(delete(CONSENT).where(CONSENT.c.match == given.match, CONSENT.c.seat == given.seat))
    connection.execute(insert(CONSENT).values(**asdict(given)))


def consents(connection: Connection, match_id: str, seq: int) -> list[ConsentRow]:
    """Who agrees to what at this point of the log."""
    found = select(CONSENT).where(CONSENT.c.match == match_id, CONSENT.c.seq == seq).order_by(CONSENT.c.seat)
    return [ConsentRow(**row) for row in connection.execute(found).mappings()]


def forget_consents(connection: Connection, match_id: str) -> None:
    connection.execute(delete(CONSENT).where(CONSENT.c.match == match_id))
