"""Observers: what is kept of the games of a run.

An observer reads each game in the process that played it and returns its notes, which the run collects.
It is sent to worker processes, so its function must be picklable: a function of a module, or a partial of
one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from miskatonic.kernel.events import Event
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Word

N = TypeVar("N")


class Record(NamedTuple):
    """How one game went. The same seed gives the same game again."""

    number: int
    seed: int
    ending: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    rounds: int
    decisions: int
    seconds: float

    def rank(self, seat: Seat) -> int:
        """1 for a winner, else by points; seats with equal points share the better rank."""
        if seat in self.winners:
            return 1
        ahead = [
            other
            for other in range(len(self.scores))
            if other in self.winners or self.scores[other] > self.scores[seat]
        ]
        return 1 + len(ahead)


class Choice(NamedTuple):
    """One answered decision. The seed of a game and its choices are enough to play it again."""

    seat: Seat
    word: Word


class FinishedGame(NamedTuple):
    """What an observer reads. Events and choices are empty unless the observer asked for them."""

    record: Record
    events: Sequence[Event]
    choices: Sequence[Choice]


@dataclass(frozen=True)
class Observer(Generic[N]):
    """Turns a finished game into notes. A game that keeps neither events nor choices is played faster."""

    note: Callable[[FinishedGame], N]
    reads_events: bool = False
    reads_choices: bool = False


def _nothing(_game: FinishedGame) -> None:
    return None


# For those who need the records alone.
RECORDS_ONLY: Observer[None] = Observer(_nothing)
