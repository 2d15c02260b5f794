"""The chat beside a match."""

from typing import Final

from miskatonic.server.cluster.bus import Bus
from miskatonic.server.errors import LimitExceededError
from miskatonic.server.http.rate_limits import TokenBuckets
from miskatonic.server.identity.user_text import clean_chat
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import seats_of
from miskatonic.server.settings import Settings
from miskatonic.server.storage import chat
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import ChatRow, PlayerRow
from miskatonic.server.terms import opponents_of
from miskatonic.server.tokens import now
from miskatonic.server.wire.tables import ChatView, chat_view

ATTEMPTS: Final = 5
# Somebody who comes later is shown at most so many of the earlier lines.
BACKLOG: Final = 200


class Chat:
    """Writes and reads lines of chat."""

    def __init__(self, database: Database, bus: Bus, settings: Settings) -> None:
        self._database = database
        self._bus = bus
        self._people = _buckets(settings.chat_per_minute)
        self._tables = _buckets(settings.table_chat_per_minute)

    async def say(self, room: Room, player: PlayerRow, text: str) -> ChatView:
        """Write a line for all who have the table in view."""
        room.restrictions.require_voice(player.id)
        own = seats_of(room.seats, player.id)
        self._limit(room, player, is_seated=bool(own))
        seat = own[0] if own else None
        name = player.name if seat is None else room.seats[seat].name
        line = await self._append(ChatRow(room.id, 0, player.id, name, seat, clean_chat(text), now()))
        room.chat_version += 1
        room.notify(table=False)
        self._bus.publish(room.id, talk=True)
        return chat_view(line)

    async def read(self, room: Room, since: int, reader: str) -> list[ChatView]:
        """The lines that this player may read."""
        lines = await self._database.read(lambda c: chat.read(c, room.id, since, BACKLOG))
        return [chat_view(line) for line in lines if not _is_among_the_team(room, line, reader)]

    def _limit(self, room: Room, player: PlayerRow, *, is_seated: bool) -> None:
        """Raise if somebody talks too much. Spectators share a limit, so that they cannot silence players."""
        if not self._people.of(player.id).take():
            raise LimitExceededError("you talk too fast; wait a little")
        if not is_seated and not self._tables.of(room.id).take():
            raise LimitExceededError("too many people talk at this table; wait a little")

    async def _append(self, line: ChatRow) -> ChatRow:
        """Lines are numbered. If two are written at the same moment, one of them tries again."""
        for _ in range(ATTEMPTS - 1):
            try:
                return await self._database.write(lambda c: chat.append(c, line))
            except ConflictError:
                continue
        return await self._database.write(lambda c: chat.append(c, line))


def _is_among_the_team(room: Room, line: ChatRow, reader: str) -> bool:
    """Is it what a team says that somebody plays against, and is the reader none of it?

    Spectators do not read it either: whoever plays against the team may look on. At the end all is open.
    """
    team = len(room.seats) - opponents_of(room.row)
    is_secret = team < len(room.seats) and room.is_started and not room.is_over
    if not is_secret or line.seat is None or line.seat >= team:
        return False
    return all(seat >= team for seat in seats_of(room.seats, reader))


def _buckets(per_minute: float) -> TokenBuckets:
    """So many lines a minute, half of them at once."""
    return TokenBuckets(per_minute / 60, max(1.0, per_minute / 2))
