"""Suggestions for people: what a bot in their place would do, and why."""

from collections.abc import Sequence
from typing import Any

from miskatonic.bots import reasons
from miskatonic.server.errors import TooMuchError, WrongMomentError
from miskatonic.server.house import House
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import own_seat
from miskatonic.server.storage.rows import PlayerRow
from miskatonic.server.wire.play import HintView, OpinionView, ReasonView
from miskatonic.server.workers.errand import Thought

NAMED = 3


async def hint(house: House, room: Room, player: PlayerRow, seat: int) -> HintView:
    """Ask the adviser; the room is free while it thinks. One question at a time for each player."""
    if player.id in house.advised:
        raise TooMuchError("the adviser is still thinking about your last question")
    house.advised.add(player.id)
    try:
        async with room.lock:
            own_seat(room.seats, seat, player.id)
            live = room.live
            if seat not in live.asked():
                raise WrongMomentError(f"seat {seat + 1} has nothing to decide now")
            seq = room.seq
            errand = house.bots.advice_errand(live, seat)
        thoughts = await house.bots.advise(errand)
    finally:
        house.advised.discard(player.id)
    opinions = [OpinionView(t.word, t.value, t.plan, t.weight) for t in thoughts[:NAMED]]
    return HintView(seat, seq, house.settings.adviser, opinions, reason(thoughts))


def reason(thoughts: Sequence[Thought]) -> ReasonView:
    """Why the first, for the wire."""
    why = reasons.reason(thoughts)
    args: dict[str, Any] = {"word": thoughts[0].word, "plan": why.plan, "value": why.value}
    if why.instead is not None:
        args |= {"instead": why.instead, "gain": why.gain}
    return ReasonView(why.key, args)
