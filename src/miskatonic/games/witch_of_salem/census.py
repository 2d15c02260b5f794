"""Counts that no rule may change, and the powers that cards and talents have."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from miskatonic.games.witch_of_salem.cards.shape import Content
from miskatonic.games.witch_of_salem.rules import Rules
from miskatonic.games.witch_of_salem.table import FACE_DOWN, GONE, NO_CREATURE, UNDECIDED, Table
from miskatonic.games.witch_of_salem.words import NO_ITEM, PASSAGE, RLYEH

_PASSAGE_BIT = 1 << PASSAGE


def facts(t: Table) -> list[Any]:
    """What a stored match is checked by: the state of play, whatever the code that plays it looks like."""
    names = t.rules.creatures
    ring, items = len(t.rules.locations), _item_numbers(t.rules)
    artifacts = [items[item] for item in t.artifact]
    sealed = [items[item] for item in t.sealed]
    stock = [tuple(items[item] for item in slots) for slots in t.stock]
    # R'lyeh and the Secret Passage count right behind the locations of the ring, however many there are.
    places = [ring if place == RLYEH else place for place in t.place]
    hands = [(hand & ~_PASSAGE_BIT) | (hand >> PASSAGE) << ring for hand in t.hand]
    return [
        *(t.necron, t.witch, t.first, t.active, t.living, t.banner, t.rate),
        *(places, t.sanity, hands, t.minors, artifacts),
        *(stock, t.tiles, t.seen, sealed, t.university_closed, items[t.set_aside]),
        [None if creature == NO_CREATURE else names[creature] for creature in t.creatures],
        [elder if elder < 0 else t.rules.elders[elder] for elder in t.elders],
        *(t.shadow, t.events_left, _sorted(t, t.bag), _sorted(t, t.heap), len(t.creature_deck)),
    ]


@lru_cache
def _item_numbers(rules: Rules) -> Mapping[int, int]:
    """Items by a number without gaps: minor items, then artifacts."""
    return {NO_ITEM: NO_ITEM, **{item: number for number, item in enumerate(rules.item_names)}}


def _sorted(t: Table, items: list[int]) -> list[int]:
    numbers = _item_numbers(t.rules)
    return sorted(numbers[item] for item in items)


def conserved(t: Table) -> dict[str, int]:
    """Every card and token is in exactly one place; a shadow defeated is in the box."""
    items = len(t.bag) + len(t.heap) + (t.set_aside != NO_ITEM)
    items += sum(len(minors) for minors in t.minors) + sum(item != NO_ITEM for item in t.artifact)
    items += sum(item != NO_ITEM for stock in t.stock for item in stock)
    items += sum(item != NO_ITEM for item in t.sealed)
    creatures = (
        len(t.creature_deck) + len(t.creature_discard) + len(t.creatures) - t.creatures.count(NO_CREATURE)
    )
    return {
        "items": items,
        "creature cards": creatures,
        "events": len(t.events_hidden) + len(t.event_discard),
        "great old ones face down": t.elders.count(FACE_DOWN) - len(t.elders_hidden),
        "great old ones": len({*t.elders_hidden, *(elder for elder in t.elders if elder >= 0)})
        + t.elders.count(GONE),
        "tiles": len(t.tile_bag) + len(t.boxed) + sum(tile != UNDECIDED for tile in t.tiles),
    }


def causes(content: Content) -> frozenset[str]:
    """Everything that can be the cause of an event, and must have been one in some game."""
    cards = [f"creature/{card.id}" for card in content.creatures]
    cards += [f"event/{card.id}" for card in content.events]
    cards += [f"elder/{card.id}" for card in content.elders]
    cards += [f"creature/{card.id}" for card in content.specials]
    cards += [f"item/{card.id}" for card in content.minor_items if card.use in ("look", "heal")]
    return frozenset(
        cards + [f"talent/{card.id}" for card in content.scholars if card.talent in ("reroll", "heal")]
    )
