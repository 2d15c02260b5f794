"""A truth that a seat could believe: only the order of the decks is hidden (WOC-0.1)."""

from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat


def imagine(t: Table, seat: Seat, dice: Dice) -> Table:
    """A clone with other dice, in which the decks are undecided but for what the seat has seen."""
    twin = t.clone()
    twin.dice = dice.split()
    for deck in twin.decks:
        deck.forget(seat)
    return twin
