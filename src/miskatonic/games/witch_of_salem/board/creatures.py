"""The creature cards: revealed, placed, discarded (WOS-4)."""

from miskatonic.games.witch_of_salem.board.necron import advance
from miskatonic.games.witch_of_salem.board.powers import CardPowers
from miskatonic.games.witch_of_salem.table import NO_CREATURE, NO_ELDER, Table
from miskatonic.games.witch_of_salem.words import UNIVERSITY
from miskatonic.kernel.flow import Seat


def reveal_creature(t: Table) -> None:
    """Reveal one card and apply it (WOS-4.9); a Craven card is replaced at once."""
    rules = t.rules
    card = t.dice.draw(t.creature_deck)
    while card in rules.calling_cards:
        t.creature_discard.append(card)
        call_home(t, rules.creature_causes[card])
        card = t.dice.draw(t.creature_deck)
    if card in rules.necron_cards:
        _strengthen_necron(t, card)
    elif card in t.creatures:
        # Discarding before the effect is the same as after: no activation looks at the discard.
        t.creature_discard.append(card)
        t.tell("creature-activated", creature=rules.creatures[card])
        CardPowers(is_event=False, card=card, at=0).resolves(t)
    else:
        _place(t, card)


def call_home(t: Table, cause: str) -> None:
    """The Craven card: Witch and scholars meet at the University, nobody rolls (WOS-4.7)."""
    t.witch = UNIVERSITY
    for seat in t.exposed():
        t.place[seat] = UNIVERSITY
        t.hand[seat] = t.rules.full_hand
    t.tell("craven-calls", cause=cause)


def discard_creature(t: Table, location: int) -> None:
    """A creature leaves its location for the discard (WOS-7.7)."""
    t.creature_discard.append(t.creatures[location])
    t.creatures[location] = NO_CREATURE


def _strengthen_necron(t: Table, card: int) -> None:
    """The Necron card (WOS-4.6); advancing may end the game, so the deck is shuffled first."""
    creatures = len(t.creatures) - t.creatures.count(NO_CREATURE)
    shadow = 0 if t.shadow == NO_ELDER else 2
    strength = creatures + shadow
    t.creature_deck.extend(t.creature_discard)
    t.creature_deck.append(card)
    t.creature_discard = []
    t.tell("necron-drawn", creatures=creatures, shadow=shadow, strength=strength)
    if strength:
        advance(t, strength, t.rules.creature_causes[card])


def defeat_creature(t: Table, seat: Seat) -> None:
    """The creature where this seat stands is defeated (WOS-7.7)."""
    place = t.place[seat]
    rules = t.rules
    creature = rules.creatures[t.creatures[place]]
    t.tell("creature-defeated", seat, creature=creature, location=rules.locations[place])
    discard_creature(t, place)


def _place(t: Table, card: int) -> None:
    """A new type goes to the first creature-free location, or nowhere (WOS-4.2, WOS-4.3)."""
    creatures = t.creatures
    for location in t.rules.placing[t.witch]:
        if creatures[location] == NO_CREATURE:
            creatures[location] = card
            t.tell("creature-placed", creature=t.rules.creatures[card], location=t.rules.locations[location])
            return
    t.creature_discard.append(card)
    t.tell("creature-turned-away", creature=t.rules.creatures[card])
