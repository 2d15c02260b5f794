"""What comes in through a socket: each message is an act, answered when done, and hints beside the rest."""

import asyncio
from typing import Final

import structlog
from msgspec import MsgspecError, Struct
from msgspec.json import Decoder

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server import advice, conversation, play
from miskatonic.server.errors import NotAllowedError, code_of
from miskatonic.server.house import House
from miskatonic.server.rooms.room import Room
from miskatonic.server.sockets.onlooker import SocketOnlooker
from miskatonic.server.wire import socket as wire

LOG: Final = structlog.get_logger("miskatonic.sockets")
_DECODER: Final = Decoder(wire.ToServer)


class Listener:
    """Hears one socket."""

    def __init__(self, house: House, room: Room, onlooker: SocketOnlooker) -> None:
        self._house = house
        self._room = room
        self._onlooker = onlooker
        self._asides: set[asyncio.Task[None]] = set()

    async def hear(self, data: str | bytes) -> None:
        """Do what a message asks for, and answer it."""
        try:
            message = _DECODER.decode(data)
        except (MsgspecError, UnicodeError, RecursionError) as error:
            self._house.metrics.refused.labels("message").inc()
            self._onlooker.answer(
                wire.Refused(id=None, error="bad-request", message=f"this is no message: {error}")
            )
            return
        if isinstance(message, wire.Hint):
            # Advice takes its time; whoever waits for it may go on to play, and is known to be there.
            aside = asyncio.create_task(self._answer(message), name="hint")
            self._asides.add(aside)
            aside.add_done_callback(self._has_answered)
        else:
            await self._answer(message)

    def leave(self) -> None:
        """Nobody waits for the answers any more."""
        for aside in self._asides:
            aside.cancel()

    async def _answer(self, message: wire.ToServer) -> None:
        try:
            self._onlooker.answer(await self._done(message))
        except MiskatonicError as error:
            self._house.metrics.refused.labels("act").inc()
            self._onlooker.answer(wire.Refused(id=message.id, error=code_of(error), message=str(error)))

    def _has_answered(self, aside: asyncio.Task[None]) -> None:
        self._asides.discard(aside)
        if not aside.cancelled() and (error := aside.exception()) is not None:
            LOG.error("hint failed", match=self._room.id, exc_info=error)

    async def _done(self, message: wire.ToServer) -> Struct:
        house, room, player = self._house, self._room, self._onlooker.player
        if isinstance(message, wire.Ping):
            return wire.Pong(id=message.id)
        if isinstance(message, wire.Chat):
            await conversation.say(house, room, player, message.text)
            return wire.Done(id=message.id, seq=room.seq)
        seat = self._seat()
        if isinstance(message, wire.Hint):
            return wire.Hinted(id=message.id, hint=await advice.hint(house, room, player, seat))
        async with room.lock:
            if isinstance(message, wire.WhyNot):
                return wire.Because(id=message.id, refusal=play.why_not(room, player, seat, message.word))
            return wire.Done(id=message.id, seq=await self._act(message, seat))

    async def _act(
        self,
        message: wire.Say | wire.Undo | wire.Keep | wire.Resign | wire.HandOver | wire.TakeBack,
        seat: int,
    ) -> int:
        house, room, player = self._house, self._room, self._onlooker.player
        match message:
            case wire.Say():
                return await play.say(house, room, player, seat, message.word, message.seq)
            case wire.Undo():
                return await play.undo(house, room, player, seat, message.seq, message.to)
            case wire.Keep():
                await play.keep(house, room, player, seat)
                return room.seq
            case wire.Resign():
                return await play.resign(house, room, player, seat)
            case wire.HandOver():
                return await play.hand_over(house, room, player, seat, message.bot)
            case wire.TakeBack():
                return await play.take_back(house, room, player, seat)

    def _seat(self) -> int:
        if self._onlooker.seat is None:
            raise NotAllowedError("a spectator cannot do that")
        return self._onlooker.seat
