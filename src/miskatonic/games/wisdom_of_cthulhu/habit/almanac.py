"""What can be said of cards and powers before any table is looked at: worked out once for each Rules."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, TypeAlias

from miskatonic.games.wisdom_of_cthulhu.moments import BOND_PAID, ENTITY_USED, PLACE_USED
from miskatonic.games.wisdom_of_cthulhu.rules import Rules
from miskatonic.games.wisdom_of_cthulhu.words import ALL_THINGS, BONDS, FIRST_INFLUENCE

Args: TypeAlias = Mapping[str, Any]

_OF_SEED: Final = {"fw": 2.4, "as": 1.5, "dm": 6.0, "en": 1.5}


def _dearest(args: Args) -> float:
    return max(_OF_SEED[seed] for seed in args.get("seeds", ("fw",)))


# What a verb brings at a glance: always the same, or by its arguments.
_ALWAYS: Final = {
    "gain-per-combination": 1.5,
    "trap": 0.8,
    "turn-down": 0.8,
    "return-to-deck": 1.2,
    "swap-with-opponent": 0.8,
    "swap-with-offer": 0.8,
    "lay-sign": 1.5,
    "copy": 1.5,
    "use-place": 5.0,
    "use-invocation": 3.0,
    "free-advance": 2.0,
    "recover-research": 2.0,
    "buy-entity": 1.5,
    "look-and-offer": 0.7,
    "stand-for-component": 1.5,
    "use-many-wisdoms": 8.0,
    "harvest-wisdom": 15.0,
    "complete-all": 5.0,
    "places-stand-in": 3.0,
    "borrow-masters": 5.0,
    "use-bonded-places": 3.0,
    "take-all-entities": 4.0,
    "spawn-entities": 5.0,
}
_BY_ARGUMENTS: Final[dict[str, Callable[[Args], float]]] = {
    "gain": lambda args: float(args["kp"]),
    "gain-per": lambda args: 3.0 * args.get("kp", 1),
    "take-points": lambda args: 1.7 * args["kp"],
    "take": _dearest,
    "discard": lambda args: 0.6 * _dearest(args),
    "discard-for-points": lambda args: 0.5 * args["kp"],
}
_NEXT_TO_NOTHING: Final = 0.2


class Almanac:
    """By thing."""

    def __init__(self, rules: Rules) -> None:
        count = ALL_THINGS
        # What each verb of the power brings at a glance, all together, and what the card pays besides.
        self.glances = [
            tuple(_at_a_glance(power.verb, power.args) for power in rules.power[thing])
            for thing in range(count)
        ]
        self.power = [sum(glances) for glances in self.glances]
        self.quick = [self.power[thing] + rules.pays[thing] for thing in range(count)]
        # Combinations that pay for the cards their owner has.
        self.counts_cards = [
            any(power.verb == "gain-per" for power in rules.power[thing]) for thing in range(count)
        ]
        # What the card pays its owner for each Place used, and for each bond paid.
        self.for_places = [_paid(rules, thing, PLACE_USED) for thing in range(count)]
        self.for_bonds = [_paid(rules, thing, BOND_PAID) for thing in range(count)]
        # What an influence pays for Places and Entities, by bond; the last entry is that of no influence.
        influences = range(FIRST_INFLUENCE, count)
        self.haunted_places = [_by_bond(rules, thing, PLACE_USED) for thing in influences] + [(0,) * 4]
        self.haunted_entities = [_by_bond(rules, thing, ENTITY_USED) for thing in influences] + [(0,) * 4]


def _at_a_glance(verb: str, args: Args) -> float:
    value = _BY_ARGUMENTS.get(verb)
    return _ALWAYS.get(verb, _NEXT_TO_NOTHING) if value is None else value(args)


def _paid(rules: Rules, thing: int, moment: int) -> int:
    powers = rules.when[thing].get(moment, ())
    return sum(power.args["kp"] for power in powers if power.verb == "gain")


def _by_bond(rules: Rules, thing: int, moment: int) -> tuple[int, ...]:
    paid = [0] * len(BONDS)
    for power in rules.when[thing].get(moment, ()):
        if power.verb == "gain-by-bond":
            for bond, name in enumerate(BONDS):
                paid[bond] += (
                    power.args["bonded"] if name == power.args["bond"] else power.args.get("other", 0)
                )
    return tuple(paid)


@cache
def almanac(rules: Rules) -> Almanac:
    """The almanac of a Rules, which never changes."""
    return Almanac(rules)
