"""Counts that no rule may change, and the powers that cards and talents have."""

from typing import Any

from miskatonic.games.witch_of_salem.cards.shape import Content
from miskatonic.games.witch_of_salem.rules import SCHOLARS
from miskatonic.games.witch_of_salem.table import FACE_DOWN, GONE, NO_CREATURE, UNDECIDED, Table
from miskatonic.games.witch_of_salem.words import NO_ITEM


def facts(t: Table) -> list[Any]:
    """What a stored match is checked by: the state of play, whatever the code that plays it looks like."""
    names = t.rules.creatures
    return [
        *(t.necron, t.witch, t.first, t.active, t.living, t.banner, t.rate),
        *(t.place, t.sanity, t.hand, t.minors, t.artifact),
        *(t.stock, t.tiles, t.seen, t.sealed, t.university_closed, t.set_aside),
        [None if creature == NO_CREATURE else names[creature] for creature in t.creatures],
        [elder if elder < 0 else t.rules.elders[elder] for elder in t.elders],
        *(t.shadow, t.events_left, sorted(t.bag), sorted(t.heap), len(t.creature_deck)),
    ]


def conserved(t: Table) -> dict[str, int]:
    """Every card and token is in exactly one place; a shadow defeated is in the box."""
    items = len(t.bag) + len(t.heap) + (t.set_aside != NO_ITEM)
    items += sum(len(minors) for minors in t.minors) + sum(item != NO_ITEM for item in t.artifact)
    items += sum(item != NO_ITEM for stock in t.stock for item in stock)
    items += sum(item != NO_ITEM for item in t.sealed)
    creatures = len(t.creature_deck) + len(t.creature_discard) + 7 - t.creatures.count(NO_CREATURE)
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
    cards += ["creature/necron", "creature/craven", "item/glasses", "item/elixir"]
    return frozenset(cards + [f"talent/{name}" for name in SCHOLARS if name in ("furlong", "sterns")])
