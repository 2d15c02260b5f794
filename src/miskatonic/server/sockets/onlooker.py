"""Somebody who looks at a table through a socket.

A socket is a cursor into the log, not a queue: when something has changed it is told everything since
the last it was told, in one message. Whoever is slow, or was away, misses nothing and holds up nobody.
"""

import asyncio
from collections import deque

from msgspec import Struct

from miskatonic.server import conversation
from miskatonic.server.house import House
from miskatonic.server.rooms.room import Room
from miskatonic.server.storage.rows import PlayerRow
from miskatonic.server.wire.encoding import encode
from miskatonic.server.wire.play import ConsentView
from miskatonic.server.wire.socket import Table, Talk
from miskatonic.server.wire.tables import table_view

# Answers that wait to be sent to somebody who asks but does not listen.
MOST_ANSWERS = 64


class SocketOnlooker:
    """What one socket has been told so far."""

    def __init__(self, house: House, room: Room, player: PlayerRow, seat: int | None, since: int) -> None:
        self.seat = seat
        self.player = player
        self.is_dismissed = False
        self._house = house
        self._room = room
        self._since = since
        # What has been told of the table, the log and the talk; nothing yet.
        self._version = -1
        self._told: tuple[int, ConsentView | None] | None = None
        self._talk = -1
        self._line = 0
        self._answers: deque[bytes] = deque(maxlen=MOST_ANSWERS)
        self._bell = asyncio.Event()
        self._bell.set()

    def wake(self) -> None:
        self._bell.set()

    def dismiss(self) -> None:
        self.is_dismissed = True
        self._bell.set()

    def answer(self, message: Struct) -> None:
        self._answers.append(encode(message))
        self._bell.set()

    async def next(self) -> list[bytes]:
        """Wait for something to tell, and tell it; answers come after the state they speak of."""
        await self._bell.wait()
        self._bell.clear()
        if self.is_dismissed:
            return []
        news = []
        async with self._room.lock:
            if not self._still_sits_here():
                self.is_dismissed = True
                return []
            if self._version != self._room.version:
                self._version = self._room.version
                news.append(self._table())
            if self._room.is_running and (self._told != (self._room.seq, self._room.consent)):
                news.append(self._room.state(self.seat, self._since))
                self._since = self._room.seq
                self._told = (self._room.seq, self._room.consent)
        news += await self._heard()
        while self._answers:
            news.append(self._answers.popleft())
        return news

    def _still_sits_here(self) -> bool:
        """Whoever has left a seat sees no more from it."""
        return self.seat is None or self._room.seats[self.seat].player == self.player.id

    def _table(self) -> bytes:
        room = self._room
        return encode(Table(table=table_view(room.row, room.seats, self.player.id, room.present)))

    async def _heard(self) -> list[bytes]:
        if self._talk == self._room.talk:
            return []
        self._talk = self._room.talk
        lines = await conversation.heard(self._house, self._room, self._line)
        if not lines:
            return []
        self._line = lines[-1].number
        return [encode(Talk(lines=lines))]
