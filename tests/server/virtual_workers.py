"""Workers that take no time but virtual time, to count jobs and seconds without a clock."""

import asyncio
import heapq
from itertools import count

from miskatonic.bots.roster import make_bot
from miskatonic.server.metrics import Metrics
from miskatonic.server.workers.fair_queue import Attention, Ticket
from miskatonic.server.workers.job import Job, JobResult
from miskatonic.server.workers.limits import LimitedBot
from miskatonic.server.workers.scheduler import Scheduler, Thought
from miskatonic.server.workers.thinking_time import ThinkingTime

# A bot that does not search takes so long.
HABIT_SECONDS = 0.1
# So often the event loop turns before time passes: more than any chain of callbacks is long.
TURNS = 8


class VirtualTime:
    """Time that jumps to the next moment at which something happens."""

    def __init__(self) -> None:
        self.now = 0.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = count()

    async def sleep(self, seconds: float) -> None:
        awake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.now + seconds, next(self._order), awake))
        await awake

    async def pass_until(self, end: float) -> None:
        await _turn()
        while self._sleepers and self._sleepers[0][0] <= end:
            self.now, _, awake = heapq.heappop(self._sleepers)
            if not awake.done():
                awake.set_result(None)
            await _turn()
        self.now = end


class VirtualWorkers:
    """Workers that note which jobs they begin, by the name of the table and in order."""

    def __init__(self, time: VirtualTime, size: int) -> None:
        self.size = size
        self.begun: list[str] = []
        self._time = time

    async def run(self, job: Job) -> JobResult:
        self.begun.append(job.game)
        limited = LimitedBot(make_bot(job.bot), job.milliseconds, explains=job.kind == "explain")
        budget = getattr(limited.bot, "budget", None)
        await self._time.sleep(HABIT_SECONDS if budget is None else budget.milliseconds / 1000)
        return JobResult([], shortened=limited.is_shortened())


class Server:
    """A scheduler with virtual workers, and tables whose bots never stop."""

    def __init__(
        self, workers: int = 1, *, guest: float = 1e9, table: float = 1e9, wait: float = 2.0
    ) -> None:
        self.time = VirtualTime()
        self.workers = VirtualWorkers(self.time, workers)
        self.metrics = Metrics()
        self.scheduler = Scheduler(
            self.workers,
            ThinkingTime(guest, table),
            self.metrics,
            longest_seconds=5.0,
            wait_seconds=wait,
            clock=lambda: self.time.now,
        )
        self._tasks: list[asyncio.Task[None]] = []

    def play(self, owner: str, table: str, attention: Attention, bot: str = "search:5000ms") -> None:
        """From now on bots play at a table without a pause."""

        async def on_and_on() -> None:
            while True:
                await self.think(owner, table, attention, bot)

        self._tasks.append(asyncio.create_task(on_and_on()))

    async def think(self, owner: str, table: str, attention: Attention, bot: str) -> Thought:
        return await self.think_on(Ticket(attention, owner, table), bot)

    async def think_on(self, ticket: Ticket, bot: str) -> Thought:
        return await self.scheduler.run(ticket, Job("choose", ticket.table, {}, 2, 0, bot, 1, None))

    async def wait_for(self, owner: str, attention: Attention, bot: str) -> tuple[int, float]:
        """How many other jobs begin before a move of this owner's bot, and how long the move takes."""
        begun, now = len(self.workers.begun), self.time.now
        task = asyncio.create_task(self.think(owner, "waited for", attention, bot))
        while not task.done():
            await self.time.pass_until(self.time.now + 0.1)
        return self.workers.begun[begun:].index("waited for"), self.time.now - now

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.scheduler.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _turn() -> None:
    for _ in range(TURNS):
        await asyncio.sleep(0)
