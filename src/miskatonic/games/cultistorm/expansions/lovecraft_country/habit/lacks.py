"""What the tables of a region lack, as one of them knows it."""

from miskatonic.games.cultistorm.actions.lay import laid_at
from miskatonic.games.cultistorm.expansions.lovecraft_country.country import UNKNOWN, country, look_up
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import SPOTS


def wanted(t: Table, symbol: int) -> int:
    """How many more deposits of this symbol the other tables could use from here."""
    known, me = country(t), look_up(t).me
    lacking = sum(not known.sealed[table] >> symbol & 1 for table in known.standing() if table != me)
    wounds = known.wounds[symbol] * look_up(t).numbers.wound_price
    return lacking + wounds - known.deposits(me, symbol)


def surplus(t: Table, symbol: int) -> int:
    """Trophies of this symbol that the table's own seal does not need."""
    won = sum(t.trophies[5 * seat + symbol] for seat in range(t.detectives))
    for spot in range(SPOTS):
        if t.symbol_at(spot) == symbol and not t.is_sealed(spot):
            return won - max(0, t.rules.to_seal - laid_at(t, spot))
    return won


def in_danger(t: Table) -> int | None:
    """The table that plays and is nearest to its limit."""
    known = country(t)
    playing = [table for table in known.standing() if known.plays(table) and known.room[table] != UNKNOWN]
    return min(playing, key=lambda table: known.room[table], default=None)
