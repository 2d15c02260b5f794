"""Verbs about action cards: drawing, discarding, exchanging."""

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.hand import (
    Discarding,
    can_draw,
    discard_card,
    discard_set,
    draw_cards,
    recover_card,
    set_words,
)
from miskatonic.games.cultistorm.board.madness import can_heal, heal
from miskatonic.games.cultistorm.effects.book import VERBS, helps
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DISCARD, DONE, MOST_TOGETHER, RECOVER
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


@frame("cul/swap-cards")
class _Swapping:
    """A detective may discard hand cards, all at once, and then draws as many."""

    use: Use
    left: int
    done: int = 0

    def asks(self, t: Table) -> None:
        hand = t.hand[self.use.seat]
        if not self.left or not hand:
            draw_cards(t, self.use.seat, self.done, self.use.cause)
            return
        if len(hand) > MOST_TOGETHER:
            words = [DISCARD[kind] for kind in hand]
        else:
            words = list(set_words(len(hand), 1, min(self.left, len(hand))))
        t.flow.ask(self.use.seat, "swap-cards", [*words, DONE], self.chosen, self.use.cause)

    def chosen(self, t: Table, word: Word) -> None:
        seat, cause = self.use.seat, self.use.cause
        if word in DISCARD:
            discard_card(t, seat, word - DISCARD[0], cause)
            _Swapping(self.use, self.left - 1, self.done + 1).asks(t)
            return
        cast = 0 if word == DONE else discard_set(t, seat, word, cause)
        draw_cards(t, seat, self.done + cast, cause)


@VERBS.verb("swap-cards")
def swap_cards(t: Table, use: Use, most: int) -> None:
    """May discard up to so many hand cards, then draws as many."""
    _Swapping(use, most).asks(t)


@helps("swap-cards")
def _has_hand(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(t.hand[seat])


@VERBS.verb("draw")
def draw(t: Table, use: Use, cards: int, discard: int = 0) -> None:
    """Draws action cards, then discards some."""
    draw_cards(t, use.seat, cards, use.cause)
    Discarding(use.seat, discard, use.cause).asks(t)


@helps("draw")
def _may_draw(t: Table, seat: Seat, helper: Seat) -> bool:
    return can_draw(t, seat)


@VERBS.verb("redeal")
def redeal(t: Table, use: Use) -> None:
    """Discards the whole hand and draws as many."""
    hand = t.hand[use.seat]
    count = len(hand)
    for kind in hand[:]:
        discard_card(t, use.seat, kind, use.cause)
    draw_cards(t, use.seat, count, use.cause)


helps("redeal")(_has_hand)


@VERBS.verb("recover-card")
def recover_one(t: Table, use: Use) -> None:
    """Takes a card of its choice from its discard pile."""
    words = [RECOVER[kind] for kind in sorted(t.discard[use.seat])]
    t.flow.ask_target(t, use.seat, "recover-card", words, _Recovering(use).chosen, use.cause)


@frame("cul/recover-card")
class _Recovering:
    """A card comes back from the discard pile."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        recover_card(t, self.use.seat, word - RECOVER[0], self.use.cause)


@helps("recover-card")
def _has_discards(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(t.discard[seat])


@VERBS.verb("discard-to-heal")
def discard_to_heal(t: Table, use: Use, heal: int) -> None:
    """Discards a hand card and heals."""
    _Paying(use, heal, 0).asks(t)


@helps("discard-to-heal")
def _can_pay_to_heal(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(t.hand[seat]) and can_heal(t, seat)


@VERBS.verb("discard-to-draw")
def discard_to_draw(t: Table, use: Use, cards: int) -> None:
    """Discards a hand card and draws."""
    _Paying(use, 0, cards).asks(t)


helps("discard-to-draw")(_has_hand)


@frame("cul/discard-for")
class _Paying:
    """A hand card for something."""

    use: Use
    heals: int
    draws: int

    def asks(self, t: Table) -> None:
        words = [DISCARD[kind] for kind in t.hand[self.use.seat]]
        t.flow.ask_target(t, self.use.seat, "discard", words, self.chosen, self.use.cause)

    def chosen(self, t: Table, word: Word) -> None:
        use = self.use
        discard_card(t, use.seat, word - DISCARD[0], use.cause)
        if self.heals:
            heal(t, use.seat, self.heals, use.cause)
        if self.draws:
            draw_cards(t, use.seat, self.draws, use.cause)
