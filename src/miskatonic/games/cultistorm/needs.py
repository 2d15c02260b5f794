"""What an enemy asks of a detective, and what the detective lacks for it: for those who look on."""

from typing import Final

from miskatonic.games.cultistorm.matching import Source, assign, size
from miskatonic.games.cultistorm.sources import DICE, FRONT, HAND, ITEM, Bout, requirement, ways
from miskatonic.games.cultistorm.table import ADDED, Table
from miskatonic.games.cultistorm.words import ACTIONS, FACES, ITEM_CARDS
from miskatonic.kernel.flow import Seat

_PERKS: Final = ("location-wild", "ability-wild", "story-wild", "unbound", "mirror")


def needs(t: Table, seat: Seat, enemy: int) -> int:
    """The symbols of an enemy outside a fight: printed, of the cultist die, of the location (CUL-8.9)."""
    return requirement(t, Bout(seat, enemy, t.where[enemy])) - t.bout[ADDED]


def lacks(t: Table, seat: Seat, enemy: int) -> int:
    """What the best matching with all that this detective holds leaves open."""
    return matched(t, Bout(seat, enemy, t.where[enemy]))[0]


def called(t: Table, ref: int) -> str:
    """What a source is called: a die is a die, beside cards and items."""
    name = source_name(t, ref)
    return f"die-{name}" if DICE <= ref < ITEM else name


def source_name(t: Table, ref: int) -> str:
    """The content id of a source."""
    if ref < DICE:
        return ACTIONS[ref - HAND]
    if ref < ITEM:
        return FACES[ref - DICE]
    if ref < FRONT:
        return ITEM_CARDS[ref - ITEM]
    if ref < FRONT + len(t.front):
        return ACTIONS[t.front[ref - FRONT][1]]
    return _PERKS[ref % 100]


def matched(t: Table, bout: Bout) -> tuple[int, list[tuple[Source, int]]]:
    """The cheapest way that covers most: what it leaves open, and what each source covers."""
    wanted = requirement(t, bout)
    found = []
    for way in ways(t, bout):
        left, cost, covered = assign(wanted, way)
        found.append((size(left), cost, left, list(zip(way, covered, strict=True))))
    _, _, left, sources = min(found, key=lambda one: one[:2])
    return left, sources
