"""Counts that no rule may change, the powers that there are, and how the final scores came about."""

from typing import Any

from miskatonic.games.tally import TallyLine
from miskatonic.games.wisdom_of_cthulhu.cards.shape import Content
from miskatonic.games.wisdom_of_cthulhu.table import (
    AS_SIGN,
    IN_AREA,
    IN_DECK,
    IN_DISCARDS,
    IN_LIMBO,
    ON_OFFER,
    SIGN_LAID,
    UNDER,
    Table,
)
from miskatonic.games.wisdom_of_cthulhu.words import NOTHING, SEEDS, SOURCE_COUNT, SOURCES


def facts(t: Table) -> list[Any]:
    """What a stored match is checked by: the state of play, whatever the code that plays it looks like."""
    names = t.rules.names
    return [
        *(
            t.turn,
            t.kp,
            t.hand,
            t.temporary,
            t.permanent,
            t.all_permanent,
            t.spent,
            t.mad_purchase,
            t.petrified,
            t.sign_place,
            t.token,
        ),
        *(t.order, t.elders, t.evoker, [len(deck) for deck in t.decks]),
        [[names[card] for card in area] for area in t.areas],
        [names[card] for card in (*t.offer, *t.entities)],
        [[names[sign.thing], sign.owner] for sign in t.signs],
        [[names[card], len(parts)] for card, parts in t.components.items()],
        [[names[card] for card in pile] for pile in t.discards],
    ]


def conserved(t: Table) -> dict[str, int]:
    """Every card is in one place, and is where it is said to be."""
    places: list[tuple[int, list[int]]] = [
        (IN_AREA, [card for area in t.areas for card in area]),
        (ON_OFFER, [*t.offer, *t.entities, *t.nest]),
        (IN_DECK, [card for deck in t.decks for card in deck.cards()]),
        (IN_DISCARDS, [card for pile in t.discards for card in pile]),
        (UNDER, [card for host in t.components for card in t.cards_under(host)]),
        (AS_SIGN, [sign.card for sign in t.signs if sign.card != NOTHING]),
        (IN_LIMBO, t.limbo),
    ]
    # Counted by lists and not one by one: whoever verifies a game counts after every step of it.
    zone_of, seed_of = t.zone, t.rules.seed
    every = [card for _, cards in places for card in cards]
    seeds = [seed_of[card] for card in every]
    well_placed = [[zone_of[card] for card in cards].count(zone) for zone, cards in places]
    held = zip(t.hand, t.temporary, t.spent, t.all_permanent, strict=True)
    return {
        **{f"{name} cards": seeds.count(seed) for seed, name in enumerate(SEEDS)},
        "cards in two places": len(every) - len(set(every)),
        "cards elsewhere": len(every) - sum(well_placed),
        "combinations without a list": sum(
            bool(t.rules.needs[card]) != (card in t.components) for area in t.areas for card in area
        ),
        "research cards in two places": sum(
            hand & temps | hand & spent | hand & fixed | temps & spent | temps & fixed | spent & fixed
            for hand, temps, spent, fixed in held
        ),
        "signs astray": abs(sum(sign.is_token for sign in t.signs) - t.sign_place.count(SIGN_LAID)),
    }


def causes(content: Content) -> frozenset[str]:
    """Everything that can be the cause of an event, and must have been one in some game."""
    found = [f"{SEEDS[printed.seed]}/{printed.card.id}" for printed in content.cards]
    found += [f"place/{tile.id}" for tile in content.places]
    for elder in content.elders:
        found += [f"invocation/{name}" for name in elder.invocations]
        found += [f"evocation/{elder.evocation_id}", f"influence/{elder.influence_id}"]
    return frozenset(found)


def tally(t: Table) -> list[TallyLine]:
    """The sources that have paid a seat, or cost it points."""
    return [
        TallyLine(seat, source, points)
        for number, source in enumerate(SOURCES)
        for seat in range(t.seats)
        if (points := t.earned[seat * SOURCE_COUNT + number])
    ]
