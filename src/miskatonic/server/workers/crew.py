"""The workers of this node: as many processes as it may use, each with one errand at a time.

A worker that dies is replaced and its errand given to another; one that thinks for too long, or whose
errand nobody waits for any more, is ended and replaced.
"""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from miskatonic.server.errors import HouseError
from miskatonic.server.workers.errand import Answer, Errand

LOG: Final = structlog.get_logger("miskatonic.workers")
ATTEMPTS: Final = 3
# An answer of explained options is longer than what a stream reads by default.
LINE_BYTES: Final = 1 << 20
ENTRY: Final = "miskatonic.server.workers"


class NoThoughtError(HouseError):
    """The bot has come to no answer."""

    status = 503


class _WorkerDiedError(Exception):
    """The process has ended in the middle of an errand."""


class Crew:
    """Workers, started when there is something to think about, and kept."""

    def __init__(self, size: int, seconds: float) -> None:
        self.size = size
        self.seconds = seconds
        self.restarts = 0
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._places = asyncio.Semaphore(size)
        self._is_closed = False

    @property
    def pids(self) -> list[int]:
        # Of a copy: who asks from another thread must not meet a crew that changes meanwhile.
        return [worker.pid for worker in list(self._all)]

    async def think(self, errand: Errand) -> Answer:
        """The answer of some worker. Cancelling this ends the thinking."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                async with self._places:
                    return await self._on_some_worker(errand)
            except (_WorkerDiedError, TimeoutError) as error:
                self.restarts += 1
                LOG.warning("worker replaced", reason=repr(error), attempt=attempt, bot=errand.bot)
        raise NoThoughtError(f"the bot '{errand.bot}' has come to no answer")

    async def close(self) -> None:
        """End all workers."""
        self._is_closed = True
        for worker in list(self._all):
            await self._end(worker)

    async def _on_some_worker(self, errand: Errand) -> Answer:
        worker = self._rested() or await self._hire()
        try:
            answer = await asyncio.wait_for(_ask(worker, errand), self.seconds)
        except BaseException:
            await asyncio.shield(asyncio.ensure_future(self._end(worker)))
            raise
        self._idle.append(worker)
        return answer

    def _rested(self) -> Process | None:
        """An idle worker that is still alive."""
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            self._all.discard(worker)
        return None

    async def _hire(self) -> Process:
        if self._is_closed:
            raise NoThoughtError("the server is shutting down")
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", ENTRY), stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LINE_BYTES
        )
        self._all.add(worker)
        return worker

    async def _end(self, worker: Process) -> None:
        self._all.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()


async def _ask(worker: Process, errand: Errand) -> Answer:
    if worker.stdin is None or worker.stdout is None:
        raise _WorkerDiedError("it has no streams")
    try:
        worker.stdin.write(msgspec.json.encode(errand) + b"\n")
        await worker.stdin.drain()
        line = await worker.stdout.readline()
    except (ConnectionError, RuntimeError, ValueError) as error:
        # A pipe that is closed already is a runtime error to uvloop.
        raise _WorkerDiedError(str(error)) from error
    if not line.endswith(b"\n"):
        raise _WorkerDiedError("it has ended")
    return msgspec.json.decode(line, type=Answer)
