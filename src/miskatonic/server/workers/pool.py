"""The worker pool of a node: processes, each with one job at a time. The scheduler keeps to their number.

A worker that dies is replaced and its job runs again. A worker that takes too long, or whose job has been
cancelled, is killed and replaced. The time of a job begins when its worker has said that it is ready:
otherwise a busy machine would kill every new worker before its first answer.
"""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from miskatonic.server.errors import RequestError
from miskatonic.server.workers.job import ALL_GAMES, Job, JobResult

LOG: Final = structlog.get_logger("miskatonic.workers")
ATTEMPTS: Final = 3
# Explained options are longer than the default limit of a stream.
LINE_BYTES: Final = 1 << 20
ENTRY: Final = "miskatonic.server.workers"
# A process that has not loaded its game by then will never do so.
START_SECONDS: Final = 300.0


class JobFailedError(RequestError):
    """Every attempt at a job has failed."""

    status = 503
    code = "no-thought"


class _WorkerDiedError(Exception):
    """The process has ended in the middle of a job."""


class WorkerPool:
    """Worker processes, started when there is a job for them, or by `warm`, and then kept."""

    def __init__(self, size: int, seconds: float) -> None:
        self.size = size
        self.seconds = seconds
        self.restarts = 0
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._starting: set[Process] = set()
        self._is_closed = False

    @property
    def pids(self) -> list[int]:
        # A copy, because another thread may ask while the set changes.
        return [worker.pid for worker in list(self._all)]

    async def run(self, job: Job) -> JobResult:
        """Run a job on some worker. Cancelling this kills the worker."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return await self._run_on_worker(job)
            except (_WorkerDiedError, TimeoutError) as error:
                self.restarts += 1
                LOG.warning("worker replaced", reason=repr(error), attempt=attempt, bot=job.bot)
        raise JobFailedError(f"the bot '{job.bot}' gave no answer")

    async def warm(self) -> None:
        """Start all workers and let them load the games, so that no move has to wait for that."""
        while len(self._all) < self.size:
            self._idle.append(await self._start_worker(ALL_GAMES))

    async def close(self) -> None:
        """Kill all workers."""
        self._is_closed = True
        for worker in list(self._all):
            await self._kill(worker)

    async def _run_on_worker(self, job: Job) -> JobResult:
        worker = self._idle_worker() or await self._start_worker(job.game)
        try:
            await self._wait_until_ready(worker)
            result = await asyncio.wait_for(_exchange(worker, job), self.seconds)
        except BaseException:
            await asyncio.shield(asyncio.ensure_future(self._kill(worker)))
            raise
        self._idle.append(worker)
        return result

    def _idle_worker(self) -> Process | None:
        """An idle worker that is still alive."""
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            self._all.discard(worker)
        return None

    async def _start_worker(self, game: str) -> Process:
        """Start a process that loads this game, or all of them, before its first job."""
        if self._is_closed:
            raise JobFailedError("the server is shutting down")
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", ENTRY, game),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LINE_BYTES,
        )
        self._all.add(worker)
        self._starting.add(worker)
        return worker

    async def _wait_until_ready(self, worker: Process) -> None:
        if worker in self._starting:
            await asyncio.wait_for(_read_line(worker), START_SECONDS)
            self._starting.discard(worker)

    async def _kill(self, worker: Process) -> None:
        self._all.discard(worker)
        self._starting.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()


async def _exchange(worker: Process, job: Job) -> JobResult:
    """Send a job and wait for its result."""
    if worker.stdin is None:
        raise _WorkerDiedError("it has no input")
    try:
        worker.stdin.write(msgspec.json.encode(job) + b"\n")
        await worker.stdin.drain()
    except (ConnectionError, RuntimeError) as error:
        # uvloop raises a RuntimeError for a closed pipe.
        raise _WorkerDiedError(str(error)) from error
    return msgspec.json.decode(await _read_line(worker), type=JobResult)


async def _read_line(worker: Process) -> bytes:
    if worker.stdout is None:
        raise _WorkerDiedError("it has no output")
    try:
        line = await worker.stdout.readline()
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise _WorkerDiedError(str(error)) from error
    if not line.endswith(b"\n"):
        raise _WorkerDiedError("it has ended")
    return line
