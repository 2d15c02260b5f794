"""How a table looks to the team: the chance of a win, as -1 (none) to 1 (sure)."""

from math import tanh
from typing import Final

from miskatonic.games.cultistorm.actions.lay import laid_at
from miskatonic.games.cultistorm.board.spawning import limit_of
from miskatonic.games.cultistorm.board.trophies import count_trophies
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO_ENEMY, SPOTS
from miskatonic.kernel.flow import Seat

_TOKENS: Final = (0.0, -0.08, -0.2, -0.45, -0.9, -1.5)


def instinct(t: Table, seat: Seat) -> float:
    """The same for every detective: they win or lose together. Who plays against them sees it reversed."""
    outcome = t.flow.outcome
    if outcome is not None:
        return 1.0 if seat in outcome.winners else -1.0
    value = -0.6 + 0.9 * t.sealed.bit_count()
    for other in range(t.detectives):
        value += _TOKENS[min(t.tokens(other), len(_TOKENS) - 1)]
        value += 0.25 * t.level[other] + 0.12 * count_trophies(t, other)
    cultists = sum(map(len, t.columns))
    room = limit_of(t) - cultists
    value -= 0.06 * cultists + 0.5 / (1 + max(room, 0))
    for spot in range(SPOTS):
        if t.sealed >> spot & 1:
            continue
        value += 0.15 * laid_at(t, spot)
        column = len(t.columns[spot])
        value -= 0.25 * max(0, column - 2)
        if t.elders[spot] != NO_ENEMY:
            value -= 1.2 - 0.2 * min(column, 3)
    value -= 0.05 * t.crystals[5]
    for expansion in t.rules.expansions:
        if expansion.instinct is not None:
            value += expansion.instinct(t)
    return tanh(value / 2) if seat < t.detectives else -tanh(value / 2)
