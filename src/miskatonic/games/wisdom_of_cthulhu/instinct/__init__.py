"""How good a table looks to a seat, from -1 (lost) to 1 (won): twice its chance to win, less one.

The chance is a learned value, trained on the outcomes of games played by habit (`python -m bench.value`).
"""

from typing import Final

from miskatonic.games.value import LearnedValue
from miskatonic.games.wisdom_of_cthulhu.instinct.features import NAMES, rows
from miskatonic.games.wisdom_of_cthulhu.setup import FOLDER
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.flow import Seat

VALUE: Final = LearnedValue(NAMES, rows, FOLDER / "instinct" / "value.json")


def instinct(t: Table, seat: Seat) -> float:
    """The value of a table for one seat."""
    return instincts(t)[seat]


def instincts(t: Table) -> list[float]:
    """The same for all seats."""
    outcome = t.flow.outcome
    if outcome is None:
        return VALUE.for_seats(t)
    won = 2 / len(outcome.winners) - 1
    return [won if seat in outcome.winners else -1.0 for seat in range(t.seats)]
