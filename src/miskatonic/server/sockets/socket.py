"""The socket of a seat, from its opening to its end."""

import asyncio
from collections import Counter
from typing import Annotated, Any, Final

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server import access
from miskatonic.server.errors import TooMuchError, code_of, status_of
from miskatonic.server.house import House
from miskatonic.server.http.givens import AT, TableId
from miskatonic.server.identity import current_player, house_of
from miskatonic.server.limits import Bucket
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import own_seat
from miskatonic.server.sockets.listening import Listener
from miskatonic.server.sockets.onlooker import SocketOnlooker
from miskatonic.server.storage.rows import PlayerRow
from miskatonic.server.wire.socket import Refused

LOG: Final = structlog.get_logger("miskatonic.sockets")
AnySocket = WebSocket[Any, Any, Any]

# Close codes: 4000 and the HTTP status that would say the same.
GONE: Final = 4404
TOO_MUCH: Final = 4429
OURS: Final = 4000
# Refusals in a row for haste, after which a socket is closed.
PATIENCE: Final = 50
BURST_SECONDS: Final = 3.0
HASTE: Final = Refused(id=None, error="too-much", message="too many messages; wait a little")


@websocket(AT + "/socket")
async def seat_socket(
    socket: AnySocket,
    table_id: TableId,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    since: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
) -> None:
    """Look at a table from a seat, or as a spectator; go on after line `since`."""
    house = house_of(socket)
    await socket.accept()
    try:
        player = await current_player(socket)
        room = await house.rooms.enter(table_id)
        await _may_look(house, room, player, seat)
        sockets_of = _claimed(socket, house)
    except MiskatonicError as error:
        await socket.close(OURS + status_of(error), code_of(error))
        return
    onlooker = SocketOnlooker(house, room, player, seat, min(since, room.seq))
    room.onlookers.add(onlooker)
    house.metrics.sockets.inc()
    house.announce(room, asks=True)
    try:
        await _converse(socket, house, room, onlooker)
    finally:
        room.onlookers.discard(onlooker)
        sockets_of[_address(socket)] -= 1
        house.metrics.sockets.dec()
        house.announce(room)


async def _may_look(house: House, room: Room, player: PlayerRow, seat: int | None) -> None:
    if seat is None:
        await access.may_look(house, room, player.id)
    else:
        own_seat(room.seats, seat, player.id)


async def _converse(socket: AnySocket, house: House, room: Room, onlooker: SocketOnlooker) -> None:
    telling = asyncio.create_task(_tell(socket, onlooker), name="tell")
    hearing = asyncio.create_task(_hear(socket, house, room, onlooker), name="hear")
    done, pending = await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    for result in await asyncio.gather(*done, *pending, return_exceptions=True):
        # Whoever goes without a word is met as an OSError by the next thing that is told.
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | OSError):
            LOG.error("socket failed", match=room.id, exc_info=result)


async def _tell(socket: AnySocket, onlooker: SocketOnlooker) -> None:
    while True:
        for news in await onlooker.next():
            await socket.send_data(news.decode(), mode="text")
        if onlooker.is_dismissed:
            await socket.close(GONE, "not-there")
            return


async def _hear(socket: AnySocket, house: House, room: Room, onlooker: SocketOnlooker) -> None:
    listener = Listener(house, room, onlooker)
    rate = house.settings.messages_per_second
    bucket = Bucket(rate, rate * BURST_SECONDS)
    hasty = 0
    try:
        while hasty <= PATIENCE:
            data = await socket.receive_data(mode="text")
            if bucket.take():
                hasty = 0
                await listener.hear(data)
                continue
            hasty += 1
            if hasty <= PATIENCE:
                onlooker.answer(HASTE)
        await socket.close(TOO_MUCH, "too-much")
    finally:
        listener.leave()


def _claimed(socket: AnySocket, house: House) -> Counter[str]:
    """Count this socket among those of its address; raises when there are too many."""
    sockets_of: Counter[str] = socket.app.state.sockets_of
    if sockets_of[_address(socket)] >= house.settings.sockets_per_address:
        raise TooMuchError("too many sockets from one address")
    sockets_of[_address(socket)] += 1
    return sockets_of


def _address(socket: AnySocket) -> str:
    return socket.client.host if socket.client else "unknown"
