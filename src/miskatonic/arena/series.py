"""A series of games, by one process or several, in the order of their numbers."""

from collections.abc import Callable, Generator
from contextlib import closing
from typing import TypeAlias, TypeVar

from miskatonic.arena.processes import Player, play_together
from miskatonic.kernel.errors import MiskatonicError

R = TypeVar("R")
# Called with the games played so far and the games wanted.
Progress: TypeAlias = Callable[[int, int], None]


class BadSimulationError(MiskatonicError):
    """A simulation that cannot be run as asked."""


def play_series(
    hire: Callable[[], Player[R]],
    games: int,
    jobs: int,
    number: Callable[[R], int],
    progress: Progress | None = None,
) -> list[R]:
    """What is told of each game; an interrupt (Ctrl-C) ends all processes and is passed on."""
    if jobs < 1:
        raise BadSimulationError(f"the number of jobs must be at least 1, not {jobs}")
    jobs = min(jobs, games)
    told: list[R] = []
    played = _play_alone(hire, games) if jobs == 1 else play_together(hire, games, jobs)
    # Closing reaches the processes even when the progress display or the person interrupts.
    with closing(played):
        for chunk in played:
            told.extend(chunk)
            if progress is not None:
                progress(len(told), games)
    return sorted(told, key=number)


def _play_alone(hire: Callable[[], Player[R]], games: int) -> Generator[list[R], None, None]:
    play = hire()
    for number in range(games):
        yield [play(number)]
