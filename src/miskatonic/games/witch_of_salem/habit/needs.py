"""What a beginner can tell by looking: which items are needed, and what is known of the tiles."""

from typing import Final

from miskatonic.games.witch_of_salem.table import NO_CREATURE, PORTAL, PRISONER, WALL, Table
from miskatonic.games.witch_of_salem.words import FIRST_ARTIFACT, NO_ITEM
from miskatonic.kernel.flow import Seat

# What a minor item is good for.
_FOR_THE_PRISONER: Final = 3.0
_FOR_A_CREATURE: Final = 2.5
_NEW: Final = 2.0
_ANOTHER_OF_A_KIND: Final = 1.0


def need(t: Table, seat: Seat, item: int) -> float:
    """How much this seat needs an item on offer, from 0 (leave it) to 3 (just what was missing)."""
    if item >= FIRST_ARTIFACT:
        return _need_artifact(t, seat, item)
    missed = _missed(t, item, t.minors[seat])
    is_full = len(t.minors[seat]) >= t.rules.spaces[seat]
    # Something would have to go for it, and only the Prisoner is worth that.
    return 0.0 if is_full and missed < _FOR_THE_PRISONER else missed


def still_needed(t: Table, seat: Seat, item: int) -> float:
    """How much this seat would miss an item that it holds."""
    if item >= FIRST_ARTIFACT:
        return _need_artifact(t, seat, item)
    minors = t.minors[seat]
    at = minors.index(item)
    return _missed(t, item, minors[:at] + minors[at + 1 :])


def _need_artifact(t: Table, seat: Seat, item: int) -> float:
    """One that still has a tile to seal, or any if there is none to close the University in the end."""
    held = t.artifact[seat]
    if _has_tile(t, seat, item) and not _has_tile(t, seat, held):
        return 3.0
    return 2.0 if held in (NO_ITEM, item) else 0.0


def _has_tile(t: Table, seat: Seat, artifact: int) -> bool:
    """Is there an unsealed tile for it that this seat does not know to be a Wall?"""
    return any(
        t.rules.artifact_at[place] == artifact
        and t.sealed[place] == NO_ITEM
        and not (knows(t, seat, place) and t.tiles[place] == WALL)
        for place in t.rules.outer
    )


def _missed(t: Table, item: int, others: tuple[int, ...]) -> float:
    """What a minor item does beside these others."""
    together = tuple(sorted((*others, item)))
    if t.is_unmasked():
        missing = t.rules.elder_missing[t.elders[PRISONER]]
        if missing[together] < missing[others]:
            return _FOR_THE_PRISONER
    recipes = (t.rules.creature_holders[creature] for creature in t.creatures if creature != NO_CREATURE)
    if any(together in recipe and others not in recipe for recipe in recipes):
        return _FOR_A_CREATURE
    return _ANOTHER_OF_A_KIND if item in others else _NEW


def knows(t: Table, seat: Seat, place: int) -> bool:
    return bool(t.seen[place] >> seat & 1)


def must_be_portal(t: Table, seat: Seat, place: int) -> bool:
    """Seen to be one, or there are no more Walls that it could be."""
    if knows(t, seat, place):
        return t.tiles[place] == PORTAL
    walls = sum(knows(t, seat, other) and t.tiles[other] == WALL for other in t.rules.outer)
    return walls >= t.rules.walls


def nothing_left_to_seal(t: Table, seat: Seat) -> bool:
    """All Portals are sealed, or none is known and somebody has looked at every other tile."""
    unsealed = [place for place in t.rules.outer if t.sealed[place] == NO_ITEM]
    if len(t.rules.outer) - len(unsealed) >= t.rules.portals:
        return True
    return not any(_may_be_open(t, seat, place) for place in unsealed)


def _may_be_open(t: Table, seat: Seat, place: int) -> bool:
    """A tile that others have looked at and left alone is taken for a Wall."""
    return t.tiles[place] == PORTAL if knows(t, seat, place) else not t.seen[place]
