"""What is seen of the puzzle: where each piece is. Which card of the item deck it is, nobody knows."""

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from miskatonic.games.cultistorm.expansions.dangerous_puzzle.cards import look_up
from miskatonic.games.cultistorm.expansions.dangerous_puzzle.state import puzzle
from miskatonic.games.cultistorm.scene.view import View
from miskatonic.games.cultistorm.words import NO_SYMBOL, NOBODY, SEATS, SYMBOLS
from miskatonic.kernel.scene import Piece, Zone


class PuzzleMarks(TypedDict):
    """How many pieces are in the frame, of how many that complete it."""

    fitted: int
    pieces: int


class PieceMarks(TypedDict):
    """A piece: where it is, who holds it, and the symbol of the location where it is fitted."""

    state: Literal["hidden", "held", "fitted"]
    holder: NotRequired[str]
    symbol: NotRequired[str]


def scene(view: View) -> Sequence[Zone]:
    found, known = puzzle(view.t), look_up(view.t)
    pieces = []
    for piece, name in enumerate(known.ids):
        holder = found.holder[piece]
        marks = PieceMarks(state="hidden" if holder == NOBODY else "held")
        if piece in found.fitted:
            marks["state"] = "fitted"
        elif holder != NOBODY:
            marks["holder"] = SEATS[holder]
        if known.symbols[piece] != NO_SYMBOL:
            marks["symbol"] = SYMBOLS[known.symbols[piece]]
        pieces.append(Piece(name, name, marks, view.pointing(name, "fit", "hand-piece")))
    zone_marks = PuzzleMarks(fitted=len(found.fitted), pieces=known.needed)
    return (Zone("puzzle", "row", tuple(pieces), marks=zone_marks),)
