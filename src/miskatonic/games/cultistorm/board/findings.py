"""Item cards drawn: events among them, what is kept, and room for it (CUL-7.20 to CUL-7.24)."""

from miskatonic.games.cultistorm.board.card_text import ITEM, SETTLE, Effect, Use
from miskatonic.games.cultistorm.board.items import discard_item, item_room, may_own, receive_item
from miskatonic.games.cultistorm.expansions.hooks import has_choice
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import DONE, DROP, KEEP
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.words import Word


@frame("cul/items-found")
class Findings:
    """Item cards still to be drawn, and how many of them may be kept."""

    seat: Seat
    left: int
    keeps: int
    cause: str
    # A detective's own (CUL-7.17), and not cards that an effect lets it draw.
    is_investigation: bool = False

    def draws(self, t: Table) -> None:
        """Events take effect at once, in the order drawn (CUL-7.20)."""
        if not self.left or not t.item_deck:
            self.asks(t)
            return
        card = t.dice.draw(t.item_deck)
        t.flow.then(replace(self, left=self.left - 1).draws)
        if has_choice(t, "item_drawn"):
            t.rules.hooks.choose("item_drawn", t, card, (self.seat,), self.drawn)
        else:
            self.drawn(t, card)

    def drawn(self, t: Table, card: int) -> None:
        """A card from the deck; NOTHING: an expansion has dealt with it."""
        if card == NOTHING:
            return
        if not t.rules.is_event[card]:
            t.found.append(card)
            t.tell("item-found", self.seat, item=t.rules.item_ids[card], cause=self.cause)
        else:
            t.item_discard.append(card)
            cause = t.rules.item_causes[card]
            t.tell("event-found", self.seat, item=t.rules.item_ids[card], cause=cause)
            t.flow.then(Effect(ITEM, card, Use(cause, self.seat)).goes, SETTLE)

    def asks(self, t: Table) -> None:
        """One may be kept, or none; the rest is discarded (CUL-7.21)."""
        words = [KEEP[item] for item in dict.fromkeys(t.found) if may_own(t, self.seat, item)]
        if self.keeps and words:
            t.flow.ask(self.seat, "keep-item", (*words, DONE), self.chosen, self.cause)
        else:
            self.ends(t)

    def chosen(self, t: Table, word: Word) -> None:
        if word == DONE:
            self.ends(t)
            return
        item = word - KEEP[0]
        t.found.remove(item)
        t.flow.then(replace(self, keeps=self.keeps - 1).asks)
        Receiving(self.seat, item, self.cause, declinable=True).begins(t)

    def ends(self, t: Table) -> None:
        for item in t.found:
            t.item_discard.append(item)
            t.tell("item-left", self.seat, item=t.rules.item_ids[item], cause=self.cause)
        t.found = []
        if t.rules.hooked and self.is_investigation:
            t.rules.hooks.notify("investigated", t, self.seat)


@frame("cul/receive-item")
class Receiving:
    """An item comes to a detective, who makes room for it if need be (CUL-7.22, CUL-R33)."""

    seat: Seat
    item: int
    cause: str
    # Found and not given: it can still be left.
    declinable: bool = False

    def begins(self, t: Table) -> None:
        held = t.items[self.seat]
        if len(held) < item_room(t, self.seat):
            self._keeps(t)
        else:
            t.found.append(self.item)
            words = [DROP[other] for other in dict.fromkeys(held)]
            if self.declinable:
                words.append(DONE)
            about = {"item": t.rules.item_ids[self.item]}
            t.flow.ask(self.seat, "make-room", words, self.room_made, "rule/CUL-7.22", about)

    def room_made(self, t: Table, word: Word) -> None:
        if word == DONE:
            return
        t.found.remove(self.item)
        discard_item(t, self.seat, word - DROP[0], self.cause)
        self._keeps(t)

    def _keeps(self, t: Table) -> None:
        receive_item(t, self.seat, self.item)
        t.tell("item-kept", self.seat, item=t.rules.item_ids[self.item], cause=self.cause)
