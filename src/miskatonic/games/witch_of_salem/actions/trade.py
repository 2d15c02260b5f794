"""Trade: one minor item each way with one partner, both agreeing (WOS-6)."""

from miskatonic.games.witch_of_salem.board.items import receive, remove
from miskatonic.games.witch_of_salem.rules import FOSTER
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import ASK, GIVE, ITEMS, MINOR, NO, NO_ITEM, SEATS, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_NOTHING = len(MINOR)


@frame("wos/trade")
class Trade:
    """What is given, what is asked for it, and the partner's consent."""

    seat: Seat
    partner: Seat
    given: int = NO_ITEM
    asked: int = NO_ITEM

    def begins(self, t: Table) -> None:
        words = [GIVE[item] for item in dict.fromkeys(t.minors[self.seat])]
        if may_not_give(t, self, _NOTHING) is None:
            words.append(GIVE[_NOTHING])
        t.flow.ask(
            self.seat, "trade-give", words, self.give_chosen, "rule/WOS-6.2", {"partner": SEATS[self.partner]}
        )

    def give_chosen(self, t: Table, word: Word) -> None:
        given = word - GIVE[0]
        offer = Trade(self.seat, self.partner, NO_ITEM if given == _NOTHING else given)
        words = [ASK[item] for item in dict.fromkeys(t.minors[self.partner])]
        if may_not_ask(t, offer, _NOTHING) is None:
            words.append(ASK[_NOTHING])
        t.flow.ask(
            self.seat, "trade-ask", words, offer.ask_chosen, "rule/WOS-6.2", {"partner": SEATS[self.partner]}
        )

    def ask_chosen(self, t: Table, word: Word) -> None:
        asked = word - ASK[0]
        offer = Trade(self.seat, self.partner, self.given, NO_ITEM if asked == _NOTHING else asked)
        if t.rules.solo:
            offer.answered(t, YES)
            return
        t.flow.ask(
            self.partner,
            "trade-consent",
            (YES, NO),
            offer.answered,
            "rule/WOS-6.2",
            {"partner": SEATS[self.seat], "given": _name(offer.asked), "received": _name(self.given)},
        )

    def answered(self, t: Table, word: Word) -> None:
        about = {"partner": SEATS[self.partner], "given": _name(self.given), "received": _name(self.asked)}
        if word == NO:
            t.tell("trade-declined", self.seat, **about)
            return
        if self.given != NO_ITEM:
            remove(t, self.seat, self.given)
        if self.asked != NO_ITEM:
            remove(t, self.partner, self.asked)
            receive(t, self.seat, self.asked)
        if self.given != NO_ITEM:
            receive(t, self.partner, self.given)
        t.tell("traded", self.seat, **about)


def partners(t: Table, seat: Seat) -> list[Seat]:
    """Everybody this seat may trade with now, in seat order."""
    if t.rules.talents and t.rules.scholars[seat] == FOSTER:
        near = [other for other in t.exposed() if other != seat and may_not_reach(t, seat, other) is None]
    else:
        near = t.others_here(seat)
    if not near or t.minors[seat]:
        return near
    return [other for other in near if t.minors[other]]


def may_not_trade(t: Table, seat: Seat, other: Seat) -> Refusal | None:
    """Why these two cannot trade (WOS-6.1, WOS-6.2)."""
    if other == seat:
        return Refusal("WOS-6.1", "partner-yourself")
    if other >= t.seats or not t.is_exposed(other):
        return Refusal("WOS-6.1", "no-such-partner")
    if refusal := may_not_reach(t, seat, other):
        return refusal
    return None if t.minors[seat] or t.minors[other] else Refusal("WOS-6.2", "nothing-to-trade")


def may_not_reach(t: Table, seat: Seat, other: Seat) -> Refusal | None:
    """Partners stand at one location; Foster's may stand at a neighbouring one (WOS-21.1)."""
    apart = (t.place[seat] - t.place[other]) % 7
    if apart == 0:
        return None
    if t.rules.talents and t.rules.scholars[seat] == FOSTER:
        return None if apart in (1, 6) else Refusal("WOS-21.1", "partner-not-near")
    return Refusal("WOS-6.1", "partner-elsewhere")


def may_not_give(t: Table, offer: Trade, item: int) -> Refusal | None:
    """Why this cannot be given; to give nothing there must be something to receive, and room (WOS-6.2)."""
    if item != _NOTHING:
        return None if item in t.minors[offer.seat] else Refusal("WOS-6.2", "item-not-held")
    if not t.minors[offer.partner]:
        return Refusal("WOS-6.2", "nothing-for-nothing")
    return None if _has_space(t, offer.seat) else Refusal("WOS-6.2", "pouch-full")


def may_not_ask(t: Table, offer: Trade, item: int) -> Refusal | None:
    """Why this cannot be asked for; a partner without room must hand something back (WOS-6.2)."""
    if item != _NOTHING:
        return None if item in t.minors[offer.partner] else Refusal("WOS-6.2", "partner-lacks-item")
    if offer.given == NO_ITEM:
        return Refusal("WOS-6.2", "nothing-for-nothing")
    return None if _has_space(t, offer.partner) else Refusal("WOS-6.2", "partner-full")


def _has_space(t: Table, seat: Seat) -> bool:
    return len(t.minors[seat]) < t.rules.spaces[seat]


def _name(item: int) -> str:
    return "nothing" if item == NO_ITEM else ITEMS[item]
