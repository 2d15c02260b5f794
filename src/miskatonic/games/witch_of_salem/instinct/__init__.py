"""How a table looks to the team: the chance of a win if all play on by habit, as -1 (none) to 1 (sure).

The chance is a learned value, trained on the outcomes of games played by habit (`python -m bench.value`).
"""

from typing import Final

from miskatonic.games.value import LearnedValue
from miskatonic.games.witch_of_salem.instinct.features import NAMES, rows
from miskatonic.games.witch_of_salem.setup import FOLDER
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.kernel.flow import Seat

VALUE: Final = LearnedValue(NAMES, rows, FOLDER / "instinct" / "value.json")


def instinct(t: Table, seat: Seat) -> float:
    """The same for every seat: they win or lose together."""
    outcome = t.flow.outcome
    if outcome is None:
        return VALUE.for_team(t)
    return 1.0 if outcome.winners else -1.0
