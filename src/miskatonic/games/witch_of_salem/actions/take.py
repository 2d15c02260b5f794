"""Take: one item from the stock here, paid for before it is received (WOS-9)."""

from miskatonic.games.witch_of_salem.board.creatures import reveal_creature
from miskatonic.games.witch_of_salem.board.events import reveal_event
from miskatonic.games.witch_of_salem.board.items import discard, drop_options, has_room, receive
from miskatonic.games.witch_of_salem.board.necron import advance
from miskatonic.games.witch_of_salem.board.sanity import lose_sanity
from miskatonic.games.witch_of_salem.cards.faces import price_of
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import (
    DROP,
    NO_ITEM,
    SLOTS,
    TAKE,
    UNIVERSITY,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_CAUSE = "rule/WOS-9.3"

# Made once: most checks of most turns end in one of them.
_NO_STOCK_HERE = Refusal("WOS-9.1", "no-stock-here")
_SLOT_EMPTY = Refusal("WOS-9.1", "slot-empty")
_LAST_SANITY = Refusal("WOS-9.4", "last-sanity")


@frame("wos/take")
class Take:
    """Taking the item of one slot; `paid` symbols of its price are paid."""

    seat: Seat
    location: int
    slot: int
    paid: int = 0

    def begins(self, t: Table) -> None:
        item = t.stock[self.location][self.slot]
        if has_room(t, self.seat, item):
            self.sets_aside(t)
        else:
            words, about = drop_options(t, self.seat, item), {"item": t.rules.item_names[item]}
            t.flow.ask_target(t, self.seat, "make-room", words, self.dropped, "rule/WOS-9.2", about)

    def dropped(self, t: Table, word: Word) -> None:
        discard(t, self.seat, word - DROP[0], "rule/WOS-9.2")
        self.sets_aside(t)

    def sets_aside(self, t: Table) -> None:
        stock = t.stock[self.location]
        t.set_aside = stock[self.slot]
        if (price := t.rules.costs[self.location][self.slot]) and t.chronicle is not None:
            t.tell("price-paid", self.seat, item=t.rules.item_names[t.set_aside], price=price_of(price))
        t.stock[self.location] = (*stock[: self.slot], NO_ITEM, *stock[self.slot + 1 :])
        self.pays(t)

    def pays(self, t: Table) -> None:
        """The next symbols of the price; what one reveals resolves before the one after it."""
        price = t.rules.costs[self.location][self.slot]
        if self.paid == len(price) or not t.sanity[self.seat]:
            self.receives(t)
            return
        symbol = price[self.paid]
        # Cards are revealed one by one; spaces and sanity of the same kind are paid at once.
        rest = price[self.paid :]
        times = 1 if symbol in "CV" else len(rest) - len(rest.lstrip(symbol))
        t.flow.then(Take(self.seat, self.location, self.slot, self.paid + times).pays)
        if symbol == "N":
            advance(t, times, _CAUSE)
        elif symbol == "S":
            lose_sanity(t, self.seat, times, _CAUSE)
        elif symbol == "C":
            reveal_creature(t)
        else:
            reveal_event(t)

    def receives(self, t: Table) -> None:
        """Who was eliminated while paying receives nothing (WOS-9.5)."""
        item, t.set_aside = t.set_aside, NO_ITEM
        if t.sanity[self.seat]:
            receive(t, self.seat, item)
            t.tell("item-taken", self.seat, item=t.rules.item_names[item], slot=SLOTS[self.slot])
        else:
            t.heap.append(item)
            t.tell("item-discarded", self.seat, item=t.rules.item_names[item], cause="rule/WOS-9.5")


def options(t: Table, seat: Seat) -> list[Word]:
    """The slots this seat may take from (WOS-9.1, WOS-9.4)."""
    if t.place[seat] == UNIVERSITY:
        return []
    return [TAKE[slot] for slot in range(len(SLOTS)) if may_not_take(t, seat, slot) is None]


def may_not_take(t: Table, seat: Seat, slot: int) -> Refusal | None:
    """Why a slot cannot be chosen."""
    place = t.place[seat]
    if place == UNIVERSITY:
        return _NO_STOCK_HERE
    if t.stock[place][slot] == NO_ITEM:
        return _SLOT_EMPTY
    if t.sanity[seat] <= t.rules.costs[place][slot].count("S") and not t.rules.fatal_payments:
        return _LAST_SANITY
    return None
