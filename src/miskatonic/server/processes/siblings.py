"""What the processes of one server send to each other, and which of them a request is for.

Each process has an inbox, a pair of sockets. The parent holds it, too: what was sent to a process that has
died waits there for its successor.
"""

import asyncio
import re
import socket
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, suppress
from typing import Final, NamedTuple
from zlib import crc32

OnConnection = Callable[[socket.socket, bytes], None]

_TABLE: Final = re.compile(rb"[A-Z]+ /api/(?:admin/)?tables/([\w-]{12})[/? ]")
# The first byte of everything in an inbox.
_CONNECTION: Final = b"c"
_NOTICE: Final = b"n"
# A request that has begun with more than this stays where it has arrived.
MOST_BYTES: Final = 65_536


class Inbox(NamedTuple):
    """Datagrams for one process, each with one connection or one notice."""

    reading: socket.socket
    writing: socket.socket


def home_of(request: bytes, processes: int) -> int | None:
    """The number of the process that a request is for, by the table that it names; None: any process.

    So all requests about a table, and all of its sockets, are for the same one.
    """
    named = _TABLE.match(request)
    return None if named is None else crc32(named[1]) % processes


def make_inbox() -> Inbox:
    return Inbox(*socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM))


class Siblings:
    """The processes of one server, as one of them sees them."""

    def __init__(
        self,
        number: int,
        inboxes: Sequence[Inbox],
        turnstile: AbstractContextManager[None],
        *,
        is_first: bool,
    ) -> None:
        self._number = number
        # No other process of the server runs yet.
        self.is_first = is_first
        # Each passes it to write to SQLite.
        self.turnstile = turnstile
        # What the others have published and nobody has received yet.
        self.notices: asyncio.Queue[bytes] = asyncio.Queue()
        self._own = inboxes[number].reading
        self._inboxes = [inbox.writing for inbox in inboxes]
        for end in (self._own, *self._inboxes):
            # Nobody waits for a process that does not read.
            end.settimeout(0)

    def hand_over(self, connection: int, received: bytes) -> bool:
        """Let another process go on with a connection that sends a request for it; has that been done?

        If the other cannot take it now, it can be answered here as well; it only costs more.
        """
        home = home_of(received, len(self._inboxes))
        if home is None or home == self._number or len(received) > MOST_BYTES:
            return False
        try:
            socket.send_fds(self._inboxes[home], [_CONNECTION + received], [connection])
        except OSError:
            return False
        return True

    def publish(self, notice: bytes) -> None:
        """Send a notice to all others. It is lost on those whose inbox is full."""
        for number, inbox in enumerate(self._inboxes):
            if number != self._number:
                with suppress(OSError):
                    inbox.send(_NOTICE + notice)

    def open_inbox(self, on_connection: OnConnection) -> None:
        """Receive from now on, in the running event loop."""
        asyncio.get_running_loop().add_reader(self._own.fileno(), self._receive, on_connection)

    def close_inbox(self) -> None:
        asyncio.get_running_loop().remove_reader(self._own.fileno())

    def _receive(self, on_connection: OnConnection) -> None:
        with suppress(BlockingIOError):
            while True:
                data, descriptors, _, _ = socket.recv_fds(self._own, 1 + MOST_BYTES, 1)
                if data[:1] == _NOTICE:
                    self.notices.put_nowait(data[1:])
                for descriptor in descriptors:
                    on_connection(socket.socket(fileno=descriptor), data[1:])
