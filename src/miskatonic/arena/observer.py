"""Observers: what is kept of the games of a run.

An observer reads each game in the process that played it and returns its notes, which the run collects.
It is sent to worker processes, so its function must be picklable: a function of a module, or a partial of
one.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from miskatonic.games.tally import TallyLine
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
    # The word as players say it, the question it answers, and from how many words it was chosen.
    said: str
    prompt: str
    options: int
    round: int
    # How many events had been told before it. Tables of a region tell on their own: there it is None.
    told: int | None


class Outlook(NamedTuple):
    """How the game's instinct sees the chances of all seats, before the choice of this number."""

    choice: int
    round: int
    chances: tuple[float, ...]


class FinishedGame(NamedTuple):
    """What an observer reads. Events, choices and outlooks are empty unless the observer asked for them."""

    record: Record
    first: Seat | None
    events: Sequence[Event]
    choices: Sequence[Choice]
    outlooks: Sequence[Outlook] = ()
    # How the score came about, in games that can tell; noted for those who read events.
    tally: Sequence[TallyLine] = ()


@dataclass(frozen=True)
class Observer(Generic[N]):
    """Turns a finished game into notes. A game that keeps neither events nor choices is played faster."""

    note: Callable[[FinishedGame], N]
    reads_events: bool = False
    reads_choices: bool = False
    # Outlooks come with choices, whenever another seat is asked or a round begins.
    reads_outlooks: bool = False
    # What the notes are called in a checkpoint; without a name they cannot be kept there.
    name: str = ""


def _nothing(_game: FinishedGame) -> None:
    return None


# For those who need the records alone.
RECORDS_ONLY: Observer[None] = Observer(_nothing, name="records")
