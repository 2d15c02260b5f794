"""Where the pieces are."""

from typing import Any, ClassVar, Final

from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NOBODY
from miskatonic.kernel.fields import table
from miskatonic.kernel.flow import Seat

KEY: Final = "puzzle"


@table("cul-puz/puzzle")
class Puzzle:
    """By piece: who holds it, or NOBODY. Pieces in the frame, in the order in which they were fitted."""

    holder: list[int]
    fitted: tuple[int, ...] = ()

    clone: ClassVar[Any]


def puzzle(t: Table) -> Puzzle:
    found: Puzzle = t.annex[KEY]  # type: ignore[assignment] # the state of this expansion
    return found


def held_by(t: Table, seat: Seat) -> list[int]:
    """The pieces of a detective."""
    return [piece for piece, holder in enumerate(puzzle(t).holder) if holder == seat]


def is_complete(t: Table) -> bool:
    return len(puzzle(t).fitted) == len(puzzle(t).holder)


def is_found(t: Table, piece: int) -> bool:
    return puzzle(t).holder[piece] != NOBODY or piece in puzzle(t).fitted
