"""Bots that play seats: when only bots are asked, one of them computes a word and says it."""

import asyncio
from time import monotonic
from typing import Final

import structlog

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.matches.errors import StaleMoveError
from miskatonic.server.bots.jobs import job_for
from miskatonic.server.metrics import Metrics
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.seating import is_bot_turn
from miskatonic.server.workers.job import Job
from miskatonic.server.workers.pool import JobFailedError, WorkerPool

LOG: Final = structlog.get_logger("miskatonic.bots")


class BotPlayers:
    """The bots of this node: at most one task for each match."""

    def __init__(self, workers: WorkerPool, metrics: Metrics, pause: float) -> None:
        self._workers = workers
        self._metrics = metrics
        self._pause = pause
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}

    def consider(self, room: Room) -> None:
        """Start a task if a bot must move; cancel one that works on an outdated position."""
        seq, task = self._tasks.get(room.id, (-1, None))
        is_wanted = _is_wanted(room)
        if task is not None and (not is_wanted or seq != room.seq) and task is not asyncio.current_task():
            task.cancel()
        if is_wanted and (seq != room.seq or task is None or task.done()):
            move = asyncio.create_task(self._move(room, room.seq), name=f"bot {room.id}")
            self._tasks[room.id] = (room.seq, move)
            move.add_done_callback(lambda done: self._forget(room.id, done))

    async def stop(self) -> None:
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self, match_id: str, done: asyncio.Task[None]) -> None:
        if self._tasks.get(match_id, (0, None))[1] is done:
            del self._tasks[match_id]

    async def _move(self, room: Room, seq: int) -> None:
        begun = monotonic()
        try:
            async with room.lock:
                if not _is_wanted(room) or room.seq != seq:
                    return
                seat = room.live.asked()[0]
                job = job_for(room.live, seat, room.seats[seat].bot or "", "choose")
            with self._metrics.thinking.labels("choose").time():
                word = await self._choose(job)
            if room.audience.subscribers:
                await asyncio.sleep(self._pause - (monotonic() - begun))
            async with room.lock:
                await room.say_as_bot(seat, word, seq)
        except StaleMoveError:
            LOG.debug("the table moved on meanwhile", match=room.id)
        except MiskatonicError as error:
            LOG.warning("bot cannot move", match=room.id, reason=str(error))
        except Exception:
            LOG.exception("bot failed", match=room.id)

    async def _choose(self, job: Job) -> str:
        try:
            result = await self._workers.run(job)
        except JobFailedError:
            # Any legal word is better than a match that stops for ever.
            job.bot = "random"
            result = await self._workers.run(job)
        return result.opinions[0].word


def _is_wanted(room: Room) -> bool:
    return room.is_loaded and room.is_started and is_bot_turn(room.live.asked(), room.seats)
