"""What a socket sends.

A socket is a cursor into the log, not a queue: after a change it sends everything since the last line that it
has sent, in one message. A client that is slow or was away misses nothing and holds up nobody. Where a socket
has sent everything before a line, and its client reads, the line is sent at once, without waking a task.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec import Struct

from miskatonic.server.lobby.maintenance import Maintenance, MaintenanceNotice
from miskatonic.server.rooms.audience import REMOVED
from miskatonic.server.rooms.chat import Chat
from miskatonic.server.rooms.messages import Reader
from miskatonic.server.rooms.room import Room
from miskatonic.server.storage.errors import DatabaseUnavailableError
from miskatonic.server.storage.rows import PlayerRow
from miskatonic.server.wire.encoding import encode
from miskatonic.server.wire.play import ConsentView
from miskatonic.server.wire.socket import ChatMessage, MaintenanceMessage, TableMessage

# The status with which a socket is closed whose player the host sends away.
BANNED: Final = 403
# A client that sends but does not receive loses older answers.
MOST_ANSWERS: Final = 64


class Opened(NamedTuple):
    """A socket when it is opened: its client knows lines before `line` and chat up to `chat`."""

    line: int
    chat: int
    session: str
    address: str
    # Sends a message at once, or says that it cannot.
    send_now: Callable[[bytes], bool]


class SocketSubscriber:
    """What one socket has sent so far, and what it has to send next."""

    def __init__(
        self,
        room: Room,
        chat: Chat,
        maintenance: Maintenance,
        player: PlayerRow,
        seat: int | None,
        opened: Opened,
        *,
        patches: bool,
    ) -> None:
        self.seat = seat
        self.patches = patches
        self.player = player
        self.session = opened.session
        self.address = opened.address
        # The status with which the socket is to be closed; 0: not at all.
        self.dismissed = 0
        self._room = room
        self._chat = chat
        self._maintenance = maintenance
        # The notice of maintenance that has been sent.
        self._notice: MaintenanceNotice | None = None
        self._since = min(opened.line, room.seq)
        # The versions that have been sent of the table, the state and the chat; none yet.
        self._table_version = -1
        self._state_version: tuple[int, ConsentView | None] | None = None
        self._chat_version = -1
        self._chat_line = opened.chat
        self._answers: deque[bytes] = deque(maxlen=MOST_ANSWERS)
        self._has_news = asyncio.Event()
        self._has_news.set()
        self._send_now = opened.send_now
        # Everything has been sent, so that the next message may be sent at once.
        self._is_idle = False

    def notify(self) -> None:
        self._is_idle = False
        self._has_news.set()

    def push(self, message: bytes, since: int) -> bool:
        is_next = self._state_version is not None and self._state_version[0] == since
        if not (self._is_idle and is_next and self._send_now(message)):
            return False
        self._since = since + 1
        self._state_version = (since + 1, None)
        return True

    def dismiss(self, status: int) -> None:
        self.dismissed = status
        self.notify()

    def answer(self, message: Struct) -> None:
        encoded = encode(message)
        if not (self._is_idle and self._send_now(encoded)):
            self._answers.append(encoded)
            self.notify()

    async def next_messages(self) -> list[bytes]:
        """Wait for news and return the messages; answers come after the state that they refer to."""
        self._is_idle = not self._has_news.is_set()
        await self._has_news.wait()
        self._has_news.clear()
        if self.dismissed:
            return []
        messages = []
        async with self._room.lock:
            if not self._room.is_loaded:
                # The database is down; this is called again when the room is loaded.
                return self._drained_answers()
            if self._room.restrictions.bans(self.player.id):
                self.dismissed = BANNED
                return []
            if not self._still_owns_seat():
                self.dismissed = REMOVED
                return []
            if self._table_version != self._room.version:
                self._table_version = self._room.version
                messages.append(self._table_message())
            version = (self._room.seq, self._room.consent)
            if self._room.is_started and self._state_version != version:
                has_scene = self._state_version is not None
                messages.append(
                    self._room.state_message(Reader(self.seat, self._since, self.patches, has_scene))
                )
                self._since = self._room.seq
                self._state_version = version
        messages += self._maintenance_messages() + await self._chat_messages()
        return messages + self._drained_answers()

    def _drained_answers(self) -> list[bytes]:
        answers = list(self._answers)
        self._answers.clear()
        return answers

    def _still_owns_seat(self) -> bool:
        """A player who has left a seat sees no more from it."""
        return self.seat is None or self._room.seats[self.seat].player == self.player.id

    def _table_message(self) -> bytes:
        return encode(TableMessage(table=self._room.table_view(self.player.id)))

    def _maintenance_messages(self) -> list[bytes]:
        notice = self._maintenance.notice
        if notice == self._notice:
            return []
        self._notice = notice
        return [encode(MaintenanceMessage(notice=notice))]

    async def _chat_messages(self) -> list[bytes]:
        if self._chat_version == self._room.chat_version:
            return []
        version = self._room.chat_version
        try:
            lines = await self._chat.read(self._room, self._chat_line, self.player.id)
        except DatabaseUnavailableError:
            # The chat is read again at the next change.
            return []
        self._chat_version = version
        if not lines:
            return []
        self._chat_line = lines[-1].number
        return [encode(ChatMessage(lines=lines))]
