"""The WebSocket endpoint of a table."""

import asyncio
from collections import Counter
from typing import Annotated, Any, Final

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.errors import (
    LimitExceededError,
    NotAllowedError,
    NotSignedInError,
    code_of,
    status_of,
)
from miskatonic.server.http.addresses import client_key
from miskatonic.server.http.dependencies import TABLE_PATH, TableId, WithNode
from miskatonic.server.http.rate_limits import TokenBucket
from miskatonic.server.node import Node
from miskatonic.server.protocols import SEND_NOW
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import seats_of
from miskatonic.server.sockets.receiver import Receiver
from miskatonic.server.sockets.subscriber import Opened, SocketSubscriber
from miskatonic.server.wire.socket import Refused

LOG: Final = structlog.get_logger("miskatonic.sockets")
AnySocket = WebSocket[Any, Any, Any]

# Close codes are 4000 and the HTTP status with the same meaning.
CLOSE_BASE: Final = 4000
CLOSE_REASONS: Final = {401: NotSignedInError.code, 403: NotAllowedError.code}
TOO_MUCH: Final = 4429
# A socket is closed after so many messages in a row that came too fast.
MOST_TOO_FAST: Final = 50
BURST_SECONDS: Final = 3.0
TOO_FAST: Final = Refused(id=None, error="too-much", message="too many messages; wait a little")


@websocket(TABLE_PATH + "/socket")
async def table_socket(
    socket: AnySocket,
    node: WithNode,
    table_id: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
    chat_since: Annotated[int, QueryParameter(name="chat", ge=0, le=2**31 - 1)] = 0,
    patches: Annotated[bool, QueryParameter()] = False,  # noqa: FBT002 - Litestar passes it by its name
) -> None:
    """Look at a table from a seat or as a spectator, after line `since` and line `chat` of the chat."""
    await socket.accept()
    host = socket.client.host if socket.client else "unknown"
    address = client_key(host)
    try:
        player = await node.sessions.require_player(socket)
        room = await node.rooms.open(table_id)
        await node.access.require_view(room, player.id, seat)
        _count(node.sockets, address, node.settings.sockets_per_address)
    except MiskatonicError as error:
        await socket.close(CLOSE_BASE + status_of(error), code_of(error))
        return
    digest = node.sessions.digest_of(socket) or ""
    opened = Opened(since, chat_since, digest, host, socket.scope["state"].get(SEND_NOW, _has_gone))
    subscriber = SocketSubscriber(
        room, node.chat, node.administration.maintenance, player, seat, opened, patches=patches
    )
    receiver = Receiver(room, subscriber, node.adviser, node.chat, node.metrics)
    room.audience.subscribe(subscriber)
    room.note_seen(seat)
    node.metrics.sockets.inc()
    node.announce(room, asks=True)
    try:
        await _run(socket, room, subscriber, receiver, _bucket(node))
    finally:
        receiver.close()
        room.audience.unsubscribe(subscriber, seats_of(room.seats, player.id) if room.is_loaded else ())
        room.note_seen(seat)
        node.sockets[address] -= 1
        node.metrics.sockets.dec()
        node.announce(room)


async def _run(
    socket: AnySocket, room: Room, subscriber: SocketSubscriber, receiver: Receiver, bucket: TokenBucket
) -> None:
    """Send and receive until one of the two ends."""
    sending = asyncio.create_task(_send(socket, subscriber), name="send")
    receiving = asyncio.create_task(_receive(socket, subscriber, receiver, bucket), name="receive")
    done, pending = await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    for result in await asyncio.gather(*done, *pending, return_exceptions=True):
        # A client that vanishes causes an OSError at the next send.
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | OSError):
            LOG.error("socket failed", match=room.id, exc_info=result)


def _has_gone(_: bytes) -> bool:
    """Sends nothing: the client has gone while its socket was being opened."""
    return False


async def _send(socket: AnySocket, subscriber: SocketSubscriber) -> None:
    while True:
        for message in await subscriber.next_messages():
            await socket.send_data(message.decode(), mode="text")
        if subscriber.dismissed:
            reason = CLOSE_REASONS.get(subscriber.dismissed, "not-there")
            await socket.close(CLOSE_BASE + subscriber.dismissed, reason)
            return


async def _receive(
    socket: AnySocket, subscriber: SocketSubscriber, receiver: Receiver, bucket: TokenBucket
) -> None:
    too_fast = 0
    while too_fast <= MOST_TOO_FAST:
        data = await socket.receive_data(mode="text")
        if bucket.take():
            too_fast = 0
            await receiver.receive(data)
            continue
        too_fast += 1
        if too_fast <= MOST_TOO_FAST:
            subscriber.answer(TOO_FAST)
    await socket.close(TOO_MUCH, "too-much")


def _bucket(node: Node) -> TokenBucket:
    rate = node.settings.messages_per_second
    return TokenBucket(rate, rate * BURST_SECONDS)


def _count(sockets: Counter[str], address: str, most: int) -> None:
    """Count a socket of an address; raises if it has too many."""
    if sockets[address] >= most:
        raise LimitExceededError("too many sockets from one address")
    sockets[address] += 1
