"""The scheduler of a node: which job a worker gets next, and how long a search may take.

Jobs wait in a fair queue. Every job is charged with the time for which it held a worker. A search is
shortened when the thinking time of its guest or table runs out, and when many wait. Bots are never refused:
with no time left they play by rules of thumb.
"""

import asyncio
from collections.abc import Callable, Mapping
from math import inf
from time import monotonic
from typing import Final, NamedTuple, Protocol

import msgspec

from miskatonic.bots.roster import make_bot
from miskatonic.bots.search import SearchBot
from miskatonic.server.metrics import Metrics
from miskatonic.server.workers.company import Company
from miskatonic.server.workers.fair_queue import Attention, FairQueue, Ticket
from miskatonic.server.workers.job import Job, JobResult
from miskatonic.server.workers.thinking_time import Thinking, ThinkingTime

# A search for which nobody waits may take so long. Then the next one may be for somebody who is here.
UNWATCHED_SECONDS: Final = 1.0
# What starting another worker costs: the charge for a job whose worker had to be killed. A cancelled job that
# needs less time than this is left to finish.
WORKER_START_SECONDS: Final = 1.0
# What to expect of a job before it was measured.
SECONDS_FOR_HABIT: Final = 0.05
SECONDS_FOR_ITERATION: Final = 0.002


class Runner(Protocol):
    """Runs jobs, so many at a time."""

    size: int

    async def run(self, job: Job) -> JobResult:
        """Cancelling this frees the place at once."""


class Thought(NamedTuple):
    """What a bot has come to, and what time it had."""

    result: JobResult
    thinking: Thinking


class _Limit(NamedTuple):
    seconds: float
    thinking: Thinking


