"""Investigating: icons, item cards drawn, events among them, and what is kept (CUL-7.17 to CUL-7.24)."""

from typing import Final, NamedTuple

from miskatonic.games.cultistorm.holdings import discard_item, item_room, may_own, receive_item
from miskatonic.games.cultistorm.rules import ICON, THREE_ITEMS
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.units import SETTLE
from miskatonic.games.cultistorm.uses import ITEM, Effect, Use
from miskatonic.games.cultistorm.words import DONE, DROP, FIRST_EVENT, ITEM_CARDS, KEEP, NUMBERS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.storage import stored
from miskatonic.kernel.words import Word

_LAMPS_OUT: Final = Refusal("CUL-7.17", "lamps-out")
_SEARCHED: Final = Refusal("CUL-7.17", "searched-already")
_TOO_FEW_ICONS: Final = Refusal("CUL-7.18", "too-few-icons")
_NO_ITEMS_LEFT: Final = Refusal("CUL-7.24", "no-items-left")


def count_icons(t: Table, seat: Seat) -> int:
    """Investigate icons of a detective: hand, items, ability, location, support (CUL-7.17, CUL-R32)."""
    clue, lantern = t.rules.clue, t.rules.lantern
    count = t.icons[seat] + (1 if t.traits[seat] & ICON else 0)
    for kind in t.hand[seat]:
        count += clue[kind]
    for item in t.items[seat]:
        count += lantern[item]
    spot = t.place[seat]
    if t.altars >> spot & 1 and t.rules.two_icons[t.spots[spot]]:
        count += 2
    return count


def may_not_investigate(t: Table, seat: Seat, number: int) -> Refusal | None:
    if t.searched[seat]:
        return _SEARCHED
    if t.round <= t.lamps_out_until:
        return _LAMPS_OUT
    if number > count_icons(t, seat):
        return _TOO_FEW_ICONS
    return None if t.item_deck else _NO_ITEMS_LEFT


def most_cards(t: Table, seat: Seat) -> int:
    """The largest number that can be announced."""
    if t.searched[seat] or t.round <= t.lamps_out_until or not t.item_deck:
        return 0
    return min(count_icons(t, seat), len(NUMBERS))


def investigate(t: Table, seat: Seat, number: int) -> None:
    spot = t.place[seat]
    helped = t.altars >> spot & 1 and t.rules.two_icons[t.spots[spot]]
    cause = "rule/CUL-7.18"
    if helped:
        cause = t.rules.place_causes[t.spots[spot]]
    elif t.traits[seat] & ICON:
        cause = "ability/keen-eye"
    elif any(t.rules.lantern[item] for item in t.items[seat]):
        cause = "item/storm-lantern"
    t.searched[seat] = True
    t.icons[seat] = 0
    t.tell("investigates", seat, count=number, cause=cause)
    Findings(seat, number, most_kept(t, seat), "rule/CUL-7.21").draws(t)


def most_kept(t: Table, seat: Seat) -> int:
    """How many cards of one investigation may be kept (CUL-7.21); a Collector keeps two (D.2)."""
    return 2 if t.traits[seat] & THREE_ITEMS else 1


@stored
class Findings(NamedTuple):
    """Item cards still to be drawn, and how many of them may be kept."""

    seat: Seat
    left: int
    keeps: int
    cause: str

    def draws(self, t: Table) -> None:
        """Events take effect at once, in the order drawn (CUL-7.20)."""
        if not self.left or not t.item_deck:
            self.asks(t)
            return
        card = t.dice.draw(t.item_deck)
        if t.rules.hooked:
            card = t.rules.hooks.filter("item_drawn", t, card, self.seat)
        t.flow.then(self._replace(left=self.left - 1).draws)
        if card < FIRST_EVENT:
            t.found.append(card)
            t.tell("item-found", self.seat, item=ITEM_CARDS[card], cause=self.cause)
        else:
            t.item_discard.append(card)
            cause = t.rules.item_causes[card]
            t.tell("event-found", self.seat, item=ITEM_CARDS[card], cause=cause)
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
        t.flow.then(self._replace(keeps=self.keeps - 1).asks)
        Receiving(self.seat, item, self.cause).begins(t)

    def ends(self, t: Table) -> None:
        for item in t.found:
            t.item_discard.append(item)
            t.tell("item-left", self.seat, item=ITEM_CARDS[item], cause=self.cause)
        t.found = []
        t.stir_all()
        if t.rules.hooked:
            t.rules.hooks.notify("investigated", t, self.seat)


@stored
class Receiving(NamedTuple):
    """An item comes to a detective, who makes room for it if need be (CUL-7.22, CUL-R33)."""

    seat: Seat
    item: int
    cause: str

    def begins(self, t: Table) -> None:
        held = t.items[self.seat]
        if len(held) < item_room(t, self.seat):
            self._keeps(t)
        else:
            t.found.append(self.item)
            words = [DROP[other] for other in dict.fromkeys(held)]
            about = {"item": ITEM_CARDS[self.item]}
            t.flow.ask(self.seat, "make-room", words, self.room_made, "rule/CUL-7.22", about)

    def room_made(self, t: Table, word: Word) -> None:
        t.found.remove(self.item)
        discard_item(t, self.seat, word - DROP[0], self.cause)
        self._keeps(t)

    def _keeps(self, t: Table) -> None:
        receive_item(t, self.seat, self.item)
        t.tell("item-kept", self.seat, item=ITEM_CARDS[self.item], cause=self.cause)
