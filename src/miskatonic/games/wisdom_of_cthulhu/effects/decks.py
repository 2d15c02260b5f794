"""Verbs about Knowledge decks."""

from miskatonic.games.wisdom_of_cthulhu.board.card_moves import refill, to_offer
from miskatonic.games.wisdom_of_cthulhu.board.powers import Use
from miskatonic.games.wisdom_of_cthulhu.effects.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.table import IN_LIMBO, Table
from miskatonic.games.wisdom_of_cthulhu.words import AS, DECK, DECKS, DM, FW, SKIP, TOP
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


@VERBS.verb("look-and-offer")
def look_and_offer(t: Table, use: Use, cards: int) -> None:
    """The user may look at the top cards of a Knowledge deck; one goes on offer, the rest under it."""
    seeds = [seed for seed in (FW, AS, DM) if len(t.decks[seed]) or t.discards[seed]]
    if seeds:
        words = [*(DECK[seed] for seed in seeds), SKIP]
        t.flow.ask(
            use.seat, "which-deck", words, LookingAtDeck(use, cards).deck_chosen, t.rules.causes[use.source]
        )
    else:
        t.tell("no-target", use.seat, thing=t.rules.names[use.source])


@frame("woc/looking-at-deck")
class LookingAtDeck:
    """Somebody looks at so many cards of a deck."""

    use: Use
    cards: int
    seed: int = FW

    def deck_chosen(self, t: Table, word: Word) -> None:
        """The cards stay on the deck, known to whoever looks: so nobody else learns of them."""
        if word == SKIP:
            return
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
        then = LookingAtDeck(self.use, count, seed).card_chosen
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
