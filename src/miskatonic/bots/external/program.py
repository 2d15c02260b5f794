"""A program that is asked on its standard input and answers on its standard output, one line each.

Reading and writing happen in threads, so that a program that neither reads nor answers is noticed on every
operating system.
"""

import atexit
import os
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Final

# A line that is longer is not an answer.
MOST_BYTES: Final = 65_536
# A program that has just been started may take so much longer for its first answer.
START_SECONDS: Final = 10.0
# What a program gets of the environment: enough to find its interpreter and its files, and no secret.
_ENVIRONMENT: Final = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT", "TEMP")


class ProgramFailedError(Exception):
    """A program that gave no usable answer; the message says what it did instead."""


class Program:
    """One program. It is started when it is first asked, and again after it has failed."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = tuple(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: Queue[bytes] = Queue()
        self._requests: Queue[bytes | None] = Queue()
        atexit.register(self.stop)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The next line of the program, without its end."""
        grace = 0.0
        if self._process is None:
            self._start()
            grace = START_SECONDS
        self._requests.put(line + b"\n")
        until = time.monotonic() + seconds + grace
        try:
            answer = self._answers.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            self.stop()
            raise ProgramFailedError(f"did not answer within {seconds:g} seconds") from None
        if not answer:
            code = self._exit_code()
            self.stop()
            raise ProgramFailedError(f"ended with exit code {code}")
        if not answer.endswith(b"\n"):
            self.stop()
            raise ProgramFailedError(f"answered with a line of more than {MOST_BYTES:,} bytes")
        return answer[:-1]

    def stop(self) -> None:
        """End the program, if it runs. The next question starts it again."""
        process, self._process = self._process, None
        if process is not None:
            self._requests.put(None)
            process.kill()
            process.wait()

    def _start(self) -> None:
        environment = {name: os.environ[name] for name in _ENVIRONMENT if name in os.environ}
        try:
            # In a session of its own, so that Ctrl-C at the terminal does not end it in the middle of a game.
            process = subprocess.Popen(  # noqa: S603 - the operator of this machine named the program
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=environment,
                start_new_session=True,
            )
        except OSError as error:
            raise ProgramFailedError(f"cannot be started: {(error.strerror or 'unknown').lower()}") from error
        self._process = process
        self._answers, self._requests = Queue(), Queue()
        Thread(target=_read, args=(process.stdout, self._answers), daemon=True).start()
        Thread(target=_write, args=(process.stdin, self._requests), daemon=True).start()

    def _exit_code(self) -> int | str:
        assert self._process is not None  # noqa: S101 - asked only while it was running
        try:
            return self._process.wait(1)
        except subprocess.TimeoutExpired:
            return "none: it closed its output"


def _read(stream: IO[bytes], answers: "Queue[bytes]") -> None:
    """Pass on every line; an empty one at the end."""
    with suppress(OSError, ValueError), stream:
        while line := stream.readline(MOST_BYTES):
            answers.put(line)
            if not line.endswith(b"\n"):
                break
    answers.put(b"")


def _write(stream: IO[bytes], requests: "Queue[bytes | None]") -> None:
    with suppress(OSError, ValueError), stream:
        while (line := requests.get()) is not None:
            stream.write(line)
            stream.flush()
