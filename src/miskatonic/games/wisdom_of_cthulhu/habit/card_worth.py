"""What cards are worth to a seat: in its Learning Area, under its combinations, and when acquired."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.combinations.components import missing
from miskatonic.games.wisdom_of_cthulhu.combinations.scores import score_of
from miskatonic.games.wisdom_of_cthulhu.habit import weights as w
from miskatonic.games.wisdom_of_cthulhu.habit.engines import fed
from miskatonic.games.wisdom_of_cthulhu.habit.standing import Standing
from miskatonic.games.wisdom_of_cthulhu.moments import (
    BOND_PAID,
    ENTITY_BOUGHT,
    ENTITY_USED,
    INVOKED,
    KNOWLEDGE_BOUGHT,
    PLACE_USED,
    PLAYED,
    RIVAL_COMPLETES,
    ROUND_STARTS,
    TURN_ENDS,
    TURN_STARTS,
    WISDOM_PAID,
)
from miskatonic.games.wisdom_of_cthulhu.table import COMPLETE, SILENT, TRAPPED
from miskatonic.games.wisdom_of_cthulhu.words import ACTIVATION, CONTINUOUS, DM, EN, FW

# How often a moment comes in a turn, beyond those that are counted.
_IN_A_TURN: Final = {
    TURN_STARTS: 1.0,
    ROUND_STARTS: 1.0,
    TURN_ENDS: 1.0,
    PLAYED: 1.2,
    KNOWLEDGE_BOUGHT: 0.8,
    ENTITY_BOUGHT: 0.5,
    WISDOM_PAID: 0.8,
    ENTITY_USED: 0.7,
    INVOKED: 0.3,
    RIVAL_COMPLETES: 0.4,
}


# Moments of which this turn has one more to come.
_THIS_TURN_TOO: Final = (TURN_ENDS, PLAYED, KNOWLEDGE_BOUGHT, WISDOM_PAID, ENTITY_BOUGHT)


def held(own: Standing, card: int) -> float:
    """What a card in the Learning Area of a seat brings it until the end of the game."""
    t, rules = own.t, own.t.rules
    seed = rules.seed[card]
    if seed == DM:
        value = master(own, card, -rules.worth[card])
    elif rules.needs[card]:
        value = combination(own, card)
    else:
        value = lasting(own, card)
    if t.state[card] & TRAPPED:
        value = max(0.0, value - own.best_now) * w.TRAP
    return value


def master(own: Standing, card: int, change: int) -> float:
    """A Dark Master that comes into play, or (with its number negative) what it would be missed for."""
    rules = own.t.rules
    change = own.change(rules.bond[card], change)
    now, later = own.swing(rules.bond[card], change)
    value = abs(now) * w.SURE_NOW * own.obsessions + abs(later) * w.SURE_LATER * own.uses_later
    value += w.OTHER_BONDS * abs(change) * own.left
    if rules.type[card] == ACTIVATION:
        value += max(0.0, _activated(own, card) - own.best_later) * own.left * w.ACTIVATION
    return value + w.MASTER_POWER * (own.left + 1) + w.ENGINE * fed(own, card)


def lasting(own: Standing, card: int) -> float:
    """An FW card or an Entity that lies in a Learning Area."""
    t, rules, book = own.t, own.t.rules, own.book
    kind = rules.type[card]
    value = 0.0
    if kind == ACTIVATION:
        each = _activated(own, card)
        turns = own.left + (1 if not t.state[card] & SILENT and own.obsessions else 0)
        value = max(w.ACTIVATION_AT_LEAST, each - own.best_later) * turns * w.ACTIVATION
    elif kind == CONTINUOUS:
        value = w.LASTING * listening(own, card)
    else:
        value = book.quick[card]
    if rules.seed[card] == EN:
        value += w.COUNTS_FOR_PLACES
    return value + w.ENGINE * fed(own, card)


def _activated(own: Standing, card: int) -> float:
    """What a card brings each time it is activated."""
    rules = own.t.rules
    value = own.book.quick[card]
    if rules.seed[card] == EN:
        value += own.now[rules.bond[card]] + own.book.haunted_entities[own.influence][rules.bond[card]]
    return value


def listening(own: Standing, card: int) -> float:
    """What a Continuous card brings by the moments it listens to."""
    rules = own.t.rules
    uses = w.SURE_NOW * own.obsessions + w.SURE_LATER * own.uses_later
    value = 0.0
    for moment, powers in rules.when[card].items():
        for power in powers:
            if moment == PLACE_USED:
                times = uses
            elif moment == BOND_PAID:
                times = uses * max(own.masters)
            else:
                times = _IN_A_TURN.get(moment, 0.0) * (own.left + (moment in _THIS_TURN_TOO))
            value += times * _each_time(own, power.verb, power.args.get("kp"))
    return value + 0.3 * own.left


def _each_time(own: Standing, verb: str, points: int | None) -> float:
    if verb == "choose-rank":
        return own.counts[FW] + 0.5
    if verb in ("gain-per-offer", "echo-top-discard", "take"):
        return 1.7
    if verb == "gain-as-much":
        return 3.5
    return 0.3 if points is None else float(points)


def combination(own: Standing, card: int, fewer: int = 0) -> float:
    """What a combination brings, with so many components more than it has."""
    t, rules = own.t, own.t.rules
    if rules.is_open[card]:
        return _open_combination(own, card, fewer)
    lacking = sum(rules.needs[card]) - len(t.components.get(card, ())) - fewer
    if own.book.counts_cards[card]:
        # The components to come will count too.
        total = float(score_of(t, own.seat, card) + fewer + max(0, lacking))
    else:
        total = own.book.quick[card]
    if rules.type[card] == ACTIVATION:
        times = own.left * w.ACTIVATED_A_TURN + (w.SURE_NOW if own.obsessions else 0.0)
        total = max(0.5, total - w.ACTIVATION_PRICE * own.best_later) * times
    elif rules.type[card] == CONTINUOUS:
        total = 3.0 * min(own.left, 4)
    value = w.COUNTS_FOR_PLACES * own.left + w.ENGINE * fed(own, card)
    if t.state[card] & COMPLETE or lacking <= 0:
        return value + total
    actions = own.left * 6 + t.hand[own.seat].bit_count() + own.obsessions
    if actions < lacking:
        return value
    chance = w.COMPONENT if actions > 4 * lacking else w.COMPONENT_IN_THE_END
    return value + total * chance**lacking


def _open_combination(own: Standing, card: int, fewer: int) -> float:
    """Each component pays, so what is still to come is what counts."""
    t = own.t
    have = len(t.components.get(card, ())) + fewer
    to_come = min(sum(t.rules.needs[card]) - have, own.left + 1)
    return 2.0 * fewer + 1.0 * max(0, to_come)


def added(own: Standing, card: int) -> float:
    """What one more component does for a combination, pay included."""
    return combination(own, card, 1) - combination(own, card)


def hosting(own: Standing) -> list[float]:
    """For each seed what the best combination gains by such a component."""
    gains = [0.0] * (EN + 1)
    for card in own.combinations:
        if own.t.state[card] & COMPLETE or not own.t.is_on(card):
            continue
        wanted = missing(own.t, card)
        gain = -1.0
        for seed in range(EN + 1):
            if wanted[seed] > 0:
                if gain < 0:
                    gain = added(own, card)
                gains[seed] = max(gains[seed], gain)
    return gains
