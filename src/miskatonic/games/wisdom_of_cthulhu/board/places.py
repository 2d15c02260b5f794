"""Arcane Places and Great Old Ones: where Seekers may stand (WOC-3.1)."""

from functools import cache

from miskatonic.games.wisdom_of_cthulhu.table import EVOKED, IN_PLAY, Table
from miskatonic.games.wisdom_of_cthulhu.words import FIRST_ELDER, FIRST_INVOCATION, FIRST_PLACE
from miskatonic.kernel.flow import Seat


def open_places(t: Table, seat: Seat) -> int:
    """Places without the Seeker or the Sign of another, a bit each; the own one stays open to its Seeker."""
    mask = t.rules.all_places
    here = t.seeker[seat]
    for at in t.seeker:
        if at >= 0 and at != here:
            mask &= ~(1 << at)
    for sign in t.signs:
        if sign.owner != seat and FIRST_PLACE <= sign.thing < FIRST_INVOCATION:
            mask &= ~(1 << sign.thing - FIRST_PLACE)
    return mask


def elders_in_play(t: Table) -> int:
    """Great Old Ones that a Seeker can go to, as bits behind those of the Places."""
    return _haunts(tuple(t.elders))


@cache
def _haunts(elders: tuple[int, ...]) -> int:
    present = (elder for elder, status in enumerate(elders) if status in (IN_PLAY, EVOKED))
    return sum(1 << (FIRST_ELDER + elder) for elder in present)


def can_reach_elder(t: Table, seat: Seat, elder: int) -> bool:
    """May the Seeker be at a Great Old One in play for an action?"""
    return not t.petrified[seat] or t.seeker[seat] == FIRST_ELDER + elder
