"""What an experienced player knows of the cards: what each is good for, read off what it does."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from miskatonic.content.powers import Power
from miskatonic.games.cultistorm.board.card_text import ACTION
from miskatonic.games.cultistorm.rules import Rules

Cards = frozenset[int]
_BLOCKS = ("block-here", "block-named")


class Lore(NamedTuple):
    """Action cards, location actions, abilities and items by what they are good for."""

    heals: Cards
    # They turn a die that the helped holds into what it lacks.
    sets: Cards
    # They may bring what is lacking: a card or a die more.
    draws: Cards
    cultist_die: Cards
    blocks_here: Cards
    blocks_named: Cards
    drags: Cards
    # They take something from the helped that it may need; whoever lacks nothing is spared.
    only_for_the_lost: Cards
    never: Cards
    # Special cards that are drawn again, and harm nobody: the next may fit better (CUL-7.32).
    free: Cards
    # Without a card in return, and still worth it when one does not need the card oneself.
    gifts: Cards
    heal_places: Cards
    draw_places: Cards
    look_places: Cards
    wild_places: Cards
    reroll_abilities: Cards
    cultist_die_abilities: Cards
    healing_items: Cards
    blasting_items: Cards
    blocking_items: Cards


@cache
def lore(rules: Rules) -> Lore:
    """Worked out once for each set of cards."""
    supports = rules.powers[ACTION]
    places, abilities, items = rules.place_action, rules.ability_power, rules.item_power
    delayed = {delay: _numbers(one == delay for one in rules.delay) for delay in (*_BLOCKS, "heal")}
    heals = _doing(supports, "heal") | delayed["heal"]
    icons_that_hurt = frozenset(kind for kind in _doing(supports, "count-icons") if rules.hurts[kind])
    return Lore(
        heals=heals,
        sets=_doing(supports, "set-die", to="any") | _doing(supports, "set-die", to="wild"),
        draws=(
            _doing(supports, "draw", "recover-card", "redeal", "swap-cards")
            | _doing(supports, "extra-die", to="helped")
        )
        - heals,
        cultist_die=_doing(supports, "blank-die", "reroll-cultist-die"),
        blocks_here=delayed["block-here"],
        blocks_named=delayed["block-named"],
        drags=_doing(supports, "drag-away"),
        only_for_the_lost=_doing(supports, "redeal", "reroll-cultist-die")
        | _doing(supports, "set-die", to="here")
        | _numbers(any(_takes_as_much(power) for power in powers) for powers in supports),
        never=_doing(supports, "unburden", "pass-die", "escort", "hand-off") | icons_that_hurt,
        free=_numbers(_is_free(rules, kind) for kind in range(len(rules.action_ids))),
        gifts=_doing(supports, "search", "remove-crystal", "recover-card")
        | _doing(supports, "extra-die", to="pool"),
        heal_places=_doing(places, "discard-to-heal"),
        draw_places=_doing(places, "discard-to-draw"),
        look_places=_doing(places, "look-ahead"),
        wild_places=_doing(places, "gain-wild"),
        reroll_abilities=_doing(abilities, "any-die", to="rolled"),
        cultist_die_abilities=_doing(abilities, "reroll-cultist-die"),
        healing_items=_doing(items, "heal-somebody-here"),
        blasting_items=_doing(items, "blow-up"),
        blocking_items=_doing(items, "block-here"),
    )


def _numbers(found: Iterator[bool]) -> Cards:
    return frozenset(number for number, is_so in enumerate(found) if is_so)


def _doing(cards: tuple[tuple[Power, ...], ...], *verbs: str, **args: str) -> Cards:
    """The cards with one of these verbs and these arguments."""
    return _numbers(
        any(power.verb in verbs and args.items() <= power.args.items() for power in powers)
        for powers in cards
    )


def _takes_as_much(power: Power) -> bool:
    """Cards drawn, and as many discarded: the hand is no larger."""
    return power.verb == "draw" and power.args.get("discard", 0) >= power.args["cards"]


def _is_free(rules: Rules, kind: int) -> bool:
    harms = rules.hurts[kind] or rules.spawns[kind] or rules.dreads[kind]
    return not rules.is_general[kind] and rules.redraws[kind] and not harms
