"""Where cards lie, and how they move between decks, offers, Learning Areas and discards (WOC-R22)."""

from miskatonic.games.wisdom_of_cthulhu.table import (
    COMPLETE,
    IN_AREA,
    IN_DECK,
    IN_DISCARDS,
    IN_LIMBO,
    NOBODY,
    ON_OFFER,
    SIGN_HOME,
    SIGN_OUT,
    UNDER,
    Component,
    Table,
)
from miskatonic.games.wisdom_of_cthulhu.words import CONTINUOUS, EN, NOTHING
from miskatonic.kernel.flow import Seat

_LEAVES = "rule/WOC-R22"
_SERVED = "rule/WOC-4.5"


def detach(t: Table, card: int) -> None:
    """Take a card from wherever it lies; whoever calls puts it somewhere at once."""
    zone = t.zone[card]
    if zone == IN_AREA:
        _leave_area(t, card)
    elif zone == ON_OFFER:
        _leave_offer(t, card)
    elif zone == IN_DISCARDS:
        t.discards[t.rules.seed[card]].remove(card)
    elif zone == UNDER:
        host = host_of(t, card)
        t.components[host] = _without(t.components[host], card)
    elif zone == IN_LIMBO:
        t.limbo.remove(card)
    if card in t.blocked_by:
        lift(t, card, _LEAVES, out=False)


def _leave_area(t: Table, card: int) -> None:
    """Its components are discarded, and whatever it stood for as a component is missing again."""
    seat = t.owner[card]
    t.take_from_area(seat, card)
    t.state[card] = 0
    t.quarter_turns[card] = 0
    t.turned_for.pop(card, None)
    t.paid.pop(card, None)
    if card in t.components:
        scatter(t, card, seat, _LEAVES)
    if t.rules.lends[card] != NOTHING and not t.has_borrowed(seat, card):
        unlend(t, seat, card)


def _leave_offer(t: Table, card: int) -> None:
    if t.rules.seed[card] != EN:
        t.offer.remove(card)
    elif card in t.entities:
        t.entities.remove(card)
    else:
        del t.nest[card]


def host_of(t: Table, card: int) -> int:
    """The combination under which a card lies."""
    return next(host for host in t.components if card in t.cards_under(host))


def _without(parts: tuple[Component, ...], card: int, *, lent: bool = False) -> tuple[Component, ...]:
    """The components but for a card that lies there, or but for a Dark Master who is lent."""
    return tuple(part for part in parts if part.card != card or part.is_lent != lent)


def scatter(t: Table, combination: int, seat: Seat, cause: str) -> None:
    """Discard all components of a combination; marks just vanish."""
    cards = t.cards_under(combination)
    del t.components[combination]
    if t.chronicle is not None and cards:
        names = t.rules.names
        lost = [names[card] for card in cards]
        t.tell("components-discarded", seat, card=names[combination], components=lost, cause=cause)
    for card in cards:
        t.zone[card] = IN_LIMBO
        t.limbo.append(card)
        discard(t, card)


def unlend(t: Table, seat: Seat, master: int) -> None:
    """A Dark Master no longer stands for a component of a seat, which then lacks it again."""
    for host, parts in list(t.components.items()):
        left = _without(parts, master, lent=True)
        if t.owner[host] == seat and len(left) < len(parts):
            t.components[host] = left
            if t.rules.type[host] != CONTINUOUS:
                t.state[host] &= ~COMPLETE
            elif t.state[host] & COMPLETE and not t.components[host]:
                discard_served(t, host)


def discard_served(t: Table, card: int) -> None:
    """A combination that has served is discarded, or a card that has served as a component."""
    t.tell("discarded", t.owner[card], card=t.rules.names[card], cause=_SERVED)
    discard(t, card)


def discard(t: Table, card: int) -> None:
    """Lay a card face up on the discard pile of its seed."""
    detach(t, card)
    t.zone[card] = IN_DISCARDS
    t.owner[card] = NOBODY
    t.discards[t.rules.seed[card]].append(card)


def to_area(t: Table, seat: Seat, card: int) -> None:
    """Put a card into a Learning Area, where it is new in this round (WOC-4.4)."""
    detach(t, card)
    t.zone[card] = IN_AREA
    t.owner[card] = seat
    t.since_round[card] = t.round
    t.put_in_area(seat, card)
    if t.rules.needs[card]:
        t.components[card] = ()


def to_limbo(t: Table, seat: Seat, card: int) -> None:
    """Take a card in hand: it belongs to the seat, and what becomes of it is being decided."""
    detach(t, card)
    t.zone[card] = IN_LIMBO
    t.limbo.append(card)
    t.owner[card] = seat


def to_offer(t: Table, card: int) -> None:
    """Lay a card on offer in its area."""
    detach(t, card)
    t.zone[card] = ON_OFFER
    t.owner[card] = NOBODY
    (t.entities if t.rules.seed[card] == EN else t.offer).append(card)


def to_nest(t: Table, card: int, at: int) -> None:
    """Move an Entity on offer to a Place, where it lies until it is bought (WOC-R44)."""
    t.entities.remove(card)
    t.nest[card] = at


def to_deck(t: Table, card: int) -> None:
    """Shuffle a card back into its deck."""
    detach(t, card)
    t.zone[card] = IN_DECK
    t.owner[card] = NOBODY
    t.decks[t.rules.seed[card]].shuffle_in([card])


def draw(t: Table, seed: int) -> int:
    """Take the top card of a deck into limbo; NOTHING when deck and discards are empty (WOC-R2)."""
    deck = t.decks[seed]
    if not deck.bag and not refill(t, seed):
        return NOTHING
    card = deck.draw(t.dice)
    t.zone[card] = IN_LIMBO
    t.limbo.append(card)
    return card


def refill(t: Table, seed: int) -> bool:
    """An empty deck takes in its discards, shuffled; False when there are none."""
    deck = t.decks[seed]
    if deck.bag or deck.top or deck.bottom:
        return True
    discards = t.discards[seed]
    for card in discards:
        t.zone[card] = IN_DECK
    deck.shuffle_in(discards)
    t.discards[seed] = []
    return bool(deck.bag)


def lift(t: Table, thing: int, cause: str, *, out: bool) -> None:
    """Take away what lies on a thing; a Sign is then out for the turn, or home with its owner."""
    del t.blocked_by[thing]
    for sign in t.signs:
        if sign.thing == thing:
            t.signs.remove(sign)
            if sign.is_token:
                t.sign_place[sign.owner] = SIGN_OUT if out else SIGN_HOME
            elif sign.card != NOTHING:
                t.zone[sign.card] = IN_DISCARDS
                t.owner[sign.card] = NOBODY
                t.discards[t.rules.seed[sign.card]].append(sign.card)
            t.tell("sign-lifted", sign.owner, thing=t.rules.names[thing], cause=cause)
            return