class Scheduler:
    """Runs jobs in a fair order."""

    def __init__(
        self,
        runner: Runner,
        thinking_time: ThinkingTime,
        metrics: Metrics,
        *,
        longest_seconds: float,
        wait_seconds: float,
        programs: Mapping[str, str] | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._runner = runner
        self._thinking_time = thinking_time
        self._metrics = metrics
        self._longest_seconds = longest_seconds
        self._wait_seconds = wait_seconds
        self._clock = clock
        # The operator's programs, by the names that people use for them.
        self._programs = programs or {}
        self._queue = FairQueue()
        self._companies = {attention: Company() for attention in Attention}
        self._free = runner.size
        # Tickets in the queue, with the futures of those who wait for a worker.
        self._waiting: dict[Ticket, asyncio.Future[None]] = {}
        # Tickets at work, with the time when they should be done.
        self._due: dict[Ticket, float] = {}
        self._work: set[asyncio.Task[Thought]] = set()

    async def run(self, ticket: Ticket, job: Job) -> Thought:
        """Run a job when its turn comes. A job that is cancelled gives its place away."""
        work = asyncio.create_task(self._run(ticket, job), name=f"job {ticket.table}")
        self._work.add(work)
        work.add_done_callback(self._forget)
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            # Killing a worker costs more than a job that is nearly done.
            if ticket not in self._due or self._due[ticket] > self._clock() + WORKER_START_SECONDS:
                work.cancel()
            raise

    def move(self, ticket: Ticket, attention: Attention) -> None:
        """Somebody has come or gone, so a job that still waits is more or less urgent."""
        if ticket in self._waiting and ticket.attention != attention:
            self._leave_queue(ticket)
            ticket.attention = attention
            self._enter_queue(ticket)
            self._note_queue()

    def has_spare_time(self, owner: str) -> bool:
        """Has a guest thinking time for something that is no move and no hint?"""
        return self._thinking_time.has_spare(owner)

    def is_waiting(self, ticket: Ticket) -> bool:
        return ticket in self._waiting

    def is_late(self, ticket: Ticket) -> bool:
        """Does a job wait for a worker, or has it had one for longer than it should?"""
        return self.is_waiting(ticket) or self._due.get(ticket, inf) < self._clock()

    async def stop(self) -> None:
        work = list(self._work)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)

    async def _run(self, ticket: Ticket, job: Job) -> Thought:
        job = msgspec.structs.replace(job, bot=self._programs.get(job.bot, job.bot))
        await self._take_place(ticket, job)
        limit = self._limit(ticket)
        begun = self._clock()
        self._due[ticket] = begun + min(limit.seconds, ticket.expected)
        seconds = WORKER_START_SECONDS
        try:
            within = msgspec.structs.replace(job, milliseconds=int(limit.seconds * 1000))
            with self._metrics.thinking.labels(job.kind).time():
                result = await self._runner.run(within)
            seconds = 0.0
        finally:
            seconds += self._clock() - begun
            del self._due[ticket]
            self._thinking_time.charge(ticket.owner, ticket.table, seconds)
            self._metrics.charged.labels(ticket.attention).inc(seconds)
            self._give_place(ticket, seconds)
        return Thought(result, limit.thinking if result.shortened else Thinking.FULL)

    async def _take_place(self, ticket: Ticket, job: Job) -> None:
        """Wait for a worker."""
        ticket.expected = _expected_seconds(job.bot)
        turn = self._waiting[ticket] = asyncio.get_running_loop().create_future()
        self._enter_queue(ticket)
        self._dispatch()
        try:
            with self._metrics.waiting.labels(ticket.attention).time():
                await turn
        except asyncio.CancelledError:
            if self._waiting.pop(ticket, None) is not None:
                self._leave_queue(ticket)
                self._note_queue()
            elif not turn.cancelled():
                self._give_place(ticket, 0.0)
            raise

    def _enter_queue(self, ticket: Ticket) -> None:
        self._queue.push(ticket)
        self._companies[ticket.attention].enter(ticket.owner)

    def _leave_queue(self, ticket: Ticket) -> None:
        self._queue.remove(ticket)
        self._companies[ticket.attention].leave(ticket.owner, self._clock())

    def _give_place(self, ticket: Ticket, seconds: float) -> None:
        self._finish(ticket, seconds)
        self._free += 1
        self._dispatch()

    def _dispatch(self) -> None:
        """Give free workers to those whose turn it is. One of several is kept for jobs with attention."""
        while self._free:
            far_off = max(1, self._runner.size - 1) - self._queue.at_work(Attention.UNWATCHED)
            ticket = self._queue.pop(unwatched=far_off > 0)
            if ticket is None:
                break
            turn = self._waiting.pop(ticket)
            if turn.cancelled():
                self._finish(ticket, 0.0)
            else:
                self._free -= 1
                turn.set_result(None)
        self._note_queue()

    def _limit(self, ticket: Ticket) -> _Limit:
        """The most that a search may take now, and why it may not take more."""
        far_off = ticket.attention == Attention.UNWATCHED
        longest = min(self._longest_seconds, UNWATCHED_SECONDS) if far_off else self._longest_seconds
        return min(
            _Limit(longest, Thinking.FULL),
            _Limit(self._fair_seconds(ticket), Thinking.BUSY),
            _Limit(self._thinking_time.longest_search(ticket.owner, ticket.table), Thinking.SPENT),
            key=lambda limit: limit.seconds,
        )

    def _fair_seconds(self, ticket: Ticket) -> float:
        """What a search may take so that all guests with as much attention have their turn in time."""
        guests = 0
        for attention in Attention:
            guests += self._companies[attention].size(self._clock())
            if attention == ticket.attention:
                break
        return inf if guests <= 1 else self._wait_seconds * self._runner.size / guests

    def _finish(self, ticket: Ticket, seconds: float) -> None:
        self._queue.finish(ticket, seconds)
        self._companies[ticket.attention].leave(ticket.owner, self._clock())

    def _note_queue(self) -> None:
        for attention in Attention:
            self._metrics.queue.labels(attention).set(self._queue.waiting(attention))

    def _forget(self, work: "asyncio.Task[Thought]") -> None:
        self._work.discard(work)
        if not work.cancelled():
            # Nobody may wait for it any more.
            work.exception()


def _expected_seconds(name: str) -> float:
    bot = make_bot(name)
    if not isinstance(bot, SearchBot):
        return SECONDS_FOR_HABIT
    if bot.budget.iterations is not None:
        return bot.budget.iterations * SECONDS_FOR_ITERATION
    return (bot.budget.milliseconds or 0) / 1000
