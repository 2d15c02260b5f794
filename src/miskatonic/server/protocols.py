"""The connections of clients: limits that uvicorn does not have.

A client may send a byte now and then and never finish its request, send headers without end, or ask and not
read the answers. Each of these holds memory and a file descriptor for as long as the client likes. So each
has a limit here.
"""

import asyncio
import struct
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from miskatonic.server.http.addresses import Networks, client_key
from miskatonic.server.http.rate_limits import TokenBucket
from miskatonic.server.processes.siblings import Siblings
from miskatonic.server.settings import Settings

HEAD_BYTES: Final = 32_768
# An empty fragment of a message costs little to send and something to store.
MOST_FRAGMENTS: Final = 64
PINGS_PER_SECOND: Final = 5.0
BURST_OF_PINGS: Final = 20.0
NOT_UTF_8: Final = 1007
TOO_LARGE: Final = 1009
# In the state of the ASGI scope of a socket: sends a text at once, or says that it cannot.
SEND_NOW: Final = "miskatonic.send_now"
# The first byte of a frame that holds a whole text. From this length on, two or eight more bytes hold it.
WHOLE_TEXT: Final = 0x81
SHORT_FRAME: Final = 126
MIDDLE_FRAME: Final = 1 << 16


def limited_protocols(settings: Settings, siblings: Siblings | None) -> dict[str, Any]:
    """The arguments of uvicorn's configuration that set these protocols."""
    limits = ConnectionLimits(settings)
    return {"http": partial(HttpProtocol, limits, siblings), "ws": partial(SocketProtocol, limits)}


class ConnectionLimits:
    """What all connections of a node share."""

    def __init__(self, settings: Settings) -> None:
        # A request has to arrive, and what is sent has to be read, within so many seconds.
        self.seconds = settings.request_seconds
        self._most = settings.connections_per_address
        self._proxies = Networks(settings.proxies or "")
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection; False if its client has too many. A proxy stands for many clients."""
        key = client_key(address)
        self._open[key] += 1
        return self._open[key] <= self._most or address in self._proxies

    def leave(self, address: str) -> None:
        key = client_key(address)
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


class Deadline:
    """Calls back unless it is lifted in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, seconds: float, missed: Callable[[], object]) -> None:
        self._loop = loop
        self._seconds = seconds
        self._missed = missed
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """The time begins; if it has begun already, it goes on."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._run_out)

    def lift(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _run_out(self) -> None:
        self._timer = None
        self._missed()


class HttpProtocol(HttpToolsProtocol):
    """Requests: each has to arrive in time, its head must not be too large, and its answer has to be read.

    A request about a table whose home is another process of the server goes on there, with its connection.
    """

    def __init__(
        self,
        limits: ConnectionLimits,
        siblings: Siblings | None,
        received: bytes = b"",
        **given: Any,  # noqa: ANN401 - uvicorn's arguments
    ) -> None:
        super().__init__(**given)
        self._limits = limits
        self._siblings = siblings
        # What a sibling has received on this connection before.
        self._received = received
        self._arrival = Deadline(self.loop, limits.seconds, self._too_late)
        self._reading = Deadline(self.loop, limits.seconds, self._abort)
        self._is_first = True
        # The bytes of a head that is not complete; while a body arrives there is none.
        self._head_bytes = 0
        self._is_in_body = False
        self._is_counted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast("asyncio.Transport", transport))
        self._is_counted = True
        if not self._limits.enter(_address(self.client)):
            self.transport.abort()
        self._arrival.set()
        if self._received:
            self.data_received(self._received)

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_first or self.cycle.response_complete:
            if not self._head_bytes and self._goes_elsewhere(data):
                return
            self._arrival.set()
        if not self._is_in_body:
            self._head_bytes += len(data)
        super().data_received(data)
        if self._head_bytes > HEAD_BYTES:
            self._refuse(b"431 Request Header Fields Too Large")

    def on_headers_complete(self) -> None:
        self._is_first = False
        self._head_bytes = 0
        self._is_in_body = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arrival.lift()
        self._is_in_body = False
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._release()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.set()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.lift()

    def _goes_elsewhere(self, request: bytes) -> bool:
        """Hand the connection over if its next request is for another process; has that been done?"""
        if self._siblings is None:
            return False
        connection = self.transport.get_extra_info("socket").fileno()
        if not self._siblings.hand_over(connection, request):
            return False
        # This closes the descriptor of this process only.
        self.transport.abort()
        return True

    def _release(self) -> None:
        """The connection is lost, or another protocol goes on with it."""
        self._arrival.lift()
        self._reading.lift()
        if self._is_counted:
            self._is_counted = False
            self._limits.leave(_address(self.client))

    def _too_late(self) -> None:
        is_waited_for = self._is_in_body and not self.cycle.response_started
        if self._head_bytes or is_waited_for:
            self._refuse(b"408 Request Timeout")
        else:
            self.transport.abort()

    def _abort(self) -> None:
        self.transport.abort()

    def _refuse(self, status: bytes) -> None:
        if not self.transport.is_closing():
            head = b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(b"HTTP/1.1 " + status + head)
            self.transport.close()
            self._reading.set()


class SocketProtocol(WebSocketsSansIOProtocol):
    """Sockets: what they send is bounded, and they are closed if they do not read what they are sent."""

    def __init__(self, limits: ConnectionLimits, **given: Any) -> None:  # noqa: ANN401 - uvicorn's arguments
        super().__init__(**given)
        self._limits = limits
        self._reading = Deadline(self.loop, limits.seconds, self._abort)
        self._pings = TokenBucket(PINGS_PER_SECOND, BURST_OF_PINGS)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        # The client had this connection before the upgrade, so it has not too many now.
        self._limits.enter(_address(self.client))

    def connection_lost(self, exc: Exception | None) -> None:
        self._reading.lift()
        self._limits.leave(_address(self.client))
        if self.handshake_initiated:
            # Otherwise the two would keep each other alive.
            self.scope["state"].pop(SEND_NOW, None)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reading.set()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.lift()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][SEND_NOW] = self.send_now

    def send_now(self, text: bytes) -> bool:
        """Send a message without waiting; False if the client does not read, or the socket is closing."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(_head_of_text(len(text)) + text)
        return True

    def handle_ping(self) -> None:
        """Answer a ping. The answers of a client that does not read them would pile up."""
        if self._pings.take() and self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(TOO_LARGE)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_utf_8(b"".join(self.frames)):
            self._fail(NOT_UTF_8)
        else:
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        # Closing waits until everything is sent, and this client does not read.
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._reading.set()

    def _abort(self) -> None:
        self.transport.abort()

    def _fail(self, code: int) -> None:
        """Close the socket for what the client has sent."""
        if not self.close_sent:
            self.conn.send_close(code)
            self.handle_parser_exception()
            self._reading.set()


def _head_of_text(size: int) -> bytes:
    """The head of an unmasked frame that holds a whole text (RFC 6455, 5.2)."""
    if size < SHORT_FRAME:
        return bytes((WHOLE_TEXT, size))
    if size < MIDDLE_FRAME:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT_FRAME, size)
    return struct.pack("!BBQ", WHOLE_TEXT, SHORT_FRAME + 1, size)


def _address(client: tuple[str, int] | None) -> str:
    return client[0] if client else "unknown"


def _is_utf_8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
