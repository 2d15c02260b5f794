"""Deposits, and the witness that a seal needs (LCN-2); a table that has sealed everything (LCN-4.1)."""

from typing import Final

from miskatonic.games.cultistorm.expansions.hooks import ASKED, Passing
from miskatonic.games.cultistorm.expansions.lovecraft_country.country import Deposit, country, look_up
from miskatonic.games.cultistorm.expansions.lovecraft_country.news import announce
from miskatonic.games.cultistorm.expansions.lovecraft_country.words import (
    DEPOSITED,
    GRANTED,
    RETURNED,
    SEALED,
    TABLES,
    TAKEN,
    WITNESS,
)
from miskatonic.games.cultistorm.phases.sealing import may_not_seal
from miskatonic.games.cultistorm.table import SEALING, Table
from miskatonic.games.cultistorm.turn import Turn
from miskatonic.games.cultistorm.words import SEAL, SYMBOLS
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_NO_TROPHY: Final = Refusal("LCN-2.1", "no-trophy-to-deposit")
_NO_WITNESS: Final = Refusal("LCN-2.2", "no-witness")


def may_not_deposit(t: Table, seat: Seat, symbol: int) -> Refusal | None:
    return None if t.trophies[5 * seat + symbol] else _NO_TROPHY


def deposit(t: Table, seat: Seat, symbol: int) -> None:
    """An unspent trophy goes to the bank for good (LCN-2.1)."""
    t.trophies[5 * seat + symbol] -= 1
    t.tell("trophy-deposited", seat, symbol=SYMBOLS[symbol], cause="rule/LCN-2.1")
    announce(t, DEPOSITED.of(look_up(t).me, symbol))


def witnesses(t: Table, symbol: int) -> list[int]:
    """The tables that have a deposit of this symbol to bear witness (LCN-2.2).

    Deposits of others are known from the barrier on, so those of this turn are not among them.
    """
    known, me = country(t), look_up(t).me
    return [
        table
        for table in range(known.tables)
        if table != me and known.deposits(table, symbol) and Deposit(table, symbol) not in known.taken
    ]


def action_allowed(t: Table, seat: Seat, word: Word) -> Refusal | None:
    """Nobody seals by card without a witness."""
    if word != SEAL or t.phase != SEALING or may_not_seal(t, seat) is not None:
        return None
    return None if witnesses(t, t.symbol_at(t.place[seat])) else _NO_WITNESS


def seal_permit(t: Table, granted: bool, seat: Seat, passing: Passing) -> object:  # noqa: FBT001 - the value of the choice
    """The sealing is announced: which witness, and is it still there (LCN-2.3)?"""
    words = [WITNESS[table] for table in witnesses(t, t.symbol_at(t.place[seat]))]
    t.flow.ask_target(t, seat, "which-witness", words, _Announced(seat, passing).chosen, "rule/LCN-2.2")
    return ASKED


@frame("cul-lcn/announced")
class _Announced:
    """A seal that waits for its witness."""

    seat: Seat
    passing: Passing
    table: int = 0

    def chosen(self, t: Table, word: Word) -> None:
        table = word - WITNESS[0]
        about = {"table": TABLES[table], "symbol": SYMBOLS[t.symbol_at(t.place[self.seat])]}
        asking = _Announced(self.seat, self.passing, table)
        t.flow.ask_outside(
            "witness", (*GRANTED, *TAKEN), asking.answered, asking.guess, "rule/LCN-2.3", about
        )

    def guess(self, t: Table, dice: Dice) -> Word:
        return TAKEN[0] if dice.below(8) == 0 else GRANTED[0]

    def witness(self, t: Table) -> Deposit:
        return Deposit(self.table, t.symbol_at(t.place[self.seat]))

    def answered(self, t: Table, word: Word) -> None:
        known, witness = country(t), self.witness(t)
        about = {"table": TABLES[witness.table], "symbol": SYMBOLS[witness.symbol]}
        if word in TAKEN:
            known.taken += (witness,)
            t.tell("witness-taken", self.seat, **about, cause="rule/LCN-2.3")
            return
        known.reserved += (witness,)
        t.tell("witness-found", self.seat, **about, cause="rule/LCN-2.2")
        announce(t, RETURNED.of(witness.table, witness.symbol))
        self.passing.gives(t, True)  # noqa: FBT003 - the value of the choice


def sealed(t: Table, spot: int) -> None:
    """The others will hear of it. With the last location the turn of the table is over (LCN-R1)."""
    me = look_up(t).me
    announce(t, SEALED.of(me, t.symbol_at(spot)))
    if country(t).is_done(me):
        t.tell("table-done", cause="rule/LCN-4.1")
        t.queue.clear()
        t.flow.stack.clear()
        t.flow.then(Turn().cleans)


def victory_check(t: Table, won: bool) -> bool:  # noqa: FBT001 - the value of a filter
    """The region wins at the barrier, not a table by itself (LCN-4.6)."""
    return False
