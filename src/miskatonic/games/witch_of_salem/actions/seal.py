"""Seal a portal with an artifact, or close the one at the University (WOS-13)."""

from miskatonic.games.witch_of_salem.table import NO_SEAT, Table
from miskatonic.games.witch_of_salem.words import CLOSE, NO_ITEM, SEAL, UNIVERSITY
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

# Made once: most checks of most turns end in one of them.
_TURNED_UP = Refusal("WOS-13.3", "already-sealed")
_ALREADY_SEALED = Refusal("WOS-R42", "already-sealed")
_TILE_ELSEWHERE = Refusal("WOS-13.1", "tile-elsewhere")
_WRONG_ARTIFACT = Refusal("WOS-13.4", "wrong-artifact")
_NOT_AT_UNIVERSITY = Refusal("WOS-13.5", "not-at-university")
_NOBODY_BANS = Refusal("WOS-13.5", "nobody-bans")
_NO_ARTIFACT = Refusal("WOS-8.6", "no-artifact")


def options(t: Table, seat: Seat) -> list[Word]:
    """What the artifact of this seat can be laid on here."""
    place = t.place[seat]
    if place == UNIVERSITY:
        return [] if may_not_close(t, seat) else [CLOSE]
    return [] if may_not_seal(t, seat, place) else [SEAL[place - 1]]


def may_not_seal(t: Table, seat: Seat, location: int) -> Refusal | None:
    """Sealing needs the artifact of the location where the seat stands (WOS-13.1, WOS-13.4)."""
    if t.place[seat] != location:
        return _TILE_ELSEWHERE
    if t.sealed[location] != NO_ITEM:
        return _TURNED_UP if t.rules.walls_show_at_once else _ALREADY_SEALED
    if t.artifact[seat] == NO_ITEM:
        return _NO_ARTIFACT
    return None if t.artifact[seat] == t.rules.artifact_at[location] else _WRONG_ARTIFACT


def may_not_close(t: Table, seat: Seat) -> Refusal | None:
    """The University portal closes only while somebody bans the Prisoner (WOS-13.5)."""
    if t.place[seat] != UNIVERSITY:
        return _NOT_AT_UNIVERSITY
    if t.artifact[seat] == NO_ITEM:
        return _NO_ARTIFACT
    return _NOBODY_BANS if t.banner == NO_SEAT else None
