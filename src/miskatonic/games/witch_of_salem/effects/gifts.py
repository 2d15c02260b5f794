"""Events that give something to choose from."""

from miskatonic.games.witch_of_salem.board.items import (
    can_make_room,
    discard,
    draw_item,
    drop_options,
    dropped_for,
    has_room,
    receive,
)
from miskatonic.games.witch_of_salem.board.tiles import knows, peek
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import DROP, NO, NO_ITEM, PEEK, SEATS, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word


@frame("wos/each-draws-item")
class EachDrawsItem:
    """These seats, one by one, draw an item and keep it, making room as in WOS-9.2, or discard it."""

    cause: str
    seats: tuple[Seat, ...]

    def draws(self, t: Table) -> None:
        if not self.seats:
            return
        item = draw_item(t)
        if item == NO_ITEM:
            t.tell("nothing-happens", cause=self.cause)
            return
        t.heap.append(item)
        seat = self.seats[0]
        t.tell("item-drawn", seat, item=t.rules.item_names[item], cause=self.cause)
        words = (YES, NO) if can_make_room(t, seat, item) else (NO,)
        t.flow.ask(
            seat,
            "keep-item",
            words,
            DrawnItem(self, item).decided,
            source=self.cause,
            about={"item": t.rules.item_names[item], "drops": dropped_for(t, seat, item)},
        )


@frame("wos/drawn-item")
class DrawnItem:
    """A drawn item. Until it is kept it lies on the heap, where a refused one stays."""

    gift: EachDrawsItem
    item: int

    def decided(self, t: Table, word: Word) -> None:
        seat = self.gift.seats[0]
        if word == NO:
            t.tell("item-discarded", seat, item=t.rules.item_names[self.item], cause=self.gift.cause)
            self._goes_on(t)
        elif has_room(t, seat, self.item):
            self._keeps(t)
        else:
            words, about = drop_options(t, seat, self.item), {"item": t.rules.item_names[self.item]}
            t.flow.ask_target(t, seat, "make-room", words, self.room_made, self.gift.cause, about)

    def room_made(self, t: Table, word: Word) -> None:
        discard(t, self.gift.seats[0], word - DROP[0], self.gift.cause)
        self._keeps(t)

    def _keeps(self, t: Table) -> None:
        seat = self.gift.seats[0]
        t.heap.remove(self.item)
        receive(t, seat, self.item)
        t.tell("item-kept", seat, item=t.rules.item_names[self.item], cause=self.gift.cause)
        self._goes_on(t)

    def _goes_on(self, t: Table) -> None:
        EachDrawsItem(self.gift.cause, self.gift.seats[1:]).draws(t)


@frame("wos/one-peeks")
class OnePeeks:
    """One seat, chosen by the team, looks at the tile where the Witch is."""

    cause: str

    def begins(self, t: Table) -> None:
        """Nothing happens when everybody knows the tile (WOS-R46)."""
        words = [PEEK[seat] for seat in t.exposed() if may_not_dream(t, seat) is None]
        if words:
            t.flow.ask_team(t.team(), "who-peeks", words, self.chosen, self.cause)
        else:
            t.tell("nothing-happens", cause=self.cause)

    def chosen(self, t: Table, word: Word, decider: Seat) -> None:
        dreamer = word - PEEK[0]
        t.tell("dreamer-chosen", decider, dreamer=SEATS[dreamer], cause=self.cause)
        peek(t, (dreamer,), t.witch, self.cause)


def may_not_dream(t: Table, seat: Seat) -> Refusal | None:
    """Only exposed seats are touched (WOS-3.4), and who knows the tile would learn nothing (WOS-R46)."""
    if seat >= t.seats or not t.is_exposed(seat):
        return Refusal("WOS-3.4", "no-such-partner")
    return Refusal("WOS-R46", "dreamer-knows-tile") if knows(t, seat, t.witch) else None
