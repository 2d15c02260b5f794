"""The region as one of its tables knows it, and what follows from that for each table (LCN-1, LCN-4).

All tables know the same once they have heard all news of a barrier: what each has sealed and deposited, which
have fallen, wounds, and waves on their way.
"""

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from miskatonic.games.cultistorm.expansions.lovecraft_country.cards import RegionRules
from miskatonic.games.cultistorm.expansions.lovecraft_country.words import KEY
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.fields import laid, table
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_ALL: Final = 31
UNKNOWN: Final = -1
NO_ITEM: Final = -1
# The stages of a barrier: news is heard, waves are stopped, help is given (LCN-1.3).
NEWS_COME, STOPPED_WAVES, HELPED = range(3)
RINGWISE: Final = -1


@frame("cul-lcn/wave")
class Wave:
    """A wave on its way: which, by whom, and to whom; RINGWISE: the next table that plays (LCN-3.1)."""

    wave: int
    sender: int
    target: int = RINGWISE


@frame("cul-lcn/deposit")
class Deposit:
    """A trophy of this symbol that this table has deposited."""

    table: int
    symbol: int


@table("cul-lcn/country")
class Country:
    """What a table knows; lists are by table, by symbol, or by table and symbol."""

    tables: int
    sealed: list[int] = laid(lambda c: [0] * c.tables)
    bank: list[int] = laid(lambda c: [0] * (5 * c.tables))
    wounds: list[int] = laid(lambda _: [0] * 5)
    # A bit for each table.
    fallen: int = 0
    # What the others tell of themselves: room below the limit, most tokens, the slot of the terror marker.
    room: list[int] = laid(lambda c: [UNKNOWN] * c.tables)
    tokens: list[int] = laid(lambda c: [UNKNOWN] * c.tables)
    terror: list[int] = laid(lambda c: [0] * c.tables)
    travelling: tuple[Wave, ...] = ()
    # Waves that will act here in the next Cultist phase, and relief for the next Preparation.
    waves: tuple[int, ...] = ()
    aids: tuple[int, ...] = ()
    # What the others have to hear of this table since the last barrier, how many of these words there were
    # when it came to this one and when it had stopped waves, and how many words of others it has heard there.
    out: list[Word] = laid(lambda _: [])
    arrived: int = UNKNOWN
    before_help: int = UNKNOWN
    heard: int = 0
    stage: int = NEWS_COME
    # Deposits that bear witness to seals of this turn, and those that others were given before (LCN-2.3).
    reserved: tuple[Deposit, ...] = ()
    taken: tuple[Deposit, ...] = ()
    # Trophies by symbol and items that went to other tables, less those that came.
    trophies_away: list[int] = laid(lambda _: [0] * 5)
    items_away: int = 0
    parcel: int = NO_ITEM

    clone: ClassVar[Any]

    def plays(self, number: int) -> bool:
        """Is this table neither fallen nor at rest (LCN-4.1)?"""
        return not self.fallen >> number & 1 and (self.sealed[number] != _ALL or any(self.wounds))

    def is_done(self, number: int) -> bool:
        """Has it sealed everything (CUL-12.1)?"""
        return self.sealed[number] == _ALL

    def standing(self) -> list[int]:
        return [number for number in range(self.tables) if not self.fallen >> number & 1]

    def deposits(self, number: int, symbol: int) -> int:
        return self.bank[5 * number + symbol]

    def deposited(self, symbol: int) -> int:
        """All deposits of a symbol."""
        return sum(self.bank[symbol::5])

    def target_of(self, wave: Wave) -> int | None:
        """Whom it reaches as things are; None if it lapses (LCN-3.1)."""
        if wave.target != RINGWISE:
            return wave.target if self.plays(wave.target) else None
        ring = ((wave.sender + step) % self.tables for step in range(1, self.tables))
        return next((number for number in ring if self.plays(number)), None)

    def heading(self) -> Iterator[tuple[Wave, int]]:
        """The waves that reach somebody, each with the table."""
        for wave in self.travelling:
            target = self.target_of(wave)
            if target is not None:
                yield wave, target


def country(t: Table) -> Country:
    found: Country = t.annex[KEY]  # type: ignore[assignment] # the state of this expansion
    return found


def look_up(t: Table) -> RegionRules:
    found: RegionRules = t.rules.more[KEY]
    return found


def lay_out(t: Table) -> Country:
    return Country(look_up(t).tables)
