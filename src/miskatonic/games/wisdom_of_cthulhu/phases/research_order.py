"""Research Order: who flips how many Research cards, and who searches first (WOC-2.8-2.10)."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import FLIP, FLIPS, SEATS, STOP, cards_in
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_LAPS: Final = 2
_FLIPS_OR_STOP: Final = tuple((*flips, STOP) for flips in FLIPS)


@frame("woc/declaring-obsessions")
class DeclaringObsessions:
    """The declarations; `reached` holds when each seat last flipped cards, or its place in lap one."""

    order: tuple[Seat, ...]
    reached: tuple[int, ...]
    at: int = 0

    @property
    def is_last_word(self) -> bool:
        """Nobody will be asked after this."""
        return self.at == _LAPS * len(self.order) - 1

    def asks(self, t: Table) -> None:
        seats = len(self.order)
        if self.at == _LAPS * seats:
            self.settles(t)
            return
        seat = self.order[self.at % seats]
        hand = t.hand[seat]
        if hand:
            t.flow.ask(seat, "flip", _FLIPS_OR_STOP[hand], self.chosen, about={"lap": self.at // seats + 1})
        else:
            self.chosen(t, STOP)

    def chosen(self, t: Table, word: Word) -> None:
        order, reached, at = self.order, self.reached, self.at
        if word == STOP:
            DeclaringObsessions(order, reached, at + 1).asks(t)
            return
        seat, cards = order[at % len(order)], word - FLIP[0] + 1
        t.hand[seat] ^= cards
        t.temporary[seat] |= cards
        if t.chronicle is not None:
            t.tell("flipped", seat, cards=cards_in(cards))
        DeclaringObsessions(order, (*reached[:seat], at, *reached[seat + 1 :]), at + 1).asks(t)

    def settles(self, t: Table) -> None:
        """Most Obsessions first; of equals, who came to that number first (WOC-2.10, WOC-R6)."""
        order = sorted(self.order, key=lambda seat: (-t.obsessions(seat), self.reached[seat]))
        t.order = order
        t.settled_order = order[:]
        if t.chronicle is not None:
            t.tell("order-settled", None, order=[SEATS[seat] for seat in order])


def begin_declaration(t: Table) -> None:
    order = tuple(t.settled_order)
    places = tuple(order.index(seat) for seat in range(t.seats))
    DeclaringObsessions(order, places).asks(t)
