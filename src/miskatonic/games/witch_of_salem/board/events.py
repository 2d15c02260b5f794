"""The event cards (WOS-10)."""

from miskatonic.games.witch_of_salem.board.powers import CardPowers
from miskatonic.games.witch_of_salem.rules import NO_GOOD_OMENS
from miskatonic.games.witch_of_salem.table import Table


def reveal_event(t: Table) -> None:
    """The Witch walks, then the event happens (WOS-10.2); its card counts as discarded (WOS-R23)."""
    rules = t.rules
    if not t.events_left:
        t.events_hidden = list(range(len(rules.events)))
        t.event_discard = []
        t.events_left = rules.event_deck
        t.tell("events-reshuffled")
    event = t.dice.draw(t.events_hidden)
    t.events_left -= 1
    t.event_discard.append(event)
    card = rules.event_cards[event]
    t.witch = (t.witch + card.witch) % len(rules.locations)
    t.tell("event-revealed", event=card.id, location=rules.locations[t.witch], steps=card.witch)
    if card.positive and t.powers & NO_GOOD_OMENS:
        t.tell("omen-smothered", event=card.id, cause=t.cause_of(NO_GOOD_OMENS))
    else:
        CardPowers(is_event=True, card=event, at=0).resolves(t)
