"""The worker processes of this process, which all its searches use one after the other.

They are started when a search first needs them, kept for the next one, and ended with this process.
"""

import atexit
import os
import pickle
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from threading import Lock
from typing import Any

from miskatonic.bots.race import Tried
from miskatonic.bots.vantage import Vantage
from miskatonic.bots.workers.task import Lesson, Task
from miskatonic.bots.workers.worker import Worker
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.errors import MiskatonicError


class NotSharedError(MiskatonicError):
    """A game that cannot be sent to another process."""


class Workers:
    """As many workers as the widest search has needed so far."""

    def __init__(self) -> None:
        self.lock = Lock()
        self._all: list[Worker] = []
        self._busy: Sequence[Worker] = ()
        # By number. Games and rules are recognised by identity: a changed copy of a game has the same key.
        self._lessons: list[tuple[AnyGame, Any, Lesson]] = []

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._all if worker.pid is not None]

    def prepare(self, vantage: Vantage, count: int) -> int:
        """Let so many workers know the game. Gives the number of the lesson that told them.

        They take their time for it now, and not when the time of the search runs.
        """
        lesson = self._lesson(vantage.spec, vantage.belief.rules)
        self._all += [Worker() for _ in range(count - len(self._all))]
        asked = [worker for worker in self._all[:count] if worker.learn(lesson)]
        for worker in asked:
            worker.learned()
        return lesson.number

    def begin(self, tasks: Sequence[Task]) -> None:
        """Give a task to each of the workers that are prepared."""
        self._busy = self._all[: len(tasks)]
        for worker, task in zip(self._busy, tasks, strict=True):
            worker.begin(task)

    def finish(self) -> list[list[Tried]]:
        """The results, in the order of the tasks."""
        return [worker.finish() for worker in self._busy]

    def stop(self) -> None:
        for worker in self._all:
            worker.stop()

    def _lesson(self, spec: AnyGame, rules: object) -> Lesson:
        for game, of_game, lesson in self._lessons:
            if game is spec and of_game is rules:
                return lesson
        try:
            # The game first: reading it loads what the rules refer to.
            told = pickle.dumps((spec, rules))
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise NotSharedError(
                f"{spec.key} cannot be searched in several processes with these rules: {error}"
            ) from error
        lesson = Lesson(len(self._lessons), told)
        self._lessons.append((spec, rules, lesson))
        return lesson


@cache
def _workers() -> Workers:
    return Workers()


@contextmanager
def shared_workers() -> Iterator[Workers]:
    """The workers of this process, for one search."""
    workers = _workers()
    with workers.lock:
        try:
            yield workers
        except BaseException:
            # Answers that nobody has read would be taken for those of the next search.
            workers.stop()
            raise


@atexit.register
def _end() -> None:
    if _workers.cache_info().currsize:
        _workers().stop()


# A copy of this process starts workers of its own.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_workers.cache_clear)
