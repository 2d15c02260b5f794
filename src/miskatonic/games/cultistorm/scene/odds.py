"""What an enemy asks of a detective, and what the detective lacks for it: for those who look on."""

from miskatonic.games.cultistorm.fighting.matching import Source, assign, size
from miskatonic.games.cultistorm.fighting.requirement import Bout, requirement
from miskatonic.games.cultistorm.fighting.sources import (
    ways,
)
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.flow import Seat


def needs(t: Table, seat: Seat, enemy: int) -> int:
    """The symbols of an enemy outside a fight: printed, of the cultist die, of the location (CUL-8.9)."""
    return requirement(t, Bout(seat, enemy, t.where[enemy])) - t.fight_symbols


def lacks(t: Table, seat: Seat, enemy: int) -> int:
    """What the best matching with all that this detective holds leaves open."""
    return matched(t, Bout(seat, enemy, t.where[enemy]))[0]


def matched(t: Table, bout: Bout) -> tuple[int, list[tuple[Source, int]]]:
    """The cheapest way that covers most: what it leaves open, and what each source covers."""
    wanted = requirement(t, bout)
    found = []
    for way in ways(t, bout):
        left, cost, covered = assign(wanted, way)
        found.append((size(left), cost, left, list(zip(way, covered, strict=True))))
    _, _, left, sources = min(found, key=lambda one: one[:2])
    return left, sources
