"""Playing on by the game's habit, in the head of a bot."""

from collections.abc import Callable
from typing import Final, TypeAlias

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.flow import OUTSIDE, Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

# A policy: the word that an experienced player would choose for a seat.
Habit: TypeAlias = Callable[[Table, Seat], Word]
# No turn asks more questions than this; a designer's card can ask for ever.
MOST_TO_EVALUATION: Final = 50


def play_by_habit(table: Table, habit: Habit, until: int, most: int | None = None) -> int:
    """Let every seat play by the habit until this round begins; how many words that took.

    What comes from outside the table is guessed. With `most`, a game that goes on for ever is cut off.
    """
    flow, said = table.flow, 0
    while (asked := flow.decision) is not None and table.round < until and said != most:
        if asked.guess is not None:
            flow.submit(table, asked.guess(table, table.dice), OUTSIDE)
        else:
            seat = asked.seat if asked.offers is None else table.dice.pick(asked.seats)
            flow.submit(table, habit(table, seat), seat)
        said += 1
    return said


def play_to_evaluation(table: Table, spec: AnyGame, most: int = MOST_TO_EVALUATION) -> None:
    """Let every seat finish by habit what has been begun, until a table can be evaluated.

    What an action brings often shows only when its last question is answered, and values are trained there.
    """
    flow, habit = table.flow, spec.habit
    assert habit is not None  # noqa: S101 - callers have checked it
    for _ in range(most):
        asked = flow.decision
        if asked is None or (asked.guess is None and spec.is_evaluated(asked.prompt)):
            return
        if asked.guess is not None:
            flow.submit(table, asked.guess(table, table.dice), OUTSIDE)
        else:
            seat = asked.seat if asked.offers is None else table.dice.pick(asked.seats)
            flow.submit(table, habit(table, seat), seat)
