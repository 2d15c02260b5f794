"""Suggestions for people: what a bot in their place would do, and why."""

from collections.abc import Sequence

from miskatonic.server.errors import TooMuchError, WrongMomentError
from miskatonic.server.house import House
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import own_seat
from miskatonic.server.storage.rows import PlayerRow
from miskatonic.server.wire.play import HintView, OpinionView, ReasonView
from miskatonic.server.workers.errand import Thought

NAMED = 3
# Values closer than this are the same to a player.
NOTICEABLE = 0.02
GOOD_AS_WON, GOOD_AS_LOST = 0.95, -0.95


async def hint(house: House, room: Room, player: PlayerRow, seat: int) -> HintView:
    """Ask the adviser; the room is free while it thinks. One question at a time for each player."""
    if player.id in house.advised:
        raise TooMuchError("the adviser is still thinking about your last question")
    async with room.lock:
        own_seat(room.seats, seat, player.id)
        live = room.live
        if seat not in live.asked():
            raise WrongMomentError(f"seat {seat + 1} has nothing to decide now")
        seq = room.seq
        errand = house.bots.advice_errand(live, seat)
    house.advised.add(player.id)
    try:
        thoughts = await house.bots.advise(errand)
    finally:
        house.advised.discard(player.id)
    opinions = [OpinionView(t.word, t.value, t.plan, t.weight) for t in thoughts[:NAMED]]
    return HintView(seat, seq, house.settings.adviser, opinions, reason(thoughts))


def reason(thoughts: Sequence[Thought]) -> ReasonView:
    """Why the first: what comes of it, and how much better that is than the next best."""
    best = thoughts[0]
    args = {"word": best.word, "plan": best.plan, "value": round(best.value, 3)}
    if best.value >= GOOD_AS_WON:
        return ReasonView("wins", args)
    if len(thoughts) == 1:
        return ReasonView("only-choice", args)
    gain = best.value - thoughts[1].value
    args |= {"instead": thoughts[1].word, "gain": round(gain, 3)}
    if best.value <= GOOD_AS_LOST:
        return ReasonView("all-lost", args)
    if gain < NOTICEABLE:
        return ReasonView("as-good", args)
    return ReasonView("prepares" if len(best.plan) > 1 else "better", args)
