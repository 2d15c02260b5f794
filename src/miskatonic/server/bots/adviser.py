"""Hints for people: what a bot would do in their place, and why."""

from collections.abc import Sequence
from typing import Any, Final

from miskatonic.bots import reasons
from miskatonic.server.bots.jobs import job_for
from miskatonic.server.errors import LimitExceededError, NotAllowedError, WrongMomentError
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import own_seat
from miskatonic.server.terms import has_hints
from miskatonic.server.wire.play import AmountView, GroundsView, HintView, OpinionView, ReasonView
from miskatonic.server.workers.fair_queue import Attention, Ticket
from miskatonic.server.workers.job import JobResult, Opinion
from miskatonic.server.workers.scheduler import Scheduler

SHOWN_OPINIONS: Final = 3


class Adviser:
    """Gives hints, one at a time for each player."""

    def __init__(self, bot: str, scheduler: Scheduler) -> None:
        self._bot = bot
        self._scheduler = scheduler
        # Players who wait for a hint.
        self.waiting: set[str] = set()

    async def hint(self, room: Room, player: str, seat: int) -> HintView:
        """A hint for a seat. The room is not locked while the bot computes."""
        if player in self.waiting:
            raise LimitExceededError("your last hint is still being computed")
        self.waiting.add(player)
        try:
            async with room.lock:
                own_seat(room.seats, seat, player)
                if not has_hints(room.row, room.seats):
                    raise NotAllowedError("hints are switched off at this table")
                if seat not in room.live.asked():
                    raise WrongMomentError(f"seat {seat + 1} has nothing to decide now")
                seq = room.seq
                job = job_for(room.live, seat, self._bot, "explain")
            # The hints of a player count as one more table of theirs, so that they take no time from a table.
            ticket = Ticket(Attention.PRESENT, player, f"hints {player}")
            found = (await self._scheduler.run(ticket, job)).result
        finally:
            self.waiting.discard(player)
        shown = [OpinionView(o.word, o.value, o.plan, o.weight) for o in found.opinions[:SHOWN_OPINIONS]]
        return HintView(seat, seq, self._bot, shown, reason_view(found.opinions), grounds_view(found))


def grounds_view(found: JobResult) -> list[GroundsView]:
    """What speaks for the first option against the others, and what they would cost."""
    values = {opinion.word: opinion.value for opinion in found.opinions}
    best = found.opinions[0].value
    return [
        GroundsView(
            each.instead,
            round(max(0.0, best - values[each.instead]) / 2, 3),
            [AmountView(one.aspect, one.amount) for one in each.gains],
            [AmountView(one.aspect, one.amount) for one in each.price],
            each.cause,
            each.danger,
            round(each.chance, 2),
        )
        for each in found.grounds
    ]


def reason_view(opinions: Sequence[Opinion]) -> ReasonView:
    """Why the first option is the best."""
    why = reasons.reason(opinions)
    args: dict[str, Any] = {"word": opinions[0].word, "plan": why.plan, "value": why.value}
    if why.instead is not None:
        args |= {"instead": why.instead, "gain": why.gain}
    return ReasonView(why.key, args)
