"""Where the pieces are."""

from typing import Any, ClassVar, Final

from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.fields import table
from miskatonic.kernel.flow import Seat

KEY: Final = "puzzle"


@table("cul-puz/puzzle")
class Puzzle:
    """By piece: who holds it, or NOBODY. Pieces in the frame, in the order in which they were fitted.

    When it `is_laid`, pieces and dread cards are in the item deck.
    """

    holder: list[int]
    fitted: tuple[int, ...] = ()
    is_laid: bool = False

    clone: ClassVar[Any]


def puzzle(t: Table) -> Puzzle:
    found: Puzzle = t.annex[KEY]  # type: ignore[assignment] # the state of this expansion
    return found


def held_by(t: Table, seat: Seat) -> list[int]:
    """The pieces of a detective."""
    holders = puzzle(t).holder
    # Mostly it has none, and menus and requirements ask often.
    if seat not in holders:
        return []
    return [piece for piece, holder in enumerate(holders) if holder == seat]


def lacking(t: Table) -> int:
    """How many pieces the frame still needs (PUZ-3.1)."""
    needed: int = t.rules.more[KEY].needed
    return needed - len(puzzle(t).fitted)


def is_complete(t: Table) -> bool:
    return lacking(t) <= 0
