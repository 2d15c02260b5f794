"""What a table does for the others at the barrier: stopping waves, closing wounds, couriers and relief."""

from typing import Final

from miskatonic.games.cultistorm.board.items import remove_item
from miskatonic.games.cultistorm.board.trophies import trophies_of
from miskatonic.games.cultistorm.expansions.lovecraft_country.country import country, look_up
from miskatonic.games.cultistorm.expansions.lovecraft_country.news import announce
from miskatonic.games.cultistorm.expansions.lovecraft_country.sealing import deposit
from miskatonic.games.cultistorm.expansions.lovecraft_country.words import (
    ADDRESS,
    AID,
    AT_TABLE,
    CLOSE,
    CLOSED,
    COURIER,
    DEPOSIT,
    DEPOSITED,
    PARCEL,
    RELIEF,
    RETURNED,
    SEND,
    SEND_ITEM,
    STOP,
    STOPPED,
    TABLES,
    TROPHY,
)
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DONE, GAIN, NO, OBJECT, PAY, SYMBOLS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.words import Word

_STOP: Final = "rule/LCN-3.4"
_CLOSE: Final = "rule/LCN-4.4"
_COURIER: Final = "rule/LCN-2.5"
_AID: Final = "rule/LCN-4.1"


def ask_for_stops(t: Table) -> None:
    _Stopping().asks(t)


def ask_for_help(t: Table) -> None:
    _Helping().asks(t)


@frame("cul-lcn/stopping")
class _Stopping:
    """Two trophies of one's own deposits for a wave, anywhere (LCN-3.4). `paid` of them are chosen."""

    wave: int = 0
    table: int = 0
    paid: int = 0

    def asks(self, t: Table) -> None:
        known, me = country(t), look_up(t).me
        own = sum(known.bank[5 * me : 5 * me + 5])
        words = dict.fromkeys(STOP[wave.wave] for wave, _ in known.heading())
        if words and own >= look_up(t).numbers.wave_price:
            t.flow.ask_team(t.team(), "stop-wave", (*words, DONE), self.chosen, _STOP)

    def chosen(self, t: Table, word: Word, seat: Seat) -> None:
        if word == DONE:
            return
        wave = OBJECT[word]
        targets = dict.fromkeys(target for one, target in country(t).heading() if one.wave == wave)
        words = [AT_TABLE[table] for table in targets]
        about = {"wave": look_up(t).waves[wave].id}
        t.flow.ask_team(t.team(), "stop-where", words, replace(self, wave=wave).aimed, _STOP, about)

    def aimed(self, t: Table, word: Word, seat: Seat) -> None:
        replace(self, table=word - AT_TABLE[0]).pays(t)

    def pays(self, t: Table) -> None:
        known, me = country(t), look_up(t).me
        if self.paid == look_up(t).numbers.wave_price:
            announce(t, STOPPED.of(self.table, self.wave))
            _Stopping().asks(t)
            return
        words = [PAY[symbol] for symbol in range(5) if known.deposits(me, symbol)]
        t.flow.ask_team(t.team(), "stop-price", words, self.paying, _STOP)

    def paying(self, t: Table, word: Word, seat: Seat) -> None:
        announce(t, RETURNED.of(look_up(t).me, word - PAY[0]))
        replace(self, paid=self.paid + 1).pays(t)


