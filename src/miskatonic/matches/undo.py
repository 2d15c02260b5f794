"""Which steps can be taken back freely: those that told nobody anything new.

A step is a barrier to undo when it used chance, passed the turn to another seat, or revealed something. The
game itself is asked whether it revealed something: if the same word would lead to another scene at some table
that a seat could have imagined, then that seat has learnt something.
"""

from collections.abc import Sequence

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import IllegalWordError
from miskatonic.kernel.events import Event
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

# Imagined tables tried for each seat. Two equally likely possibilities go unnoticed once in 65,536 times.
BELIEFS = 16


def undo_barrier(
    spec: AnyGame, before: Table, said: tuple[int, Word], after: Table, told: Sequence[Event]
) -> str | None:
    """Why the step from `before` to `after` cannot be taken back freely; None when it can."""
    seat, word = said
    if before.dice.state != after.dice.state:
        return "chance was used"
    if after.flow.decision is not None and seat not in after.flow.decision.seats:
        return "it is another seat's turn now"
    if any(event.to is not None for event in told) or _teaches(spec, before, (seat, word), after):
        return "something was revealed"
    return None


def _teaches(spec: AnyGame, before: Table, said: tuple[int, Word], after: Table) -> bool:
    seat, word = said
    for viewer in range(before.seats):
        seen = spec.scene(after, viewer)
        dice = Dice.seeded(viewer, "undo")
        for _ in range(BELIEFS):
            believed: Table = spec.imagine(before, viewer, dice)
            try:
                believed.flow.submit(believed, word, seat)
            except IllegalWordError:
                return True
            if spec.scene(believed, viewer) != seen:
                return True
    return False
