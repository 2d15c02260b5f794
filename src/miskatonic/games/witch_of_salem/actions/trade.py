"""Trade: one minor item each way with one partner, both agreeing (WOS-6)."""

from miskatonic.games.witch_of_salem.board.items import receive, remove
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import ASK, GIVE, NO, NO_ITEM, NOTHING, SEATS, SKIP, TRADE, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

# Made once: most checks of most turns end in one of them.
_PARTNER_YOURSELF = Refusal("WOS-6.1", "partner-yourself")
_NO_SUCH_PARTNER = Refusal("WOS-6.1", "no-such-partner")
_NOTHING_TO_TRADE = Refusal("WOS-6.2", "nothing-to-trade")
_PARTNER_NOT_NEAR = Refusal("WOS-21.1", "partner-not-near")
_PARTNER_ELSEWHERE = Refusal("WOS-6.1", "partner-elsewhere")
_ITEM_NOT_HELD = Refusal("WOS-6.2", "item-not-held")
_PARTNER_LACKS_ITEM = Refusal("WOS-6.2", "partner-lacks-item")
_NOTHING_FOR_NOTHING = Refusal("WOS-6.2", "nothing-for-nothing")
_POUCH_FULL = Refusal("WOS-6.2", "pouch-full")
_PARTNER_FULL = Refusal("WOS-6.2", "partner-full")


@frame("wos/trade")
class Trade:
    """What is given, what is asked for it, and the partner's consent."""

    seat: Seat
    partner: Seat
    given: int = NO_ITEM
    asked: int = NO_ITEM

    def giving(self, item: int) -> "Trade":
        """The same trade with what is given, `NOTHING` included."""
        return Trade(self.seat, self.partner, NO_ITEM if item == NOTHING else item)

    def begins(self, t: Table) -> None:
        held = (*dict.fromkeys(t.minors[self.seat]), NOTHING)
        words = [GIVE[item] for item in held if may_not_give(t, self, item) is None]
        # Nobody gives away an only item just by asking for a trade (WOS-R54).
        words.append(SKIP)
        t.flow.ask(
            self.seat, "trade-give", words, self.give_chosen, "rule/WOS-6.2", {"partner": SEATS[self.partner]}
        )

    def give_chosen(self, t: Table, word: Word) -> None:
        if word == SKIP:
            return
        offer = self.giving(word - GIVE[0])
        held = (*dict.fromkeys(t.minors[self.partner]), NOTHING)
        words = [ASK[item] for item in held if may_not_ask(t, offer, item) is None]
        t.flow.ask_target(
            t,
            self.seat,
            "trade-ask",
            words,
            offer.ask_chosen,
            "rule/WOS-6.2",
            {"partner": SEATS[self.partner]},
        )

    def ask_chosen(self, t: Table, word: Word) -> None:
        asked = word - ASK[0]
        offer = Trade(self.seat, self.partner, self.given, NO_ITEM if asked == NOTHING else asked)
        if t.rules.solo:
            offer.answered(t, YES)
            return
        t.flow.ask(
            self.partner,
            "trade-consent",
            (YES, NO),
            offer.answered,
            "rule/WOS-6.2",
            {"partner": SEATS[self.seat], "given": _name(t, offer.asked), "received": _name(t, self.given)},
        )

    def answered(self, t: Table, word: Word) -> None:
        about = {
            "partner": SEATS[self.partner],
            "given": _name(t, self.given),
            "received": _name(t, self.asked),
        }
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


def options(t: Table, seat: Seat) -> list[Word]:
    """Everybody this seat may trade with now, in seat order."""
    near = t.exposed() if t.rules.talent[seat] == "reach" else t.others_here(seat)
    return [TRADE[other] for other in near if may_not_trade(t, seat, other) is None] if near else near


def may_not_trade(t: Table, seat: Seat, other: Seat) -> Refusal | None:
    """Why these two cannot trade (WOS-6.1, WOS-6.2)."""
    if other == seat:
        return _PARTNER_YOURSELF
    if other >= t.seats or not t.is_exposed(other):
        return _NO_SUCH_PARTNER
    if refusal := _may_not_reach(t, seat, other):
        return refusal
    return None if t.minors[seat] or t.minors[other] else _NOTHING_TO_TRADE


def _may_not_reach(t: Table, seat: Seat, other: Seat) -> Refusal | None:
    """Partners stand at one location; with a talent, at neighbouring ones too (WOS-21.1)."""
    ring = len(t.rules.locations)
    apart = (t.place[seat] - t.place[other]) % ring
    if apart == 0:
        return None
    if t.rules.talent[seat] == "reach":
        return None if apart in (1, ring - 1) else _PARTNER_NOT_NEAR
    return _PARTNER_ELSEWHERE


def may_not_give(t: Table, offer: Trade, item: int) -> Refusal | None:
    """Why this cannot be given; to give nothing there must be something to receive, and room (WOS-6.2)."""
    if item != NOTHING:
        return None if item in t.minors[offer.seat] else _ITEM_NOT_HELD
    if not t.minors[offer.partner]:
        return _NOTHING_FOR_NOTHING
    return None if _has_space(t, offer.seat) else _POUCH_FULL


def may_not_ask(t: Table, offer: Trade, item: int) -> Refusal | None:
    """Why this cannot be asked for; a partner without room must hand something back (WOS-6.2)."""
    if item != NOTHING:
        return None if item in t.minors[offer.partner] else _PARTNER_LACKS_ITEM
    if offer.given == NO_ITEM:
        return _NOTHING_FOR_NOTHING
    return None if _has_space(t, offer.partner) else _PARTNER_FULL


def _has_space(t: Table, seat: Seat) -> bool:
    return len(t.minors[seat]) < t.rules.spaces[seat]


def _name(t: Table, item: int) -> str:
    return "nothing" if item == NO_ITEM else t.rules.item_names[item]
