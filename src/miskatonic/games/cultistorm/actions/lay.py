"""Laying trophies at a location (CUL-10.2, CUL-10.3)."""

from typing import Final

from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AWAY, LAY, SYMBOLS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_AWAY: Final = Refusal("EXP-1.8", "away")
_SEALED: Final = Refusal("CUL-10.2", "sealed-already")
_WRONG_SYMBOL: Final = Refusal("CUL-10.2", "wrong-trophy")
_NO_TROPHY: Final = Refusal("CUL-10.2", "trophy-not-held")
_FULL: Final = Refusal("CUL-10.3", "trophies-complete")


def laid_at(t: Table, spot: int) -> int:
    return sum(t.laid_trophies[5 * spot : 5 * spot + 5])


def may_not_lay(t: Table, seat: Seat, symbol: int) -> Refusal | None:
    spot = t.place[seat]
    if spot == AWAY:
        return _AWAY
    if t.sealed >> spot & 1:
        return _SEALED
    if symbol != t.symbol_at(spot) and not t.rules.any_trophy_seals:
        return _WRONG_SYMBOL
    if not t.trophies[5 * seat + symbol]:
        return _NO_TROPHY
    return _FULL if laid_at(t, spot) >= t.rules.to_seal else None


def lay_options(t: Table, seat: Seat) -> list[Word]:
    at = 5 * seat
    held = t.trophies[at : at + 5]
    if not any(held):
        return []
    return [LAY[symbol] for symbol in range(5) if held[symbol] and may_not_lay(t, seat, symbol) is None]


def lay(t: Table, seat: Seat, symbol: int) -> None:
    spot = t.place[seat]
    t.trophies[5 * seat + symbol] -= 1
    t.laid_trophies[5 * spot + symbol] += 1
    t.tell("trophy-laid", seat, symbol=SYMBOLS[symbol], location=t.rules.place_ids[t.spots[spot]])
