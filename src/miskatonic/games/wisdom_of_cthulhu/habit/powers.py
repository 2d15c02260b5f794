"""What using a power, or acquiring a card, brings the seat that looks."""

from collections.abc import Callable, Iterable
from typing import Final

from miskatonic.games.wisdom_of_cthulhu.effects.copies import invocations
from miskatonic.games.wisdom_of_cthulhu.habit import weights as w
from miskatonic.games.wisdom_of_cthulhu.habit.almanac import Args
from miskatonic.games.wisdom_of_cthulhu.habit.card_worth import combination, lasting, master
from miskatonic.games.wisdom_of_cthulhu.habit.counting import COUNTED
from miskatonic.games.wisdom_of_cthulhu.habit.outlook import Outlook
from miskatonic.games.wisdom_of_cthulhu.words import (
    DM,
    EN,
    FIRST_INVOCATION,
    FIRST_PLACE,
    FW,
    FW_IMMEDIATE,
    IMMEDIATE,
    SEEDS,
    TYPES,
)

Valuer = Callable[[Outlook, Args], float]


def used(view: Outlook, thing: int) -> float:
    """What a power brings, with what it pays, bonds and listeners included."""
    t, own = view.t, view.own
    if thing in own.invocations:
        return own.invocations[thing]
    rules = t.rules
    value = float(rules.pays[thing])
    for power, glance in zip(rules.power[thing], own.book.glances[thing], strict=True):
        counted = COUNTED.get(power.verb)
        if counted is not None and power.verb != "take":
            value += counted(own, power.args, thing)
        else:
            valuer = _SEEN.get(power.verb)
            value += glance if valuer is None else valuer(view, power.args)
    if thing >= FIRST_INVOCATION:
        return value + own.now[rules.bond[thing]] + own.echo * own.masters[rules.bond[thing]]
    if thing >= FIRST_PLACE:
        return own.rates_now.get(thing - FIRST_PLACE, value)
    if rules.seed[thing] == EN:
        bond = rules.bond[thing]
        value += own.now[bond] + own.echo * own.masters[bond] + own.book.haunted_entities[own.influence][bond]
    return value


def prey(view: Outlook, args: Args) -> float:
    """The dearest card of opponents that the arguments of a verb allow."""
    rules = view.t.rules
    seeds = [SEEDS.index(seed) for seed in args.get("seeds", SEEDS)]
    types = [TYPES.index(kind) for kind in args.get("types", TYPES)]
    return max(
        (
            value
            for card, value in view.victims.items()
            if rules.seed[card] in seeds and rules.type[card] in types
        ),
        default=0.0,
    )


def as_taken(view: Outlook, card: int) -> float:
    """What taking this card brings, at a glance."""
    rules = view.t.rules
    if rules.seed[card] == DM:
        return master(view.own, card, rules.worth[card])
    return view.own.book.quick[card] if not rules.needs[card] else 1.0 + view.own.left * w.COUNTS_FOR_PLACES


def _best_taken(view: Outlook, cards: Iterable[int], seeds: list[int]) -> float:
    rules = view.t.rules
    return max((as_taken(view, card) for card in cards if rules.seed[card] in seeds), default=0.0)


def _take(view: Outlook, args: Args) -> float:
    t = view.t
    seeds = [SEEDS.index(seed) for seed in args["seeds"]]
    best = 0.0
    for where in args["where"]:
        if where == "opponents":
            best = max(best, prey(view, args) * (1 + view.deny))
        elif where == "offer":
            best = max(best, _best_taken(view, t.offer, seeds))
        elif where == "evocation":
            best = max(best, _best_taken(view, t.entities, seeds))
        else:
            for seed in seeds:
                pile = t.discards[seed] if where == "discards" else t.discards[seed][-1:]
                best = max(best, _best_taken(view, pile, seeds))
    return best


def _discard(view: Outlook, args: Args) -> float:
    return prey(view, args) * view.deny


def _trap(view: Outlook, args: Args) -> float:
    return prey(view, args) * view.deny * w.TRAP


def _turn_down(view: Outlook, args: Args) -> float:
    return prey(view, args) * view.deny * w.TURN_DOWN


def _use_place(view: Outlook, args: Args) -> float:
    return view.own.best_now


