"""Invocation Powers as engines: how often a seat will use them, and what one more card adds to each use."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.combinations.scores import score_of
from miskatonic.games.wisdom_of_cthulhu.habit.standing import Standing
from miskatonic.games.wisdom_of_cthulhu.words import AS, CONTINUOUS, DM, FW

# Verbs of Invocation Powers that pay for the cards in the Learning Area, with the seed of those cards.
_FED_BY: Final = {"complete-all": AS, "use-many-wisdoms": FW, "borrow-masters": DM}


def fed(own: Standing, card: int) -> float:
    """What a card in the Learning Area adds to the Invocations of its owner until the end of the game."""
    if not own.engines:
        return 0.0
    rules = own.t.rules
    most = 0.0
    for engine in own.engines:
        seed = next((_FED_BY[power.verb] for power in rules.power[engine.thing] if power.verb in _FED_BY), -1)
        if seed == rules.seed[card]:
            amount = _pays(own, card, seed)
            # An engine that pays less than the best Place is used only if the card makes it the better one.
            gain = min(amount, engine.rate + amount - own.best_later)
            most = max(most, gain * engine.uses)
    return most


def _pays(own: Standing, card: int, seed: int) -> float:
    rules = own.t.rules
    if seed == DM:
        return float(rules.worth[card])
    if seed == FW:
        return 0.0 if rules.type[card] == CONTINUOUS or rules.needs[card] else own.book.quick[card]
    pays = float(score_of(own.t, own.seat, card))
    # Cards that count Alien Science count this one, too.
    for other in (card, *own.combinations):
        for power in rules.power[other]:
            if power.verb == "gain-per" and "as" in power.args["seeds"]:
                pays += power.args.get("kp", 1)
    return pays
