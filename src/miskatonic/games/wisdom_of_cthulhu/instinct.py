"""How good a table looks to a seat, from -1 (lost) to 1 (won).

Each seat has a strength, a sum of features; the chance to win is its share of all strengths, as a
logistic model has it. The weights were fitted to the outcomes of games played by habit.
"""

from math import exp
from typing import Final

from miskatonic.games.wisdom_of_cthulhu.habit.rites import Rites
from miskatonic.games.wisdom_of_cthulhu.habit.standing import Standing
from miskatonic.games.wisdom_of_cthulhu.habit.worth import held
from miskatonic.games.wisdom_of_cthulhu.slots import AS, DM, EN, FW
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.flow import Seat

# For each feature its weight at the end of the game, and what is added to that for each turn to come.
_WEIGHTS: Final = ((0.04, -0.004), (0.03, 0.0), (0.1, 0.0), (0.0, 0.006), *(((0.0, 0.0),) * 11))


def instinct(t: Table, seat: Seat) -> float:
    """Twice the chance to win, less one."""
    outcome = t.flow.outcome
    if outcome is not None:
        return 2 / len(outcome.winners) - 1 if seat in outcome.winners else -1.0
    mine = strength(t, seat)
    others = sum(exp(strength(t, other) - mine) for other in range(t.seats) if other != seat)
    return 2 / (1 + others) - 1


def strength(t: Table, seat: Seat) -> float:
    """What a seat has, weighed."""
    left = t.rules.turns - t.turn
    return sum(
        value * (now + later * left) for value, (now, later) in zip(features(t, seat), _WEIGHTS, strict=True)
    )


def features(t: Table, seat: Seat) -> tuple[float, ...]:
    """What counts, for one seat."""
    own = Standing(t, seat)
    left = own.left
    masters = lasting = combinations = 0.0
    seeds = t.rules.seed
    for card in t.areas[seat]:
        seed = seeds[card]
        if seed == DM:
            masters += t.rules.worth[card]
        elif t.rules.needs[card]:
            combinations += held(own, card)
        else:
            lasting += held(own, card)
    invocation = max(own.invocations.values(), default=0.0)
    token = t.token[seat]
    return (
        t.kp[seat],
        own.obsessions * own.best_now,
        t.hand[seat].bit_count(),
        left * own.best_later,
        masters,
        lasting,
        combinations,
        Rites(own).potential,
        token > 0,
        token > 1,
        t.evoker == seat,
        invocation,
        own.counts[FW],
        own.counts[AS],
        own.counts[EN],
    )
