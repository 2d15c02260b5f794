"""How good a table looks to a seat, from -1 (lost) to 1 (won).

Each seat has a strength, a sum of features; the chance to win is its share of all strengths, as a
logistic model has it. The weights were fitted to the outcomes of 1,600 games for two, played by habit
before the Arcane Places had their present powers.
"""

from math import exp
from typing import Final

from miskatonic.games.wisdom_of_cthulhu.habit.card_worth import held
from miskatonic.games.wisdom_of_cthulhu.habit.rituals import Rituals
from miskatonic.games.wisdom_of_cthulhu.habit.standing import Standing
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import AS, DM, EN, FULL_HAND, FW
from miskatonic.kernel.flow import Seat

# For each feature its weight: always, more for each turn to come, and more the nearer the end is.
_WEIGHTS: Final = (
    (0.0297, -0.0014, 0.0121),  # points
    (0.0128, -0.0018, 0.0134),  # Obsessions, at the best use of one now
    (0.0830, -0.0101, -0.1287),  # Research cards in hand
    (-0.0449, 0.0055, 0.2186),  # actions to come, at their best use
    (0.0207, 0.0143, -0.0130),  # Dark Masters
    (0.0277, -0.0045, 0.0266),  # other lasting cards
    (0.0364, -0.0052, -0.0374),  # combinations
    (0.0547, 0.0088, 0.0390),  # rituals that can be gone on with
    (0.2643, -0.0363, -0.1261),  # beyond the start of the Ritual Dashboard
    (0.5819, -0.0365, -0.4981),  # beyond its first box
    (0.1083, 0.1349, 0.2074),  # has evoked
    (0.0375, -0.0014, 0.0192),  # the best Invocation
    (-0.1575, 0.0610, 0.0626),  # Forbidden Wisdom owned
    (0.2541, -0.0213, -0.0436),  # Alien Science owned
    (-0.4330, 0.1452, 0.1075),  # Entities owned
)
# How near the end can come for that.
_NEAREST: Final = 0.15


def instinct(t: Table, seat: Seat) -> float:
    """Twice the chance to win, less one."""
    return instincts(t)[seat]


def instincts(t: Table) -> list[float]:
    """The same for all seats."""
    outcome = t.flow.outcome
    if outcome is not None:
        won = 2 / len(outcome.winners) - 1
        return [won if seat in outcome.winners else -1.0 for seat in range(t.seats)]
    to_come = turns_to_come(t)
    strengths = [strength(t, seat, to_come) for seat in range(t.seats)]
    most = max(strengths)
    odds = [exp(each - most) for each in strengths]
    total = sum(odds)
    return [2 * each / total - 1 for each in odds]


def turns_to_come(t: Table) -> float:
    """How much of the game is left, this turn by the cards that can still be spent."""
    cards = sum((t.hand[seat] | t.temporary[seat] | t.permanent[seat]).bit_count() for seat in range(t.seats))
    return t.rules.turns - t.turn + cards / (FULL_HAND.bit_count() * t.seats)


def strength(t: Table, seat: Seat, to_come: float) -> float:
    """What a seat has, weighed."""
    nearness = 1 / (_NEAREST + to_come)
    return sum(
        value * (always + early * to_come + late * nearness)
        for value, (always, early, late) in zip(features(t, seat), _WEIGHTS, strict=True)
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
        Rituals(own).potential,
        token > 0,
        token > 1,
        t.evoker == seat,
        invocation,
        own.counts[FW],
        own.counts[AS],
        own.counts[EN],
    )
