"""A worker process of a search, as the process sees it that started it."""

import os
import pickle
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final

from miskatonic.bots.race import Tried
from miskatonic.bots.workers.task import Lesson, Task
from miskatonic.kernel.errors import MiskatonicError

ENTRY: Final = "miskatonic.bots.workers"


class SearchFailedError(MiskatonicError):
    """A search that its processes could not finish."""


class _DiedError(Exception):
    """The process has ended before its answer."""


class Worker:
    """One process, which is started when it is first needed. If it dies, another does its task again.

    It is started as a command, not by `multiprocessing`: the processes in which games are simulated may start
    no others that way.
    """

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lessons: dict[int, Lesson] = {}
        self._task: Task | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def learn(self, lesson: Lesson) -> bool:
        """Start the process if it does not run, and tell it the lesson; False if it knows it already."""
        if self._process is None or self._process.poll() is not None:
            self._start()
        elif lesson.number in self._lessons:
            return False
        self._lessons[lesson.number] = lesson
        self._send(lesson)
        return True

    def learned(self) -> None:
        """Wait until it has understood the lesson."""
        try:
            self._receive()
        except _DiedError:
            self.stop()
            raise SearchFailedError("a process that a search has started ended at once") from None

    def begin(self, task: Task) -> None:
        self._task = task
        self._send(task)

    def finish(self) -> list[Tried]:
        """The result of the task that was begun."""
        try:
            found: list[Tried] = self._receive()
        except _DiedError:
            return self._finish_again()
        return found

    def _finish_again(self) -> list[Tried]:
        assert self._task is not None  # noqa: S101 - it was begun
        lesson = self._lessons[self._task.lesson]
        self.stop()
        self.learn(lesson)
        self.learned()
        self._send(self._task)
        try:
            found: list[Tried] = self._receive()
        except _DiedError:
            self.stop()
            raise SearchFailedError("a process of a search was ended twice; try fewer processes") from None
        return found

    def stop(self) -> None:
        """End the process. It is started again when it is needed."""
        process, self._process = self._process, None
        self._lessons = {}
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                with suppress(OSError):
                    _open(stream).close()

    def _start(self) -> None:
        self.stop()
        # It must find the same modules. An empty entry stands for the present folder.
        path = os.pathsep.join(entry or str(Path.cwd()) for entry in sys.path)
        try:
            self._process = subprocess.Popen(  # noqa: S603 - this interpreter, and a module of ours
                (sys.executable, "-P", "-m", ENTRY),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": path},
                # Ctrl-C at the terminal goes to the process that searches. It stops its workers itself.
                start_new_session=True,
            )
        except OSError as error:
            raise SearchFailedError(f"a search cannot start a process: {error.strerror}") from error

    def _send(self, message: Lesson | Task) -> None:
        assert self._process is not None  # noqa: S101 - it was started
        stream = _open(self._process.stdin)
        # A process that has died is noticed when its answer is read.
        with suppress(BrokenPipeError):
            pickle.dump(message, stream)
            stream.flush()

    def _receive(self) -> Any:  # noqa: ANN401 - a number or what was found
        assert self._process is not None  # noqa: S101 - it was started
        try:
            answer = pickle.load(_open(self._process.stdout))  # noqa: S301 - written by the same program
        except (EOFError, pickle.UnpicklingError) as error:
            raise _DiedError from error
        if isinstance(answer, str):
            raise SearchFailedError(f"a process of a search failed:\n{answer}")
        return answer


def _open(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None  # noqa: S101 - it was asked for
    return stream
