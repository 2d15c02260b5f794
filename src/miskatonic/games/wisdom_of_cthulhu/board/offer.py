"""The cards on offer: Knowledge in the Research Area, Entities in the Evocation Area."""

from miskatonic.games.wisdom_of_cthulhu.board.card_moves import draw, to_offer
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import EN, NOTHING


def deal(t: Table) -> None:
    """New Knowledge cards come on offer (WOC-1.5, WOC-2.5)."""
    for seed, count in enumerate(t.rules.deal):
        for _ in range(count):
            card = draw(t, seed)
            if card == NOTHING:
                break
            to_offer(t, card)
    if t.chronicle is not None:
        t.tell("offer-dealt", None, cards=[t.rules.names[card] for card in t.offer])


def refill_entities(t: Table) -> None:
    """As many Entities as players lie on offer (WOC-1.3, WOC-2.12)."""
    while len(t.entities) < t.seats:
        card = draw(t, EN)
        if card == NOTHING:
            return
        to_offer(t, card)
        if t.chronicle is not None:
            t.tell("entity-dealt", None, card=t.rules.names[card])
