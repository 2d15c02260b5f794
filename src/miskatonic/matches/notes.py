"""What is noted of each step as it is taken, so that nobody has to replay the match to find it out."""

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple

from miskatonic.matches.record import Move
from miskatonic.matches.resignation import RESIGN

UndoUnit = Literal["step", "action", "turn"]


class StepNote(NamedTuple):
    """A step, or the setup of the table, which is step 0."""

    # The number of events after the step.
    told: int
    # The step answered a question that the turn itself asked: an action begins with it.
    begins_action: bool = False
    # The step told a heading of the log: with the next step a turn, a round or a phase begins.
    ends_part: bool = False
    # Why the step cannot be taken back freely. None if nothing is known that speaks against it.
    barrier: str | None = None


def undo_target(
    unit: UndoUnit, moves: Sequence[Move], notes: Sequence[StepNote], mine: Collection[int]
) -> int | None:
    """The step before the last decision of my seats, or before the action or turn to which it belongs.

    An action begins with the answer to a question of the turn itself, whoever gives it, and lasts until the
    next such answer. A turn, here, is a part of the log from one heading to the next. Others may have acted
    in both; one goes back to one's own first decision. None if these seats have not decided anything yet.
    """
    mine_alone = (seq for seq in range(len(moves) - 1, -1, -1) if _decided(moves[seq], mine))
    last = next(mine_alone, None)
    if last is None:
        return None
    if unit == "step":
        return last
    start = _begin_of_part(notes, last)
    if unit == "action":
        start = max(start, _begin_of_action(notes, last))
    return next(seq for seq in range(start, last + 1) if _decided(moves[seq], mine))


def free_until(moves: Sequence[Move], notes: Sequence[StepNote], mine: Collection[int] | None = None) -> int:
    """The earliest step to which one can go back alone, as far as the notes tell.

    With `mine`, steps of other seats stand, too.
    """
    return next(
        (
            seq + 1
            for seq in range(len(moves) - 1, -1, -1)
            if notes[seq + 1].barrier is not None or (mine is not None and moves[seq].seat not in mine)
        ),
        0,
    )


def _decided(move: Move, mine: Collection[int]) -> bool:
    return move.seat in mine and move.word != RESIGN


def _begin_of_part(notes: Sequence[StepNote], last: int) -> int:
    """The first step of the part of the log in which step `last` was taken."""
    return next((seq for seq in range(last, 0, -1) if notes[seq].ends_part), 0)


def _begin_of_action(notes: Sequence[StepNote], last: int) -> int:
    return next((seq for seq in range(last, -1, -1) if notes[seq + 1].begins_action), 0)
