"""Verbs about items."""

from miskatonic.games.cultistorm.actions.trade import Asking, Offering, may_not_trade, wanted_items
from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.findings import Findings, Receiving
from miskatonic.games.cultistorm.board.items import discard_item, may_own
from miskatonic.games.cultistorm.board.trophies import win_trophy
from miskatonic.games.cultistorm.effects.book import VERBS, helps
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import CHOOSE, DONE, DROP, GAIN, NOBODY, OFFER, SHUFFLE, TAKE
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.words import Word


@VERBS.verb("item-for-trophy")
def item_for_trophy(t: Table, use: Use) -> None:
    """Discards an item and takes a trophy of any symbol."""
    words = [DROP[item] for item in dict.fromkeys(t.items[use.seat])]
    t.flow.ask_target(t, use.seat, "drop-item", words, _Bargain(use).dropped, use.cause)


@helps("item-for-trophy")
def _has_item_and_supply(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(t.items[seat]) and any(t.supply)


@frame("cul/item-for-trophy")
class _Bargain:
    """An item for a trophy."""

    use: Use

    def dropped(self, t: Table, word: Word) -> None:
        discard_item(t, self.use.seat, word - DROP[0], self.use.cause)
        words = [GAIN[symbol] for symbol in range(5) if t.supply[symbol]]
        t.flow.ask_target(t, self.use.seat, "gain-trophy", words, self.gained, self.use.cause)

    def gained(self, t: Table, word: Word) -> None:
        win_trophy(t, self.use.seat, word - GAIN[0], self.use.cause)


@VERBS.verb("count-icons")
def count_more_icons(t: Table, use: Use, more: int) -> None:
    """The next investigation this turn counts more icons."""
    t.icons[use.seat] += more
    t.tell("icons-gained", use.seat, count=more, cause=use.cause)


@helps("count-icons")
def _may_yet_investigate(t: Table, seat: Seat, helper: Seat) -> bool:
    return not t.searched[seat] and t.round > t.lamps_out_until and bool(t.item_deck)


@VERBS.verb("search")
def search(t: Table, use: Use, cards: int) -> None:
    """Draws item cards without investigating."""
    Findings(use.seat, cards, 1, use.cause).draws(t)


@helps("search")
def _items_left(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(t.item_deck)


def _lost_items(t: Table, seat: Seat) -> list[int]:
    return [
        item
        for item in sorted(dict.fromkeys(t.item_discard))
        if not t.rules.is_event[item] and may_own(t, seat, item)
    ]


@VERBS.verb("recover-item")
def recover_item(t: Table, use: Use) -> None:
    """Takes an item from the discard pile."""
    words = [TAKE[item] for item in _lost_items(t, use.seat)]
    t.flow.ask_target(t, use.seat, "recover-item", words, _Regaining(use).chosen, use.cause)


@helps("recover-item")
def _can_recover(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(_lost_items(t, seat))


@frame("cul/recover-item")
class _Regaining:
    """An item comes back, or the whole pile does."""

    use: Use

    def chosen(self, t: Table, word: Word) -> None:
        if word == SHUFFLE:
            reshuffle_items(t, self.use)
            return
        item = word - TAKE[0]
        t.item_discard.remove(item)
        t.tell("item-recovered", self.use.seat, item=t.rules.item_ids[item], cause=self.use.cause)
        Receiving(self.use.seat, item, self.use.cause).begins(t)


@VERBS.verb("reshuffle-items")
def reshuffle_items(t: Table, use: Use) -> None:
    """Shuffles the item discard pile into the item deck."""
    if t.item_discard:
        t.item_deck.extend(t.item_discard)
        t.item_discard = []
        t.tell("items-reshuffled", use.seat, cause=use.cause)


@helps("reshuffle-items")
def _items_discarded(t: Table, seat: Seat, helper: Seat) -> bool:
    return bool(t.item_discard)


@VERBS.verb("case-closed")
def case_closed(t: Table, use: Use) -> None:
    """Takes an item from the discard pile, or shuffles that pile into the deck."""
    words = [*(TAKE[item] for item in _lost_items(t, use.seat)), SHUFFLE]
    t.flow.ask_target(t, use.seat, "case-closed", words, _Regaining(use).chosen, use.cause)


helps("case-closed")(_items_discarded)


@VERBS.verb("courier")
def courier(t: Table, use: Use) -> None:
    """May give, take or swap one item with anybody who agrees."""
    words = [CHOOSE[other] for other in range(t.detectives) if _may_deal(t, use.seat, other)]
    t.flow.ask(use.seat, "courier", (*words, DONE), _Courier(use).chosen, use.cause)


def _may_deal(t: Table, seat: Seat, other: Seat) -> bool:
    if other == seat or may_not_trade(t, seat, other) is not None:
        return False
    return any(may_own(t, other, item) for item in t.items[seat]) or bool(wanted_items(t, seat, other))


@helps("courier")
def _somebody_deals(t: Table, seat: Seat, helper: Seat) -> bool:
    return any(_may_deal(t, seat, other) for other in range(t.detectives))


@frame("cul/courier")
class _Courier:
    """With whom, and what."""

    use: Use
    other: Seat = NOBODY

    def chosen(self, t: Table, word: Word) -> None:
        if word == DONE:
            return
        other = word - CHOOSE[0]
        seat = self.use.seat
        words = [OFFER[item] for item in dict.fromkeys(t.items[seat]) if may_own(t, other, item)]
        words += wanted_items(t, seat, other)
        t.flow.ask_target(t, seat, "courier-item", words, replace(self, other=other).named, self.use.cause)

    def named(self, t: Table, word: Word) -> None:
        use = self.use
        if word in OFFER:
            Offering(use.seat, word - OFFER[0], use.cause, self.other).asks(t)
        else:
            Asking(use.seat, self.other, word - TAKE[0], use.cause).begins(t)
