"""Acquiring a card, bought or taken, and where it goes (WOC-4.3-4.7, WOC-R18)."""

from functools import cache
from typing import Final

from miskatonic.games.wisdom_of_cthulhu.board.card_moves import discard, to_area, to_limbo
from miskatonic.games.wisdom_of_cthulhu.board.forced_discards import tear
from miskatonic.games.wisdom_of_cthulhu.board.powers import notify, pay_bond, query, use_power
from miskatonic.games.wisdom_of_cthulhu.combinations.completion import put_under
from miskatonic.games.wisdom_of_cthulhu.combinations.components import hosts
from miskatonic.games.wisdom_of_cthulhu.moments import IMMEDIATE_USED, PLAYED
from miskatonic.games.wisdom_of_cthulhu.table import IN_AREA, IN_LIMBO, KEPT, Table
from miskatonic.games.wisdom_of_cthulhu.words import EN, IMMEDIATE, KEEP, PLAY_NOW, UNDER
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


def acquire(t: Table, seat: Seat, card: int, *, bought: bool = False) -> None:
    """A card comes to a seat, which decides what to do with it."""
    if t.zone[card] == IN_AREA:
        tear(t, card, seat)
    receive(t, seat, card)
    _placing(seat, card, bought).begins(t)


def receive(t: Table, seat: Seat, card: int) -> None:
    """A card comes to a seat, and what becomes of it is still to be decided."""
    to_limbo(t, seat, card)
    t.acquired[seat] += (card,)
    if t.chronicle is not None:
        t.tell("acquired", seat, card=t.rules.names[card])


@frame("woc/placing-card")
class PlacingCard:
    """A card in limbo that its new owner plays, keeps, or puts under a combination."""

    seat: Seat
    card: int
    bought: bool = False

    def begins(self, t: Table) -> None:
        seat, card = self.seat, self.card
        rules = t.rules
        words = [PLAY_NOW]
        if rules.ritual[card] is not None and is_used_at_once(t, card):
            words.append(KEEP)
        words += [UNDER[combination] for combination in hosts(t, seat, card)]
        if len(words) == 1:
            put_into_play(t, seat, card, bought=self.bought)
        else:
            about = {"card": rules.names[card], "at_once": is_used_at_once(t, card)}
            t.flow.ask(seat, "placing", words, self.chosen, about=about)

    def chosen(self, t: Table, word: Word) -> None:
        seat, card = self.seat, self.card
        if word == PLAY_NOW:
            put_into_play(t, seat, card, bought=self.bought)
        elif word == KEEP:
            to_area(t, seat, card)
            notify(t, PLAYED, seat, card)
        else:
            put_under(t, seat, word - UNDER[0], card)


# Frames are values, and of these there are few: each is made once.
_placing: Final = cache(PlacingCard)


def is_used_at_once(t: Table, card: int) -> bool:
    """Is a card used and discarded when it is played? A combination waits for its components (WOC-4.5)."""
    return t.rules.type[card] == IMMEDIATE and not t.rules.needs[card]


def put_into_play(t: Table, seat: Seat, card: int, *, bought: bool = False) -> None:
    """Put a card in limbo into play by its type.

    An Entity that was bought wakes its bond (WOC-3.3). An Immediate one does so by its use, and not twice.
    """
    if is_used_at_once(t, card):
        t.flow.then(ImmediateUsed(seat, card).leaves)
        use_power(t, seat, card)
    else:
        to_area(t, seat, card)
        if bought and t.rules.seed[card] == EN:
            pay_bond(t, seat, t.rules.bond[card], card)
    notify(t, PLAYED, seat, card)


@frame("woc/immediate-used")
class ImmediateUsed:
    """An Immediate card whose power was used; `again` if this was its second time."""

    seat: Seat
    card: int
    again: bool = False

    def leaves(self, t: Table) -> None:
        """It is discarded, unless it lies somewhere as a Sign, or something keeps it."""
        seat, card, again = self.seat, self.card, self.again
        if t.zone[card] != IN_LIMBO:
            return
        if not again and card in query(t, IMMEDIATE_USED, seat, card):
            to_area(t, seat, card)
            t.state[card] |= KEPT
            t.tell("kept", seat, card=t.rules.names[card])
        else:
            discard(t, card)
