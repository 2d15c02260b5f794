"""A seat's turn: Move, Trade, Encounter, Use, Take, in that order (WOS-5.2)."""

from miskatonic.games.witch_of_salem.actions import encounter, move, take, trade, use
from miskatonic.games.witch_of_salem.actions.ban import begin_banning
from miskatonic.games.witch_of_salem.board.items import refill_stocks
from miskatonic.games.witch_of_salem.board.sanity import lose_sanity
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import (
    GO,
    PASSAGE,
    RLYEH,
    SKIP,
    SLIP,
    TAKE,
    TRADE,
    UNIVERSITY,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


@frame("wos/turn")
class Turn:
    """The turn of one seat."""

    seat: Seat

    def begins(self, t: Table) -> None:
        seat = self.seat
        t.active = t.first = seat
        t.tell("turn-begins", seat)
        if seat == t.banner:
            lose_sanity(t, seat, 1, "rule/WOS-12.5")
            return
        t.flow.ask(seat, "move", move.options(t, seat), self.card_played, "rule/WOS-5.3")

    def card_played(self, t: Table, word: Word) -> None:
        seat, card = self.seat, word - GO[0]
        t.hand[seat] ^= 1 << card
        if card == PASSAGE:
            words, about = move.passage_options(t, seat), t.rules.about_passage
            t.flow.ask(seat, "passage", words, self.passage_taken, "rule/WOS-5.5", about)
        else:
            self._go(t, card)
            self.arrived(t)

    def passage_taken(self, t: Table, word: Word) -> None:
        seat, place = self.seat, word - SLIP[0]
        if place == RLYEH:
            begin_banning(t, seat)
            return
        # It is paid for first; who dies of it goes nowhere.
        lose_sanity(t, seat, 1, "rule/WOS-5.5")
        if t.sanity[seat]:
            self._go(t, place)
            self.arrived(t)

    def _go(self, t: Table, place: int) -> None:
        """Moving to the University retrieves every played card (WOS-5.7)."""
        t.place[self.seat] = place
        if place == UNIVERSITY:
            t.hand[self.seat] = t.rules.full_hand
        t.tell("moved", self.seat, location=t.rules.locations[place])

    def arrived(self, t: Table) -> None:
        """Where the roll comes before Trade it happens now (WOS-6.4, WOS-R16)."""
        if encounter.is_due(t, self.seat) and encounter.rolls_before_trade(t, self.seat):
            t.flow.then(self.may_trade)
            encounter.roll(t, self.seat)
        else:
            self.may_trade(t)

    def may_trade(self, t: Table) -> None:
        seat = self.seat
        if not t.sanity[seat]:
            return
        words = trade.options(t, seat)
        if words:
            t.flow.ask(seat, "trade", (*words, SKIP), self.trade_chosen, "rule/WOS-6.1")
        else:
            self.meets(t)

    def trade_chosen(self, t: Table, word: Word) -> None:
        if word == SKIP:
            self.meets(t)
        else:
            t.flow.then(self.meets)
            trade.Trade(self.seat, word - TRADE[0]).begins(t)

    def meets(self, t: Table) -> None:
        """Encounter (WOS-7.1): the roll, unless it has been made, then the chance to defeat."""
        seat = self.seat
        if not encounter.is_due(t, seat):
            self.may_use(t)
        elif encounter.rolls_before_trade(t, seat):
            self.may_defeat(t)
        else:
            t.flow.then(self.may_defeat)
            encounter.roll(t, seat)

    def may_defeat(self, t: Table) -> None:
        if not t.sanity[self.seat]:
            return
        words = encounter.options(t, self.seat)
        if words:
            t.flow.ask(self.seat, "defeat", (*words, SKIP), self.defeat_chosen, "rule/WOS-7.5")
        else:
            self.may_use(t)

    def defeat_chosen(self, t: Table, word: Word) -> None:
        if word != SKIP:
            encounter.defeat(t, self.seat, word)
        self.may_use(t)

    def may_use(self, t: Table) -> None:
        words = use.options(t, self.seat)
        if words:
            t.flow.ask(self.seat, "use", (*words, SKIP), self.use_chosen, "rule/WOS-8.1")
        else:
            self.may_take(t)

    def use_chosen(self, t: Table, word: Word) -> None:
        if word == SKIP:
            self.may_take(t)
        else:
            t.flow.then(self.may_take)
            use.use(t, self.seat, word)

    def may_take(self, t: Table) -> None:
        seat = self.seat
        if not t.sanity[seat]:
            return
        words = take.options(t, seat)
        if words:
            t.flow.ask(seat, "take", (*words, SKIP), self.take_chosen, "rule/WOS-9.1")
        else:
            refill_stocks(t)

    def take_chosen(self, t: Table, word: Word) -> None:
        if word == SKIP:
            refill_stocks(t)
        else:
            t.flow.then(self.taken)
            take.Take(self.seat, t.place[self.seat], word - TAKE[0]).begins(t)

    def taken(self, t: Table) -> None:
        """After the payment is finished empty stocks are refilled (WOS-9.7, WOS-R38)."""
        refill_stocks(t)
