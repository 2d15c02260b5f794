"""Action cards: drawn, discarded, taken back."""

from collections.abc import Sequence
from functools import cache

from miskatonic.games.cultistorm.table import NOTHING, SupportCard, Table
from miskatonic.games.cultistorm.words import CAST, DISCARD, WILD
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


def can_draw(t: Table, seat: Seat) -> bool:
    return bool(t.deck[seat] or t.discard[seat])


def draw_cards(t: Table, seat: Seat, count: int, cause: str) -> int:
    """Draw action cards; an empty deck is made anew from the discards (CUL-5.3). Says how many came."""
    deck, hand = t.deck[seat], t.hand[seat]
    drawn = []
    for _ in range(count):
        if not deck:
            if not t.discard[seat]:
                break
            deck.extend(t.discard[seat])
            t.discard[seat].clear()
        drawn.append(t.dice.draw(deck))
    if drawn:
        hand.extend(drawn)
        t.unready(seat, "changed-hand")
        if t.chronicle is not None:
            names = [t.rules.action_ids[kind] for kind in drawn]
            told = readers(t, seat)
            t.tell("cards-drawn", seat, told, cards=names, cause=cause)
            if told is not None:
                t.tell("cards-drawn-unseen", seat, count=len(drawn), cause=cause)
    return len(drawn)


def readers(t: Table, seat: Seat) -> tuple[Seat, ...] | None:
    """Who may see the hand of a detective; None: everybody."""
    if not t.rules.open_hands:
        return (seat,)
    return None if t.detectives == t.seats else tuple(range(t.detectives))


def discard_card(t: Table, seat: Seat, kind: int, cause: str) -> None:
    """A hand card goes to its owner's discard pile."""
    t.hand[seat].remove(kind)
    t.discard[seat].append(kind)
    t.tell("card-discarded", seat, card=t.rules.action_ids[kind], cause=cause)
    t.unready(seat, "changed-hand")


def discard_cards(t: Table, seat: Seat, kinds: Sequence[int], cause: str) -> None:
    """Hand cards go to their owner's discard pile together."""
    for kind in kinds:
        t.hand[seat].remove(kind)
    t.discard[seat] += kinds
    if t.chronicle is not None:
        t.tell("cards-discarded", seat, cards=[t.rules.action_ids[kind] for kind in kinds], cause=cause)
    t.unready(seat, "changed-hand")


def discard_set(t: Table, seat: Seat, word: Word, cause: str) -> int:
    """The hand cards of a set are discarded. Says how many these are."""
    places = word - CAST[0] + 1
    cast = [kind for place, kind in enumerate(t.hand[seat]) if places >> place & 1]
    discard_cards(t, seat, cast, cause)
    return len(cast)


@cache
def set_words(cards: int, least: int, most: int) -> tuple[Word, ...]:
    """The words for all sets of so many out of a hand of so many cards."""
    sizes = range(max(1, least), most + 1)
    return tuple(CAST[places - 1] for places in range(1, 1 << cards) if places.bit_count() in sizes)


def cast_word(t: Table, seat: Seat, kinds: Sequence[int]) -> Word:
    """The word that discards these hand cards together."""
    return CAST[sum(1 << place for place, kind in enumerate(t.hand[seat]) if kind in kinds) - 1]


def different_symbols(t: Table, seat: Seat) -> int:
    """How many hand cards of different symbols one can show; a wild is any that is not shown yet."""
    symbols = [t.rules.symbol[kind] for kind in t.hand[seat]]
    return len({*symbols} - {WILD}) + symbols.count(WILD)


def recover_card(t: Table, seat: Seat, kind: int, cause: str) -> None:
    """A card of the owner's discard pile comes back to its hand."""
    t.discard[seat].remove(kind)
    t.hand[seat].append(kind)
    t.tell("card-recovered", seat, card=t.rules.action_ids[kind], cause=cause)
    t.unready(seat, "changed-hand")


def take_back(t: Table, cause: str, helped: Seat) -> None:
    """A support card that somebody else's refusal leaves without effect returns (CUL-R62, CUL-R75)."""
    for helper, kind in t.on_table:
        if t.rules.action_causes[kind] == cause:
            t.on_table.remove((helper, kind))
            t.hand[helper].append(kind)
            t.supports[helper] -= 1
            t.declined = (*t.declined, (helper, kind, helped))
            t.unready(helper, "changed-hand")
            return


def discard_support(t: Table, card: SupportCard) -> None:
    """A support card, and a card beneath it, go to the owner's discard pile (CUL-7.37)."""
    pile = pile_of(t, card.owner)
    pile.append(card.kind)
    if card.beneath != NOTHING:
        pile.append(card.beneath)


def pile_of(t: Table, owner: int) -> list[int]:
    """The discard pile of a detective, or of a helper that is none."""
    if owner < t.detectives:
        return t.discard[owner]
    assert t.rules.helpers is not None  # noqa: S101 - only an expansion has such helpers
    return t.rules.helpers.pile(t, owner - t.detectives)


@frame("cul/discard-cards")
class Discarding:
    """A detective discards so many hand cards of its choice, as far as it has them."""

    seat: Seat
    cards: int
    cause: str

    def asks(self, t: Table) -> None:
        hand = t.hand[self.seat]
        if self.cards and hand:
            words = [DISCARD[kind] for kind in hand]
            t.flow.ask(self.seat, "discard", words, self.chosen, self.cause)

    def chosen(self, t: Table, word: Word) -> None:
        discard_card(t, self.seat, word - DISCARD[0], self.cause)
        Discarding(self.seat, self.cards - 1, self.cause).asks(t)


@frame("cul/each-discards")
class EachDiscards:
    """These detectives, one after another."""

    seats: tuple[Seat, ...]
    cards: int
    cause: str

    def next(self, t: Table) -> None:
        if self.seats:
            t.flow.then(EachDiscards(self.seats[1:], self.cards, self.cause).next)
            Discarding(self.seats[0], self.cards, self.cause).asks(t)