def _use_invocation(view: Outlook, args: Args) -> float:
    things = invocations(view.t, view.seat, args["which"])
    return max((used(view, thing) for thing in things), default=0.0)


def _free_advance(view: Outlook, args: Args) -> float:
    rituals = view.rituals
    return (
        max((rituals.advance(card) for card in view.own.objects), default=0.0) if rituals.is_open() else 0.0
    )


def _copy(view: Outlook, args: Args) -> float:
    t, own = view.t, view.own
    if "evocation" in args["where"]:
        return max((own.book.quick[card] + own.now[t.rules.bond[card]] for card in t.entities), default=0.0)
    if "opponents" in args["where"] and "fw" in args["seeds"]:
        return max((own.book.quick[card] for card in view.victims if t.rules.seed[card] == FW), default=0.0)
    return 0.8


def _lift(view: Outlook, args: Args) -> float:
    return 1.0 if any(sign.owner != view.seat for sign in view.t.signs) else 0.0


def _sign(view: Outlook, args: Args) -> float:
    """Without a Dark Master to lie on, some Signs have nowhere to go."""
    rules = view.t.rules
    if args["on"] == ("dark-master",) and not any(rules.seed[card] == DM for card in view.victims):
        return 0.0
    return w.SIGN_POWER * view.deny


def _component(view: Outlook, args: Args) -> float:
    return view.hosting[SEEDS.index(args["seed"])]


# Verbs whose worth depends on what lies on the table.
_SEEN: Final[dict[str, Valuer]] = {
    "take": _take,
    "discard": _discard,
    "return-to-deck": _discard,
    "trap": _trap,
    "turn-down": _turn_down,
    "use-place": _use_place,
    "use-invocation": _use_invocation,
    "free-advance": _free_advance,
    "copy": _copy,
    "lay-sign": _sign,
    "lift-sign": _lift,
    "stand-for-component": _component,
}


def gained(view: Outlook, card: int) -> float:
    """The best that can be done with a card when it comes."""
    value = view.gained.get(card)
    if value is None:
        value = max(played(view, card), kept(view, card), under(view, card)) + for_ritual(view, card)
        view.gained[card] = value
    return value


def wanted(view: Outlook, card: int) -> float:
    """What buying a card brings: a Dark Master that the others do not get counts, too."""
    value = gained(view, card)
    rules = view.t.rules
    if rules.seed[card] == DM:
        others = [view.standing(seat) for seat in range(view.t.seats) if seat != view.seat]
        value += w.DENY_OFFER * view.deny * max(master(own, card, rules.worth[card]) for own in others)
    return value


def bond_when_bought(view: Outlook, card: int) -> float:
    """What buying a lasting Entity pays by its bond at once (WOC-3.3); an Immediate one pays by its use."""
    own, rules = view.own, view.t.rules
    if rules.seed[card] != EN or rules.type[card] == IMMEDIATE:
        return 0.0
    bond = rules.bond[card]
    return float(own.now[bond] + own.echo * own.masters[bond])


def for_ritual(view: Outlook, card: int) -> float:
    """What the mere acquiring does for a Transmutation."""
    rules, acquired = view.t.rules, view.rituals.acquired
    value = acquired[rules.seed[card]]
    if rules.seed[card] == FW and rules.type[card] == IMMEDIATE:
        value += acquired[FW_IMMEDIATE]
    return value


def under(view: Outlook, card: int) -> float:
    """As a component of the combination that gains most."""
    return view.hosting[view.t.rules.seed[card]]


def kept(view: Outlook, card: int) -> float:
    """As a Ritual Object that is not used yet; it can be used later, for nothing."""
    rules = view.t.rules
    if rules.ritual[card] is None or rules.type[card] != IMMEDIATE or rules.needs[card]:
        return 0.0
    value = view.rituals.new_object(card) + view.rituals.kept[FW]
    return value + w.USE_LATER * used(view, card)


def played(view: Outlook, card: int) -> float:
    """By its type."""
    rules, own = view.t.rules, view.own
    seed = rules.seed[card]
    if seed == DM:
        value = master(own, card, rules.worth[card])
    elif rules.needs[card]:
        value = combination(own, card)
    elif rules.type[card] == IMMEDIATE:
        return used(view, card)
    else:
        value = lasting(own, card)
    if rules.ritual[card] is not None:
        value += view.rituals.new_object(card)
    return value + view.rituals.kept[seed]
