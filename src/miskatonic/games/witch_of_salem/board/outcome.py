"""How a game ends, and the optional score of a won one (WOS-16, WOS-17)."""

from typing import NoReturn

from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import NO_ITEM
from miskatonic.kernel.flow import Outcome, finish


def score(t: Table) -> int:
    """Spaces left to the Rift, and all items and sanity of the living (WOS-17.1, WOS-17.2)."""
    items = sum(len(minors) for minors in t.minors) + sum(item != NO_ITEM for item in t.artifact)
    return t.rules.rift - t.necron + items + sum(t.sanity)


def win_game(t: Table) -> NoReturn:
    everybody = tuple(range(t.seats))
    finish(Outcome("victory", everybody, (score(t),) * t.seats))


def lose_game(t: Table, ending: str) -> NoReturn:
    """Everybody loses, the eliminated ones too (WOS-16.8)."""
    finish(Outcome(ending, (), (0,) * t.seats))
