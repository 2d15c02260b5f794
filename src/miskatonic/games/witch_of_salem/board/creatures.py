"""The creature cards: revealed, placed, discarded (WOS-4)."""

from miskatonic.games.witch_of_salem.board.necron import advance
from miskatonic.games.witch_of_salem.board.powers import CardPowers
from miskatonic.games.witch_of_salem.table import NO_CREATURE, NO_ELDER, Table
from miskatonic.games.witch_of_salem.words import FULL_HAND, LOCATIONS, UNIVERSITY

# Where the first creature-free location is looked for, by the place of the Witch (WOS-R4).
_FROM_NEXT = tuple(
    tuple(place for place in ((witch + step) % 7 for step in range(1, 8)) if place) for witch in range(7)
)
_FROM_OWN = tuple(
    tuple(place for place in ((witch + step) % 7 for step in range(7)) if place) for witch in range(7)
)


def reveal_creature(t: Table) -> None:
    """Reveal one card and apply it (WOS-4.9); a Craven card is replaced at once."""
    rules = t.rules
    card = t.dice.draw(t.creature_deck)
    while card == rules.craven_card:
        t.creature_discard.append(card)
        call_home(t)
        card = t.dice.draw(t.creature_deck)
    if card == rules.necron_card:
        _strengthen_necron(t)
    elif card in t.creatures:
        # Discarding before the effect is the same as after: no activation looks at the discard.
        t.creature_discard.append(card)
        t.tell("creature-activated", creature=rules.creatures[card])
        CardPowers(is_event=False, card=card, at=0).resolves(t)
    else:
        _place(t, card)


def call_home(t: Table) -> None:
    """The Craven card: Witch and scholars meet at the University, nobody rolls (WOS-4.7)."""
    t.witch = UNIVERSITY
    for seat in t.exposed():
        t.place[seat] = UNIVERSITY
        t.hand[seat] = FULL_HAND
    t.tell("craven-calls", cause="creature/craven")


def discard_creature(t: Table, location: int) -> None:
    """A creature leaves its location for the discard (WOS-7.7)."""
    t.creature_discard.append(t.creatures[location])
    t.creatures[location] = NO_CREATURE


def _strengthen_necron(t: Table) -> None:
    """The Necron card (WOS-4.6); advancing may end the game, so the deck is shuffled first."""
    strength = 7 - t.creatures.count(NO_CREATURE)
    if t.shadow != NO_ELDER:
        strength += 2
    t.creature_deck.extend(t.creature_discard)
    t.creature_deck.append(t.rules.necron_card)
    t.creature_discard = []
    t.tell("necron-drawn", strength=strength)
    if strength:
        advance(t, strength, "creature/necron")


def _place(t: Table, card: int) -> None:
    """A new type goes to the first creature-free location, or nowhere (WOS-4.2, WOS-4.3)."""
    order = (_FROM_OWN if t.rules.place_own_first else _FROM_NEXT)[t.witch]
    creatures = t.creatures
    for location in order:
        if creatures[location] == NO_CREATURE:
            creatures[location] = card
            t.tell("creature-placed", creature=t.rules.creatures[card], location=LOCATIONS[location])
            return
    t.creature_discard.append(card)
    t.tell("creature-turned-away", creature=t.rules.creatures[card])
