"""The verbs of Arcane Places that no card shares (WOC-5)."""

from typing import NamedTuple

from miskatonic.games.wisdom_of_cthulhu.acquire import acquire
from miskatonic.games.wisdom_of_cthulhu.hearing import Use, notify
from miskatonic.games.wisdom_of_cthulhu.moments import ENTITY_BOUGHT
from miskatonic.games.wisdom_of_cthulhu.powers.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.powers.targets import aim, deed, entities_on_offer, takeable
from miskatonic.games.wisdom_of_cthulhu.slots import AS, DM, EN, FW, NOTHING
from miskatonic.games.wisdom_of_cthulhu.table import IN_DECK, IN_LIMBO, Table
from miskatonic.games.wisdom_of_cthulhu.words import DECK, DECKS, TOP
from miskatonic.games.wisdom_of_cthulhu.zones import detach, draw, refill, to_nest, to_offer
from miskatonic.kernel.storage import stored
from miskatonic.kernel.words import Word


@VERBS.verb("look-and-offer")
def look_and_offer(t: Table, use: Use, cards: int) -> None:
    """Look at the top cards of a Knowledge deck; one goes on offer, the rest under the deck."""
    seeds = [seed for seed in (FW, AS, DM) if len(t.decks[seed]) or t.discards[seed]]
    if seeds:
        words = [DECK[seed] for seed in seeds]
        t.flow.ask(use.seat, "which-deck", words, Looking(use, cards).deck_chosen, t.rules.causes[use.source])
    else:
        t.tell("no-target", use.seat, thing=t.rules.names[use.source])


@stored
class Looking(NamedTuple):
    """Somebody looks at so many cards of a deck."""

    use: Use
    cards: int
    seed: int = FW

    def deck_chosen(self, t: Table, word: Word) -> None:
        """The cards stay on the deck, known to whoever looks: so nobody else learns of them."""
        seat, seed = self.use.seat, word - DECK[0]
        refill(t, seed)
        deck = t.decks[seed]
        count = min(self.cards, len(deck))
        taken = [deck.take_top(t.dice) for _ in range(count)]
        for card, known_by in reversed(taken):
            deck.put_top(card, known_by | 1 << seat)
        seen = [card for card, _ in taken]
        t.tell("looked", seat, cause=t.rules.causes[self.use.source])
        t.tell("saw", seat, (seat,), card=[t.rules.names[card] for card in seen])
        then = Looking(self.use, count, seed).card_chosen
        about = {"deck": DECKS[seed]}
        t.flow.ask(seat, "which-top", TOP[:count], then, t.rules.causes[self.use.source], about)

    def card_chosen(self, t: Table, word: Word) -> None:
        seat, deck = self.use.seat, t.decks[self.seed]
        seen = [deck.take_top(t.dice) for _ in range(self.cards)]
        card, _ = seen.pop(word - TOP[0])
        for other, known_by in seen:
            deck.put_bottom(other, known_by | 1 << seat)
        t.zone[card] = IN_LIMBO
        t.limbo.append(card)
        to_offer(t, card)
        t.tell("dealt", seat, card=t.rules.names[card], cause=t.rules.causes[self.use.source])


@VERBS.verb("swap-entity")
def swap_entity(t: Table, use: Use) -> None:
    """An Entity on offer and the top of the Entity deck change places."""
    if len(t.decks[EN]) or t.discards[EN]:
        aim(t, use, "swap-entity", entities_on_offer(t))


@deed("swap-entity")
def swap_entity_on_offer(t: Table, use: Use, card: int) -> None:
    new = draw(t, EN)
    where = dict(t.nest).get(card, NOTHING)
    detach(t, card)
    t.zone[card] = IN_DECK
    t.decks[EN].put_top(card, (1 << t.seats) - 1)
    to_offer(t, new)
    if where != NOTHING:
        to_nest(t, new, where)
    t.tell(
        "entity-swapped",
        use.seat,
        card=t.rules.names[card],
        other=t.rules.names[new],
        cause=t.rules.causes[use.source],
    )


@VERBS.verb("buy-entity")
def buy_entity(t: Table, use: Use) -> None:
    """Buy an Entity on offer for the Obsession that was spent here."""
    if t.barred:
        t.tell("no-target", use.seat, thing=t.rules.names[use.source])
        return
    cards = [card for card, _ in t.nest] or t.entities
    aim(t, use, "buy-entity", takeable(t, use.seat, cards))


@deed("buy-entity")
def bought_entity(t: Table, use: Use, card: int) -> None:
    t.tell("bought", use.seat, card=t.rules.names[card], place=t.rules.names[use.source])
    notify(t, ENTITY_BOUGHT, use.seat, card)
    acquire(t, use.seat, card)
