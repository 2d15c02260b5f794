"""Judgements whose words are played out in the worker pool, in slices of a job each (ADR 0093)."""

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from miskatonic.bots.asking import Asking, Question, next_question
from miskatonic.bots.prospects import Playout, Prospect
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import QuickDice
from miskatonic.matches import Match
from miskatonic.server.bots.jobs import play_out_job
from miskatonic.server.workers.fair_queue import Ticket
from miskatonic.server.workers.scheduler import Scheduler

T = TypeVar("T")


class PlayOut:
    """Answers what a judgement of a match asks. Each job gets a ticket of its own."""

    def __init__(self, scheduler: Scheduler, match: Match, ticket: Callable[[], Ticket]) -> None:
        self._scheduler = scheduler
        self._match = match
        self._ticket = ticket

    async def answer(self, asking: Asking[T], vantage: Vantage, dice: QuickDice) -> T:
        """The same as `bots.asking.answered`, but other processes play the words out."""
        asked = await asyncio.to_thread(next_question, asking, None)
        while isinstance(asked, Question):
            found = await self._prospects(vantage, asked, dice)
            asked = await asyncio.to_thread(next_question, asking, found)
        return asked

    async def _prospects(self, vantage: Vantage, asked: Question, dice: QuickDice) -> Sequence[Prospect]:
        job = play_out_job(self._match, vantage, [vantage.text(word) for word in asked.words])
        found: list[list[Playout]] = [[] for _ in asked.words]
        while len(found[0]) < asked.worlds:
            job = msgspec.structs.replace(job, dice_state=dice.state, worlds=asked.worlds - len(found[0]))
            result = (await self._scheduler.run(self._ticket(), job)).result
            for playouts, more in zip(found, result.playouts, strict=True):
                playouts.extend(more)
            dice.state = result.dice_state
        pairs = zip(asked.words, found, strict=True)
        return [Prospect(word, tuple(playouts)) for word, playouts in pairs]
