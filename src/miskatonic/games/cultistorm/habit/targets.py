"""Which enemy a detective could defeat, and what it lacks for it."""

from typing import Final

from miskatonic.games.cultistorm.holdings import trophies_of
from miskatonic.games.cultistorm.matching import covers, size
from miskatonic.games.cultistorm.sources import Bout, requirement, ways
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import FIRST_ELDER, NO_ENEMY, NO_SYMBOL, SPOTS
from miskatonic.kernel.flow import Seat

_WILD: Final = 5
# The next cultist to come here would call a Great Old One (CUL-4.11).
CROWDED: Final = 3
_BEFORE_A_SUMMONS: Final = 2.0


def missing(t: Table, seat: Seat, enemy: int) -> tuple[int, int]:
    """The symbols that fixed sources leave open, and how many wild ones there are for them."""
    bout = Bout(seat, enemy, t.where[enemy])
    left = requirement(t, bout)
    wild = 0
    for _, _, supply in ways(t, bout)[0]:
        if len(supply) == 1:
            left = covers(left, supply[0])
        elif len(supply) >= _WILD:
            wild += size(supply[0])
        else:
            best = min(supply, key=lambda part, left=left: size(covers(left, part)))  # type: ignore[misc]
            left = covers(left, best)
    return left, wild


def shortfall(t: Table, seat: Seat, enemy: int) -> int:
    """How many symbols are lacking."""
    left, wild = missing(t, seat, enemy)
    return max(0, size(left) - wild)


def worth(t: Table, seat: Seat, enemy: int, spot: int) -> float:
    """Long columns first; then trophies that are wanted here or for the next level."""
    crowd = len(t.columns[spot])
    value = 3.0 + 0.2 * crowd
    if crowd >= CROWDED and not t.sealed >> spot & 1:
        value += _BEFORE_A_SUMMONS
    if enemy >= FIRST_ELDER:
        return 9.0
    if t.elders[spot] != NO_ENEMY:
        value += 1.5
    symbol = t.rules.cult[enemy]
    if symbol == NO_SYMBOL:
        return value
    if symbol in trophies_of(t, seat):
        value += 0.4
    if any(not t.sealed >> at & 1 and t.symbol_at(at) == symbol for at in range(SPOTS)):
        value += 0.6
    if symbol == t.symbol_at(spot):
        value += 0.2
    return value + (0.3 if spot == t.place[seat] else 0.0)
