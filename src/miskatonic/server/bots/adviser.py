"""Hints for people: what a bot would do in their place, and why; and what bots did, and why."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from miskatonic.bots import reasons
from miskatonic.bots.account import Account, give_account
from miskatonic.bots.vantage import Vantage
from miskatonic.matches.analysis import dice_for, vantage_before
from miskatonic.server.bots.jobs import job_for
from miskatonic.server.bots.playing_out import PlayOut
from miskatonic.server.errors import LimitExceededError, NotAllowedError, WrongMomentError
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import own_seat, seat_at, seats_of
from miskatonic.server.storage.rows import Act
from miskatonic.server.terms import has_hints
from miskatonic.server.wire.play import (
    AccountView,
    AmountView,
    GroundsView,
    HintView,
    OpinionView,
    ReasonView,
)
from miskatonic.server.workers.fair_queue import Attention, Ticket
from miskatonic.server.workers.job import JobResult, Opinion
from miskatonic.server.workers.scheduler import Scheduler

SHOWN_OPINIONS: Final = 3


class Adviser:
    """Gives hints, and lets bots say why they made a move, one at a time for each player."""

    def __init__(self, bot: str, scheduler: Scheduler) -> None:
        self._bot = bot
        self._scheduler = scheduler
        # Players who wait for a hint.
        self.waiting: set[str] = set()

    async def hint(self, room: Room, player: str, seat: int) -> HintView:
        """A hint for a seat. The room is not locked while the bot computes."""
        self._begin(player)
        try:
            async with room.lock:
                own_seat(room.seats, seat, player)
                if not has_hints(room.row, room.seats):
                    raise NotAllowedError("hints are switched off at this table")
                if seat not in room.live.asked():
                    raise WrongMomentError(f"seat {seat + 1} has nothing to decide now")
                seq = room.seq
                job = job_for(room.live, seat, self._bot, "explain")
            found = (await self._scheduler.run(_ticket(player), job)).result
        finally:
            self.waiting.discard(player)
        shown = [OpinionView(o.word, o.value, o.plan, o.weight) for o in found.opinions[:SHOWN_OPINIONS]]
        return HintView(seat, seq, self._bot, shown, reason_view(found.opinions), grounds_view(found))

    async def account(self, room: Room, player: str, seat: int) -> AccountView:
        """Why the bot of a seat has made its last move. The room is not locked while it is worked out."""
        self._begin(player)
        try:
            async with room.lock:
                step = _last_move(room, player, seat)
                match = room.live.match
                move = match.moves[step]
                vantage = await asyncio.to_thread(vantage_before, match, step)
                said = match.alphabet.find(move.word)
            assert said is not None  # noqa: S101 - the match has been replayed
            play_out = PlayOut(self._scheduler, match, lambda: _ticket(player))
            found = await play_out.answer(give_account(vantage, said), vantage, dice_for(step))
        finally:
            self.waiting.discard(player)
        return _account_view(vantage, step, move.word, found)

    def _begin(self, player: str) -> None:
        if player in self.waiting:
            raise LimitExceededError("your last hint is still being computed")
        self.waiting.add(player)


def _ticket(player: str) -> Ticket:
    """The hints of a player count as one more table of theirs, so that they take no time from a table."""
    return Ticket(Attention.PRESENT, player, f"hints {player}")


def _last_move(room: Room, player: str, seat: int) -> int:
    """The last move of the bot that plays a seat; raises if nobody may know why it was made."""
    if not seats_of(room.seats, player):
        raise NotAllowedError("only who plays at this table can ask its bots")
    if seat_at(room.seats, seat).bot is None:
        raise WrongMomentError(f"no bot plays seat {seat + 1}")
    live = room.live
    if not live.match.is_shared:
        raise NotAllowedError("players compete at this table: nobody tells the others why")
    for line in reversed(live.log.lines):
        step = live.log.step_of(line.seq)
        if line.seat != seat or line.act == Act.PROMISE:
            continue
        if line.act == Act.SAY and step is not None:
            return step - 1
        if line.act != Act.SAY:
            break
    raise WrongMomentError(f"the bot of seat {seat + 1} has not made a move yet")


def _account_view(vantage: Vantage, step: int, word: str, found: Account) -> AccountView:
    grounds = found.grounds
    return AccountView(
        vantage.seat,
        step,
        word,
        found.chance,
        None
        if grounds is None
        else GroundsView(
            vantage.text(grounds.instead),
            round(found.cost, 3),
            [AmountView(*each) for each in grounds.gains],
            [AmountView(*each) for each in grounds.price],
            grounds.cause,
            grounds.danger,
            round(grounds.chance, 2),
        ),
    )


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