@frame("cul-lcn/helping")
class _Helping:
    """Wounds, one courier, one relief, and deposits of a table that rests: any of them, until it is done."""

    sent: bool = False
    aided: bool = False
    table: int = 0

    def asks(self, t: Table) -> None:
        words = self.words(t)
        if words:
            t.flow.ask_team(t.team(), "help-region", (*words, DONE), self.chosen, "rule/LCN-1.3")

    def words(self, t: Table) -> list[Word]:
        known, rules = country(t), look_up(t)
        words = [
            CLOSE[symbol]
            for symbol in range(5)
            if known.wounds[symbol] and known.deposited(symbol) >= rules.numbers.wound_price
        ]
        others = [table for table in known.standing() if table != rules.me]
        if not self.sent and any(_can_send(t, seat) for seat in t.team()):
            words += [COURIER[table] for table in others]
        if not known.plays(rules.me):
            if not self.aided:
                words += [AID[relief] for relief in range(len(rules.reliefs)) if _can_aid(t, relief)]
            symbols = {symbol for seat in t.team() for symbol in trophies_of(t, seat)}
            words += [DEPOSIT[symbol] for symbol in sorted(symbols)]
        return words

    def chosen(self, t: Table, word: Word, seat: Seat) -> None:
        number = OBJECT[word]
        if word in CLOSE:
            announce(t, CLOSED.of(look_up(t).me, number))
            self.asks(t)
        elif word in COURIER:
            t.flow.then(replace(self, sent=True).asks)
            replace(self, table=number).packs(t)
        elif word in AID:
            t.flow.then(replace(self, aided=True).asks)
            _Relief(number).asks(t)
        elif word in DEPOSIT:
            # LCN-4.7; whose trophy it is makes no difference to a table that plays no turns.
            deposit(t, next(one for one in t.team() if t.trophies[5 * one + number]), number)
            self.asks(t)

    def packs(self, t: Table) -> None:
        """Which detective sends what (LCN-2.5)."""
        offers = [(seat, (*_sendable(t, seat), NO)) for seat in t.team() if _can_send(t, seat)]
        about = {"table": TABLES[self.table]}
        t.flow.ask_any(offers, "send-what", self.packed, _COURIER, about)

    def packed(self, t: Table, word: Word, seat: Seat) -> None:
        known, number = country(t), OBJECT[word]
        if word in SEND:
            t.trophies[5 * seat + number] -= 1
            known.trophies_away[number] += 1
            t.tell("trophy-sent", seat, symbol=SYMBOLS[number], table=TABLES[self.table], cause=_COURIER)
            announce(t, TROPHY.of(self.table, number))
        elif word in SEND_ITEM:
            remove_item(t, seat, number)
            known.items_away += 1
            item = t.rules.item_ids[number]
            t.tell("item-sent", seat, item=item, table=TABLES[self.table], cause=_COURIER)
            announce(t, PARCEL[number])
            announce(t, ADDRESS[self.table])


def _sendable(t: Table, seat: Seat) -> list[Word]:
    trophies = [SEND[symbol] for symbol in trophies_of(t, seat)]
    return [*trophies, *(SEND_ITEM[item] for item in dict.fromkeys(t.items[seat]))]


def _can_send(t: Table, seat: Seat) -> bool:
    return bool(t.items[seat] or trophies_of(t, seat))


def _can_aid(t: Table, relief: int) -> bool:
    """Testimony needs a trophy in the supply, all other relief a table that plays."""
    known = country(t)
    if look_up(t).reliefs[relief].gives == "deposit":
        return any(t.supply)
    return any(map(known.plays, known.standing()))


@frame("cul-lcn/relief")
class _Relief:
    """Relief that a resting table gives (LCN-4.1)."""

    relief: int

    def asks(self, t: Table) -> None:
        known, cause = country(t), look_up(t).relief_causes[self.relief]
        if look_up(t).reliefs[self.relief].gives == "deposit":
            words = [GAIN[symbol] for symbol in range(5) if t.supply[symbol]]
            t.flow.ask_team(t.team(), "testify", words, self.testifies, cause)
        else:
            words = [AT_TABLE[table] for table in known.standing() if known.plays(table)]
            about = {"relief": look_up(t).reliefs[self.relief].id}
            t.flow.ask_team(t.team(), "aid-where", words, self.goes, cause, about)

    def testifies(self, t: Table, word: Word, seat: Seat) -> None:
        symbol, rules = word - GAIN[0], look_up(t)
        t.supply[symbol] -= 1
        cause = rules.relief_causes[self.relief]
        t.tell("testimony", symbol=SYMBOLS[symbol], cause=cause)
        announce(t, DEPOSITED.of(rules.me, symbol))

    def goes(self, t: Table, word: Word, seat: Seat) -> None:
        announce(t, RELIEF.of(word - AT_TABLE[0], self.relief))
