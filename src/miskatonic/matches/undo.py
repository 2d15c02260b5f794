"""Which steps can be taken back freely: those that told nobody anything new.

A step is a barrier to undo when it used chance, passed the turn to another seat, or revealed something. The
first two, and whether a seat was told something in secret, are seen at once. For the rest the game itself is
asked: if the same words would lead to another scene, or to other events, at some table that a seat could have
imagined, then that seat has learnt something. That takes a few hundredths of a second, so it is asked only
when somebody wants to go back, and for all steps at once.
"""

from collections.abc import Sequence
from typing import Final

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import IllegalWordError
from miskatonic.kernel.events import Chronicle, Event
from miskatonic.kernel.flow import Decision
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

# Imagined tables tried for each seat. Two equally likely possibilities go unnoticed once in 65,536 times.
BELIEFS: Final = 16

CHANCE_WAS_USED: Final = "chance was used"
REVEALED: Final = "something was revealed"
GAVE_UP: Final = "a seat resigned"


def plain_barrier(
    seat: int, *, used_chance: bool, asked_next: Decision | None, told: Sequence[Event]
) -> str | None:
    """Why a step cannot be taken back freely, as far as it shows at once."""
    if used_chance:
        return CHANCE_WAS_USED
    if asked_next is not None and seat not in asked_next.seats:
        return "it is another seat's turn now"
    if any(event.to is not None for event in told):
        return REVEALED
    return None


def has_revealed(
    spec: AnyGame, before: Table, said: Sequence[tuple[int, Word]], after: Table, told: Sequence[Event]
) -> bool:
    """Has any seat learnt something from these words, which led from `before` to `after`?"""
    for viewer in range(before.seats):
        seen = spec.scene(after, viewer)
        heard = [event for event in told if event.is_for(viewer)]
        dice = Dice.seeded(viewer, "undo")
        for _ in range(BELIEFS):
            believed: Table = spec.imagine(before, viewer, dice)
            believed.chronicle = chronicle = Chronicle()
            try:
                for seat, word in said:
                    believed.flow.submit(believed, word, seat)
            except IllegalWordError:
                return True
            if chronicle.since(0, viewer) != heard or spec.scene(believed, viewer) != seen:
                return True
    return False
