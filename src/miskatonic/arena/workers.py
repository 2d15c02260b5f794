"""A pool of worker processes that play games side by side.

Each worker takes the next game that nobody has taken, so a slow game holds up no other worker, and sends its
results a few times a second. Which worker plays a game makes no difference to the game.
"""

import multiprocessing
import signal
import time
import traceback
from collections.abc import Callable, Generator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.sharedctypes import Synchronized
from typing import Any, Protocol, TypeAlias, TypeVar

from miskatonic.kernel.errors import MiskatonicError

R = TypeVar("R")
# Plays the game of an index. Each process prepares its own, because content and bots are not picklable.
Job: TypeAlias = Callable[[int], R]
Prepare: TypeAlias = Callable[[], Job[R]]
# Results by the index of their game.
Results: TypeAlias = Generator[list[tuple[int, R]], None, None]
# The number of games taken so far, shared by all processes.
Taken: TypeAlias = "Synchronized[int]"

# Seconds between two messages of a worker: a progress bar moves smoothly, and sending costs next to nothing.
_SEND_INTERVAL = 0.2


class WorkerFailedError(RuntimeError):
    """A worker process failed; carries its traceback."""


class Engine(Protocol):
    """Plays the games of these indices on so many workers. Results come as they arrive."""

    def __call__(self, prepare: Prepare[R], games: Sequence[int], workers: int) -> Results[R]: ...


def play_locally(prepare: Prepare[R], games: Sequence[int], workers: int) -> Results[R]:
    """Play on this machine: in this process, or in several worker processes."""
    workers = min(workers, len(games))
    return play_alone(prepare, games) if workers <= 1 else play_in_workers(prepare, games, workers)


def play_alone(prepare: Prepare[R], games: Sequence[int]) -> Results[R]:
    """Play all games in this process."""
    job = prepare()
    for index in games:
        yield [(index, job(index))]


def play_in_workers(prepare: Prepare[R], games: Sequence[int], workers: int) -> Results[R]:
    """Play all games in worker processes."""
    # Spawned, not forked: a fork beside the threads of a server or a progress bar may hang.
    context = multiprocessing.get_context("spawn")
    taken = context.Value("q", 0)
    connections: list[Connection] = []
    processes = []
    try:
        for _ in range(workers):
            ours, theirs = context.Pipe(duplex=False)
            process = context.Process(target=_work, args=(prepare, games, taken, theirs), daemon=True)
            process.start()
            theirs.close()
            connections.append(ours)
            processes.append(process)
        yield from _receive(connections)
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()
        for connection in connections:
            connection.close()


def _receive(connections: list[Connection]) -> Results[Any]:
    working = connections[:]
    while working:
        for ready in wait(working):
            assert isinstance(ready, Connection)  # noqa: S101 - only connections are waited for
            try:
                message = ready.recv()
            except EOFError:
                raise WorkerFailedError("a process of the simulation was ended from outside") from None
            if message is None:
                working.remove(ready)
            elif isinstance(message, MiskatonicError):
                raise message
            elif isinstance(message, str):
                raise WorkerFailedError(message)
            else:
                yield message


def _work(prepare: Prepare[R], games: Sequence[int], taken: Taken, connection: Connection) -> None:
    # Ctrl-C reaches all processes; the one that started the workers ends them.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        for results in _play_next(prepare(), games, taken):
            connection.send(results)
        connection.send(None)
    except MiskatonicError as error:
        connection.send(error)
    except Exception:  # noqa: BLE001 - the process that started this one must learn of any failure
        connection.send(traceback.format_exc())


def _play_next(job: Job[R], games: Sequence[int], taken: Taken) -> Results[R]:
    results: list[tuple[int, R]] = []
    due = time.monotonic() + _SEND_INTERVAL
    while (at := _take(taken)) < len(games):
        index = games[at]
        results.append((index, job(index)))
        if time.monotonic() >= due:
            yield results
            results = []
            due = time.monotonic() + _SEND_INTERVAL
    yield results


def _take(taken: Taken) -> int:
    """Take the first game that nobody has taken."""
    with taken.get_lock():
        index: int = taken.value
        taken.value = index + 1
    return index
