"""Giving and swapping items (CUL-7.25, CUL-7.26)."""

from typing import Final

from miskatonic.games.cultistorm.board.findings import Receiving
from miskatonic.games.cultistorm.board.hand import take_back
from miskatonic.games.cultistorm.board.items import may_own, remove_item
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AWAY, NO, NOBODY, SEATS, SWAP, TAKE, TO, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_AWAY: Final = Refusal("EXP-1.8", "away")
_NOT_HELD: Final = Refusal("CUL-7.25", "item-not-held")
_NOBODY_HERE: Final = Refusal("CUL-7.25", "nobody-to-trade")


def partners(t: Table, seat: Seat, item: int) -> list[Seat]:
    """Who stands here and may own this item."""
    spot = t.place[seat]
    if spot == AWAY:
        return []
    return [
        other
        for other in range(t.detectives)
        if other != seat
        and t.place[other] == spot
        and may_own(t, other, item)
        and may_not_trade(t, seat, other) is None
    ]


def may_not_trade(t: Table, giver: Seat, taker: Seat) -> Refusal | None:
    """Does an expansion keep items from passing between these two?"""
    return t.rules.hooks.forbids_trade(t, giver, taker) if t.rules.hooked else None


def may_not_offer(t: Table, seat: Seat, item: int) -> Refusal | None:
    if item not in t.items[seat]:
        return _NOT_HELD
    if t.is_away(seat):
        return _AWAY
    if partners(t, seat, item):
        return None
    others = (other for other in t.company(seat) if other != seat)
    return next(filter(None, (may_not_trade(t, seat, other) for other in others)), _NOBODY_HERE)


def offer(t: Table, seat: Seat, item: int) -> None:
    words = [TO[other] for other in partners(t, seat, item)]
    about = {"item": t.rules.item_ids[item]}
    t.flow.ask_target(
        t, seat, "offer-to", words, Offering(seat, item, "rule/CUL-7.25").addressed, "rule/CUL-7.25", about
    )


@frame("cul/offer-item")
class Offering:
    """An item offered: taken as a gift, refused, or answered with an item in return."""

    seat: Seat
    item: int
    cause: str
    other: Seat = NOBODY
    back: int = NOBODY

    def addressed(self, t: Table, word: Word) -> None:
        replace(self, other=word - TO[0]).asks(t)

    def asks(self, t: Table) -> None:
        words = [YES, NO]
        words += [SWAP[back] for back in dict.fromkeys(t.items[self.other]) if self._may_swap(t, back)]
        about = {"item": t.rules.item_ids[self.item], "other": SEATS[self.seat]}
        t.flow.ask(self.other, "accept-item", words, self.answered, self.cause, about)

    def _may_swap(self, t: Table, back: int) -> bool:
        return back != self.item and may_own(t, self.seat, back)

    def answered(self, t: Table, word: Word) -> None:
        if word == NO:
            t.tell("offer-refused", self.other, item=t.rules.item_ids[self.item], cause=self.cause)
            take_back(t, self.cause, self.seat)
        elif word == YES:
            remove_item(t, self.seat, self.item)
            self._tell(t)
            Receiving(self.other, self.item, self.cause).begins(t)
        else:
            back = word - SWAP[0]
            about = {
                "item": t.rules.item_ids[self.item],
                "back": t.rules.item_ids[back],
                "other": SEATS[self.other],
            }
            t.flow.ask(
                self.seat, "accept-swap", (YES, NO), replace(self, back=back).agreed, self.cause, about
            )

    def agreed(self, t: Table, word: Word) -> None:
        if word == NO:
            t.tell("offer-refused", self.seat, item=t.rules.item_ids[self.back], cause=self.cause)
            take_back(t, self.cause, self.seat)
            return
        remove_item(t, self.seat, self.item)
        remove_item(t, self.other, self.back)
        self._tell(t)
        t.tell(
            "item-given",
            self.other,
            item=t.rules.item_ids[self.back],
            other=SEATS[self.seat],
            cause=self.cause,
        )
        t.flow.then(Receiving(self.seat, self.back, self.cause).begins)
        Receiving(self.other, self.item, self.cause).begins(t)

    def _tell(self, t: Table) -> None:
        t.tell(
            "item-given",
            self.seat,
            item=t.rules.item_ids[self.item],
            other=SEATS[self.other],
            cause=self.cause,
        )


@frame("cul/ask-for-item")
class Asking:
    """An item asked for at any distance (the Courier)."""

    seat: Seat
    other: Seat
    item: int
    cause: str

    def begins(self, t: Table) -> None:
        about = {"item": t.rules.item_ids[self.item], "other": SEATS[self.seat]}
        t.flow.ask(self.other, "give-item", (YES, NO), self.answered, self.cause, about)

    def answered(self, t: Table, word: Word) -> None:
        if word == NO:
            t.tell("offer-refused", self.other, item=t.rules.item_ids[self.item], cause=self.cause)
            take_back(t, self.cause, self.seat)
            return
        remove_item(t, self.other, self.item)
        t.tell(
            "item-given",
            self.other,
            item=t.rules.item_ids[self.item],
            other=SEATS[self.seat],
            cause=self.cause,
        )
        Receiving(self.seat, self.item, self.cause).begins(t)


def wanted_items(t: Table, seat: Seat, other: Seat) -> list[Word]:
    """What one could ask of another."""
    return [TAKE[item] for item in dict.fromkeys(t.items[other]) if may_own(t, seat, item)]
