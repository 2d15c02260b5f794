"""The parent of the processes of a server: it starts them, replaces those that have died, and stops them."""

import os
import signal
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import structlog
from prometheus_client import multiprocess

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.metrics import SHARED_FOLDER
from miskatonic.server.processes.member import Membership, run_member
from miskatonic.server.processes.siblings import make_inbox
from miskatonic.server.settings import Settings

LOG: Final = structlog.get_logger("miskatonic.processes")
# A process that has died is replaced after so many seconds.
RESTART_SECONDS: Final = 1.0
# Beyond the time that open requests may take, so much for everything else.
STOP_SECONDS: Final = 20.0


class ProcessFailedError(MiskatonicError):
    """A process could not start; the sentence is its own."""


class _Member(NamedTuple):
    process: SpawnProcess
    line: Connection


class _Signals:
    """The signals that ask the server to stop. Whoever waits for `woken` wakes up."""

    def __init__(self, woken: socket.socket) -> None:
        self.woken = woken
        self.received: int | None = None

    def note(self, number: int, _frame: object) -> None:
        self.received = number


def run_processes(settings: Settings, listeners: Sequence[socket.socket]) -> None:
    """Serve until SIGTERM or Ctrl-C. Raises a `MiskatonicError` if the processes cannot start."""
    with TemporaryDirectory(prefix="miskatonic-") as folder, _noted_signals() as signals:
        os.environ[SHARED_FOLDER] = folder
        supervisor = _Supervisor(settings, listeners, Path(folder), signals)
        try:
            supervisor.start()
            supervisor.watch()
        finally:
            supervisor.stop()
    if signals.received is not None:
        # As a single process does after its shutdown.
        signal.raise_signal(signals.received)


class _Supervisor:
    """Keeps the processes running. It has no threads and serves nobody."""

    def __init__(
        self, settings: Settings, listeners: Sequence[socket.socket], folder: Path, signals: _Signals
    ) -> None:
        self._settings = replace(settings, workers=max(1, settings.workers // settings.processes))
        self._listeners = listeners
        self._folder = folder
        self._signals = signals
        self._inboxes = [make_inbox() for _ in range(settings.processes)]
        # Not forked: each process begins with nothing but what it is given.
        self._context = get_context("spawn")
        self._members: dict[int, _Member] = {}

    def start(self) -> None:
        """Start all processes and wait until they are ready."""
        # The first opens the database, and brings it to the present version, before the others come.
        first, *others = range(self._settings.processes)
        for group in ([first], others):
            for number in group:
                self._members[number] = self._started(number)
            for number in group:
                self._wait_for(self._members[number])

    def watch(self) -> None:
        """Replace processes that die, until a signal comes."""
        while self._signals.received is None:
            sentinels = {member.process.sentinel: number for number, member in self._members.items()}
            for ended in wait([*sentinels, self._signals.woken]):
                if isinstance(ended, int) and self._signals.received is None:
                    self._replace(sentinels[ended])

    def stop(self) -> None:
        """Let all processes finish what they do."""
        for member in self._members.values():
            member.process.terminate()
        for member in self._members.values():
            member.process.join(self._settings.shutdown_seconds + STOP_SECONDS)
            member.process.kill()
            member.process.join()

    def _started(self, number: int) -> _Member:
        line, other_end = self._context.Pipe()
        membership = Membership(
            self._settings,
            number,
            self._listeners,
            self._inboxes,
            self._folder,
            is_first=not self._members,
            line=other_end,
        )
        process = self._context.Process(target=run_member, args=(membership,), name=f"process {number}")
        process.start()
        other_end.close()
        return _Member(process, line)

    def _wait_for(self, member: _Member) -> None:
        """Wait until a process is ready or a signal comes; raises if the process has failed."""
        wait([member.line, self._signals.woken])
        if self._signals.received is not None:
            return
        try:
            reason = member.line.recv()
        except EOFError:
            reason = "a process of the server has ended before it was ready; its log says why"
        if reason is not None:
            raise ProcessFailedError(reason)

    def _replace(self, number: int) -> None:
        member = self._members[number]
        member.process.join()
        code, pid = member.process.exitcode, member.process.pid
        LOG.error("process ended", process=number, code=code, reason=_told(member.line))
        member.line.close()
        if pid is not None:
            multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]
        # Not at once, in case it fails again and again.
        wait([self._signals.woken], RESTART_SECONDS)
        if self._signals.received is None:
            self._members[number] = self._started(number)


def _told(line: Connection) -> str | None:
    """Why a process could not start, if it has said so before it ended."""
    told: str | None = None
    with suppress(EOFError):
        while line.poll():
            told = line.recv() or told
    return told


@contextmanager
def _noted_signals() -> Iterator[_Signals]:
    """While this lasts, SIGTERM and Ctrl-C are noted and do nothing else."""
    woken, waker = socket.socketpair()
    with woken, waker:
        waker.settimeout(0)
        signals = _Signals(woken)
        wakeup = signal.set_wakeup_fd(waker.fileno())
        former = {number: signal.signal(number, signals.note) for number in (signal.SIGTERM, signal.SIGINT)}
        try:
            yield signals
        finally:
            for number, handler in former.items():
                signal.signal(number, handler)
            signal.set_wakeup_fd(wakeup)
