"""What is sent to a worker process of a search. Both ends are of one program, so pickle carries it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from miskatonic.bots.budget import Budget
from miskatonic.bots.knobs import Knobs
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Word


class Lesson(NamedTuple):
    """A game and the rules of its tables, pickled. They are large, so a worker is told them only once.

    The worker answers with the number of the lesson.
    """

    number: int
    told: bytes


class Task(NamedTuple):
    """A race that a worker runs, and answers with what was found."""

    # The number of the lesson that told its game and rules.
    lesson: int
    seat: Seat
    # A frozen table that the seat could believe in.
    belief: Any
    words: Sequence[Word]
    budget: Budget
    # When its time began, by a clock that all processes share; None: it begins when the task arrives.
    began: float | None
    dice: Dice
    knobs: Knobs
