"""How good a table looks to a seat, from -1 (lost) to 1 (won)."""

from math import tanh
from typing import Final

from miskatonic.games.wisdom_of_cthulhu.combinations import score_of
from miskatonic.games.wisdom_of_cthulhu.slots import ACTIVATION, AS, CONTINUOUS, DM, EN, FW
from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE, SILENT, TRAPPED, Table
from miskatonic.kernel.flow import Seat

# What one point of lead is worth, and what a card still to be spent will bring.
_SCALE: Final = 25.0
_RESEARCH: Final = 3.0
_OBSESSION: Final = 2.2
_BOX: Final = (0.0, 4.0, 9.0, 9.0)


def instinct(t: Table, seat: Seat) -> float:
    """The lead over the best opponent, in points and in what will become points."""
    outcome = t.flow.outcome
    if outcome is not None:
        return 2 / len(outcome.winners) - 1 if seat in outcome.winners else -1.0
    others = [prospect(t, other) for other in range(t.seats) if other != seat]
    return tanh((prospect(t, seat) - max(others)) / _SCALE)


def prospect(t: Table, seat: Seat) -> float:
    """Points now, and those that cards, ritual and unspent cards promise."""
    left = t.rules.turns - t.turn
    value = float(t.kp[seat])
    value += _RESEARCH * t.hand[seat].bit_count() + _OBSESSION * t.obsessions(seat)
    value += _BOX[t.token[seat]] * (left + 1) / t.rules.turns
    if t.hand[seat] and not t.rules.can_buy[t.hand[seat]] & 1:
        value -= 1
    for card in t.areas[seat]:
        value += _card(t, seat, card, left)
    return value


def _card(t: Table, seat: Seat, card: int, left: int) -> float:
    rules = t.rules
    state = t.state[card]
    if state & TRAPPED:
        return 0.5
    seed, kind = rules.seed[card], rules.type[card]
    soon = 0.0 if state & SILENT or t.block[card] >= 0 else 1.0
    value = 0.0
    if seed == DM:
        value = 0.55 * rules.worth[card] * (left + 0.5 * soon)
    elif rules.needs[card]:
        value = _combination(t, seat, card, left)
    elif kind == CONTINUOUS:
        value = 1.3 * (left + soon * 0.6)
    elif kind == ACTIVATION:
        value = (0.8 * rules.pays[card] + 0.8) * (left + soon) * 0.6
    elif seed in (FW, EN):
        value = 0.8 * rules.pays[card] + 0.8
    if rules.rite[card] is not None and t.token[seat] < 3:  # noqa: PLR2004 - the last box
        value += 1.0 + 0.8 * t.turns[card]
    return value


def _combination(t: Table, seat: Seat, card: int, left: int) -> float:
    rules = t.rules
    needs = sum(rules.needs[card])
    have = len(t.under[card])
    if rules.is_open[card]:
        return 2.0 * min(left, needs - have) + 0.5 * have
    score = max(score_of(t, seat, card), 2 if rules.seed[card] == AS else 0)
    times = 1.0 + 0.7 * left if rules.type[card] == ACTIVATION else 1.0
    if t.state[card] & COMPLETE:
        return score * (0.6 * left + 0.5 if rules.type[card] == ACTIVATION else 0.9)
    share = (have + 0.25) / (needs + 0.25)
    chance = min(1.0, (left + 0.5) / (needs - have + 0.5))
    return score * times * share * share * chance
