"""Seal cards that come by wire (DIS-1.2, DIS-2.8)."""

from miskatonic.games.cultistorm.table import IN_SUPPLY, Table
from miskatonic.games.cultistorm.words import CHOOSE, CLAIM, SYMBOLS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


def seals_left(t: Table) -> list[int]:
    return [symbol for symbol in range(5) if t.seal_cards[symbol] == IN_SUPPLY]


@frame("cul-dis/claim")
class Claiming:
    """A detective takes a seal card of its choice."""

    seat: Seat
    cause: str

    def asks(self, t: Table) -> None:
        words = [CLAIM[symbol] for symbol in seals_left(t)]
        if words:
            t.flow.ask_target(t, self.seat, "claim-seal", words, self.chosen, self.cause)

    def chosen(self, t: Table, word: Word) -> None:
        take_seal(t, self.seat, word - CLAIM[0], self.cause)


@frame("cul-dis/first-seal")
class FirstSeal:
    """One at random, for a detective whom the team chooses (DIS-1.2)."""

    symbol: int = 0

    def begins(self, t: Table) -> None:
        symbol = t.dice.pick(seals_left(t))
        words = [CHOOSE[seat] for seat in t.order()]
        about = {"symbol": SYMBOLS[symbol]}
        t.flow.ask_team(t.team(), "first-seal", words, FirstSeal(symbol).chosen, "rule/DIS-1.2", about)

    def chosen(self, t: Table, word: Word, seat: Seat) -> None:
        take_seal(t, word - CHOOSE[0], self.symbol, "rule/DIS-1.2")


def take_seal(t: Table, seat: Seat, symbol: int, cause: str) -> None:
    t.seal_cards[symbol] = seat
    t.tell("seal-claimed", seat, symbol=SYMBOLS[symbol], cause=cause)
    t.unready(seat, "changed-trophies")
