"""Whom a detective can fight as things stand (CUL-8.4 to CUL-8.7)."""

from typing import TYPE_CHECKING, Final

from miskatonic.games.cultistorm.board.madness import may_take_one
from miskatonic.games.cultistorm.rules import ANY_POSITION
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal

if TYPE_CHECKING:
    pass


_NOT_MARKED: Final = Refusal("CUL-8.4", "not-marked")
_OUT_OF_REACH: Final = Refusal("CUL-8.5", "out-of-reach")
_BEHIND_CULTISTS: Final = Refusal("CUL-8.7", "elder-behind-cultists")
_TOO_INSANE: Final = Refusal("CUL-1.9", "elder-too-insane")


def may_not_fight(t: Table, seat: Seat, enemy: int) -> Refusal | None:
    """Marked, within reach, and affordable (CUL-8.4 to CUL-8.7, CUL-9.15)."""
    if enemy not in t.marks[seat]:
        return _NOT_MARKED
    spot = t.where[enemy]
    if t.rules.is_elder[enemy]:
        if t.columns[spot]:
            return _BEHIND_CULTISTS
        return None if may_take_one(t, seat) else _TOO_INSANE
    if not is_in_reach(t, seat, enemy):
        return _OUT_OF_REACH
    return t.rules.hooks.forbids_fight(t, seat, enemy) if t.rules.hooked else None


def is_in_reach(t: Table, seat: Seat, enemy: int) -> bool:
    """Could a fight begin as things stand (CUL-8.5 to CUL-8.7), by an expansion's help too?"""
    found = reaches(t, seat, enemy)
    if t.rules.hooked and not t.rules.is_elder[enemy]:
        found = t.rules.hooks.filter("in_reach", t, found, seat, enemy)
    return found


def reaches(t: Table, seat: Seat, enemy: int) -> bool:
    """Could a fight begin by the rules of the base game?"""
    spot = t.where[enemy]
    if t.rules.is_elder[enemy]:
        return not t.columns[spot]
    if spot != t.place[seat]:
        return reaches_far(t, seat)
    ranged = t.rules.is_ranged[t.role[seat]] or t.traits[seat] & ANY_POSITION
    return bool(ranged) or t.columns[spot][0] == enemy or _has_flank(t, seat)


def _has_flank(t: Table, seat: Seat) -> bool:
    for card in t.front:
        grant = t.rules.grant[card.kind]
        if card.helped == seat and grant is not None and grant.reach:
            return True
    return False


def reaches_far(t: Table, seat: Seat) -> bool:
    """With the option `ranged_reach` ranged detectives mark cultists anywhere (CUL-R1)."""
    return t.rules.reaches_far[t.role[seat]]
