"""Games played side by side by several processes.

Each process takes the next game that nobody has taken, so slow games hold up nobody, and reports what it
has played every now and then. Which process plays a game makes no difference to the game.
"""

import multiprocessing
import signal
import time
import traceback
from collections.abc import Callable, Generator
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import Synchronized
from typing import TypeAlias, TypeVar

from miskatonic.kernel.errors import MiskatonicError

R = TypeVar("R")
# What plays the game of a number. It is made in each process, since content and bots do not travel.
Player: TypeAlias = Callable[[int], R]
# The number of games taken, shared by the processes.
Taken: TypeAlias = "Synchronized[int]"

# How often a process reports: often enough for a smooth progress bar, rarely beside what it costs.
_PAUSE = 0.2


class WorkerFailedError(RuntimeError):
    """A process came to grief; carries its traceback."""


def play_together(hire: Callable[[], Player[R]], games: int, jobs: int) -> Generator[list[R], None, None]:
    """What the player tells of all games, in the order in which they become known."""
    # Spawned, not forked: a fork in the middle of the threads of a server or a progress bar may hang.
    context = multiprocessing.get_context("spawn")
    taken = context.Value("q", 0)
    connections: list[Connection] = []
    processes = []
    try:
        for _ in range(jobs):
            ours, theirs = context.Pipe(duplex=False)
            process = context.Process(target=_work, args=(hire, games, taken, theirs), daemon=True)
            process.start()
            theirs.close()
            connections.append(ours)
            processes.append(process)
        yield from _gather(connections)
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()
        for connection in connections:
            connection.close()


def _gather(connections: list[Connection]) -> Generator[list[R], None, None]:
    open_ones = connections[:]
    while open_ones:
        for ready in wait(open_ones):
            assert isinstance(ready, Connection)  # noqa: S101 - nothing else was waited for
            try:
                told = ready.recv()
            except EOFError:
                raise WorkerFailedError("a process of the simulation was ended from outside") from None
            if told is None:
                open_ones.remove(ready)
            elif isinstance(told, MiskatonicError):
                raise told
            elif isinstance(told, str):
                raise WorkerFailedError(told)
            else:
                yield told


def _work(hire: Callable[[], Player[R]], games: int, taken: Taken, report: Connection) -> None:
    # An interrupt from the keyboard reaches all processes; the one that started them ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for played in _play_on(hire(), games, taken):
            report.send(played)
        report.send(None)
    except MiskatonicError as error:
        report.send(error)
    except Exception:  # noqa: BLE001 - whatever it was, the process that asked must hear of it
        report.send(traceback.format_exc())


def _play_on(play: Player[R], games: int, taken: Taken) -> Generator[list[R], None, None]:
    played: list[R] = []
    due = time.monotonic() + _PAUSE
    while (index := _next(taken)) < games:
        played.append(play(index))
        if time.monotonic() >= due:
            yield played
            played = []
            due = time.monotonic() + _PAUSE
    yield played


def _next(taken: Taken) -> int:
    """The first game that nobody has taken."""
    with taken.get_lock():
        index: int = taken.value
        taken.value = index + 1
    return index
