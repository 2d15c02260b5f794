"""How a table looks to the team: the chance of a win, as -1 (none) to 1 (sure).

The chance is a learned value, trained on the outcomes of games played by habit (`python -m bench.value`).
"""

from functools import cache
from math import tanh
from typing import Final

from miskatonic.games.cultistorm.instinct.features import NAMES, rows
from miskatonic.games.cultistorm.options import FOLDER
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.value import LearnedValue
from miskatonic.kernel.flow import Seat

# Every module asks for attention that the value knows nothing of, whatever its weight (docs/play-quality.md).
_EACH_MODULE: Final = 0.33
VALUE: Final = LearnedValue(NAMES, rows, FOLDER / "instinct" / "value.json")


def instinct(t: Table, seat: Seat) -> float:
    """The same for every detective: they win or lose together. Who plays against them sees it reversed."""
    outcome = t.flow.outcome
    if outcome is not None:
        return 1.0 if seat in outcome.winners else -1.0
    # The value was trained without expansions. What they add is in its unit: the logarithm of the odds.
    strength = VALUE.strength(t) - _EACH_MODULE * _modules(t.rules)
    for expansion in t.rules.expansions:
        if expansion.instinct is not None:
            strength += expansion.instinct(t)
    return tanh(strength / 2) if seat < t.detectives else -tanh(strength / 2)


@cache
def _modules(rules: Rules) -> int:
    return sum(expansion.kind == "module" for expansion in rules.expansions)
