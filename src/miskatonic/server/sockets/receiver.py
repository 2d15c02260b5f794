"""What a socket receives: each message is an act, answered when it is done."""

import asyncio
from typing import Final

import structlog
from msgspec import MsgspecError, Struct
from msgspec.json import Decoder

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.bots.adviser import Adviser
from miskatonic.server.errors import NotAllowedError, code_of
from miskatonic.server.metrics import Metrics
from miskatonic.server.rooms.chat import Chat
from miskatonic.server.rooms.room import Room
from miskatonic.server.sockets.subscriber import SocketSubscriber
from miskatonic.server.wire import socket as wire

LOG: Final = structlog.get_logger("miskatonic.sockets")
_DECODER: Final = Decoder(wire.ToServer)


class Receiver:
    """Carries out the messages of one socket."""

    def __init__(
        self, room: Room, subscriber: SocketSubscriber, adviser: Adviser, chat: Chat, metrics: Metrics
    ) -> None:
        self._room = room
        self._subscriber = subscriber
        self._adviser = adviser
        self._chat = chat
        self._metrics = metrics
        self._hints: set[asyncio.Task[None]] = set()

    async def receive(self, data: str | bytes) -> None:
        """Carry out a message and answer it."""
        try:
            message = _DECODER.decode(data)
        except (MsgspecError, UnicodeError, RecursionError) as error:
            self._metrics.refused.labels("message").inc()
            self._subscriber.answer(
                wire.Refused(id=None, error="bad-request", message=f"malformed message: {error}")
            )
            return
        if isinstance(message, wire.Hint):
            # A hint takes its time; its player may go on to play meanwhile.
            hint = asyncio.create_task(self._answer(message), name="hint")
            self._hints.add(hint)
            hint.add_done_callback(self._hint_done)
        else:
            await self._answer(message)

    def close(self) -> None:
        """Cancel the hints that nobody waits for any more."""
        for hint in self._hints:
            hint.cancel()

    async def _answer(self, message: wire.ToServer) -> None:
        try:
            self._subscriber.answer(await self._carry_out(message))
        except MiskatonicError as error:
            self._metrics.refused.labels("act").inc()
            self._subscriber.answer(wire.Refused(id=message.id, error=code_of(error), message=str(error)))

    def _hint_done(self, hint: asyncio.Task[None]) -> None:
        self._hints.discard(hint)
        if not hint.cancelled() and (error := hint.exception()) is not None:
            LOG.error("hint failed", match=self._room.id, exc_info=error)

    async def _carry_out(self, message: wire.ToServer) -> Struct:
        room, player = self._room, self._subscriber.player
        if isinstance(message, wire.Ping):
            return wire.Pong(id=message.id)
        if isinstance(message, wire.Chat):
            await self._chat.say(room, player, message.text)
            return wire.Done(id=message.id, seq=room.seq)
        seat = self._seat()
        if isinstance(message, wire.Hint):
            return wire.HintAnswer(id=message.id, hint=await self._adviser.hint(room, player.id, seat))
        async with room.lock:
            await room.ensure_loaded()
            if isinstance(message, wire.WhyNot):
                return wire.WhyNotAnswer(id=message.id, refusal=room.why_not(player.id, seat, message.word))
            return wire.Done(id=message.id, seq=await self._act(message, player.id, seat))

    async def _act(
        self,
        message: wire.Say | wire.Undo | wire.Keep | wire.Resign | wire.HandOver | wire.TakeBack,
        player: str,
        seat: int,
    ) -> int:
        room = self._room
        match message:
            case wire.Say():
                return await room.say(player, seat, message.word, message.seq)
            case wire.Undo():
                return await room.undo(player, seat, message.seq, unit=message.unit, to=message.to)
            case wire.Keep():
                return await room.decline_undo(player, seat)
            case wire.Resign():
                return await room.resign(player, seat)
            case wire.HandOver():
                return await room.hand_over(player, seat, message.bot)
            case wire.TakeBack():
                return await room.take_back(player, seat)

    def _seat(self) -> int:
        if self._subscriber.seat is None:
            raise NotAllowedError("a spectator cannot do this")
        return self._subscriber.seat
