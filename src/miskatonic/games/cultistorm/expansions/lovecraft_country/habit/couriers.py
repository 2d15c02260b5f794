"""What an experienced table sends to others, and which waves it stops."""

from collections.abc import Sequence
from typing import Final

from miskatonic.games.cultistorm.expansions.lovecraft_country.country import UNKNOWN, country, look_up
from miskatonic.games.cultistorm.expansions.lovecraft_country.habit.lacks import in_danger, surplus, wanted
from miskatonic.games.cultistorm.expansions.lovecraft_country.words import (
    AT_TABLE,
    COURIER,
    SEND,
    SEND_ITEM,
    STOP,
)
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DONE, NO, PAY
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# A wave that brings cultists is stopped where so few more may come, or fewer.
_TIGHT: Final = 3


def to_send(t: Table, words: Sequence[Word]) -> Word | None:
    """A courier goes to the table in most danger for which anybody has something (LCN-D3)."""
    known = country(t)
    worst = in_danger(t)
    others = sorted(
        (word - COURIER[0] for word in words if word in COURIER), key=lambda table: (table != worst, table)
    )
    for table in others:
        if known.plays(table) and any(_gift(t, seat, table) is not None for seat in t.team()):
            return COURIER[table]
    return None


def send_what(t: Table, seat: Seat, asked: Decision) -> Word:
    found = _gift(t, seat, asked.frame.table)
    return NO if found is None or found not in asked.options_of(seat) else found


def _gift(t: Table, seat: Seat, table: int) -> Word | None:
    """A trophy for which neither its own table nor the bank has a use; of a table at rest, an item."""
    known = country(t)
    for symbol in range(5):
        spare = surplus(t, symbol) > max(0, wanted(t, symbol))
        if t.trophies[5 * seat + symbol] and spare and not known.sealed[table] >> symbol & 1:
            return SEND[symbol]
    if t.items[seat] and not known.plays(look_up(t).me):
        return SEND_ITEM[min(t.items[seat])]
    return None


def stop_wave(t: Table, seat: Seat, asked: Decision) -> Word:
    """Deposits that nobody waits for stop a wave that could end a table."""
    if sum(_idle(t, symbol) for symbol in range(5)) < look_up(t).numbers.wave_price:
        return DONE
    waves = [wave.wave for wave, target in country(t).heading() if _could_end(t, wave.wave, target)]
    return next((STOP[wave] for wave in waves if STOP[wave] in asked.options_of(seat)), DONE)


def stop_where(t: Table, seat: Seat, asked: Decision) -> Word:
    """Where fewest may still come."""
    room = country(t).room
    return min(asked.options_of(seat), key=lambda word: room[word - AT_TABLE[0]])


def stop_price(t: Table, seat: Seat, asked: Decision) -> Word:
    return max(asked.options_of(seat), key=lambda word: _idle(t, word - PAY[0]))


def _idle(t: Table, symbol: int) -> int:
    """Own deposits of this symbol beyond those that others could use."""
    return min(country(t).deposits(look_up(t).me, symbol), max(0, -wanted(t, symbol)))


def _could_end(t: Table, wave: int, table: int) -> bool:
    spawns = any(power.verb == "spawn" for power in look_up(t).powers[wave])
    return spawns and country(t).room[table] != UNKNOWN and country(t).room[table] <= _TIGHT
