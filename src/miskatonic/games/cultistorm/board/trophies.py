"""Trophies and seal cards: won, returned, handed on (CUL-1.10, CUL-1.11, CUL-R2)."""

from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import SEATS, SYMBOLS
from miskatonic.kernel.flow import Seat


def trophies_of(t: Table, seat: Seat) -> list[int]:
    """The symbols of which a detective has a trophy."""
    at = 5 * seat
    return [symbol for symbol in range(5) if t.trophies[at + symbol]]


def count_trophies(t: Table, seat: Seat) -> int:
    return sum(t.trophies[5 * seat : 5 * seat + 5])


def win_trophy(t: Table, seat: Seat, symbol: int, cause: str) -> None:
    """From the supply, if it has one (CUL-1.11)."""
    if not t.supply[symbol]:
        t.tell("no-trophy-left", seat, symbol=SYMBOLS[symbol], cause="rule/CUL-1.11")
        return
    t.supply[symbol] -= 1
    t.trophies[5 * seat + symbol] += 1
    t.tell("trophy-won", seat, symbol=SYMBOLS[symbol], cause=cause)
    if not t.supply[symbol]:
        t.tell("supply-exhausted", symbol=SYMBOLS[symbol], cause="rule/CUL-1.11")
    t.unready(seat, "changed-trophies")


def return_trophy(t: Table, seat: Seat, symbol: int, cause: str) -> None:
    """To the supply."""
    t.trophies[5 * seat + symbol] -= 1
    t.supply[symbol] += 1
    t.tell("trophy-returned", seat, symbol=SYMBOLS[symbol], cause=cause)
    t.unready(seat, "changed-trophies")


def hand_trophy(t: Table, giver: Seat, taker: Seat, symbol: int, cause: str) -> None:
    t.trophies[5 * giver + symbol] -= 1
    t.trophies[5 * taker + symbol] += 1
    t.tell("trophy-handed", giver, other=SEATS[taker], symbol=SYMBOLS[symbol], cause=cause)
    t.unready(giver, "changed-trophies")
    t.unready(taker, "changed-trophies")


def hand_seal(t: Table, symbol: int, taker: Seat, cause: str) -> None:
    """A seal card changes hands, with the option `seal_transfer` only (CUL-R2)."""
    giver = t.seal_cards[symbol]
    t.seal_cards[symbol] = taker
    t.tell("seal-handed", giver, symbol=SYMBOLS[symbol], other=SEATS[taker], cause=cause)
    t.unready(giver, "changed-trophies")
    t.unready(taker, "changed-trophies")
