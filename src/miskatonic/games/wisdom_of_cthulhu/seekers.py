"""Seekers: where they may go, and what happens when they get there (WOC-3.1, WOC-5.2)."""

from functools import cache

from miskatonic.games.wisdom_of_cthulhu.hearing import has_trait, listeners, notify
from miskatonic.games.wisdom_of_cthulhu.moments import SEEKER_PLACED, WALKS_ANYWHERE
from miskatonic.games.wisdom_of_cthulhu.slots import ELDERS, FIRST_INVOCATION, FIRST_PLACE, PLACES
from miskatonic.games.wisdom_of_cthulhu.table import AT_HOME, EVOKED, IN_PLAY, Table
from miskatonic.games.wisdom_of_cthulhu.use import entity_used
from miskatonic.kernel.flow import Seat

_PLACES = len(PLACES)
LOCATIONS = (*PLACES, *ELDERS)


def open_places(t: Table, seat: Seat) -> int:
    """Places without the Seeker or the Sign of another, a bit each; the own one stays open to its Seeker."""
    mask = t.rules.all_places
    here = t.seeker[seat]
    for at in t.seeker:
        if at >= 0 and at != here:
            mask &= ~(1 << at)
    for thing, owner, _ in t.signs:
        if owner != seat and FIRST_PLACE <= thing < FIRST_INVOCATION:
            mask &= ~(1 << thing - FIRST_PLACE)
    return mask


def reachable(t: Table, seat: Seat) -> int:
    """Places in which the Seeker may be for an action, the one it is in included."""
    walks = t.tuned[seat] >> WALKS_ANYWHERE & 1 and has_trait(t, seat, WALKS_ANYWHERE)
    places = t.rules.all_places if walks else open_places(t, seat)
    if t.stone[seat]:
        at = t.seeker[seat]
        return places & 1 << at if 0 <= at < _PLACES else 0
    return places


def elders_in_play(t: Table) -> int:
    """Great Old Ones that a Seeker can go to, as bits behind those of the Places."""
    return _haunts(tuple(t.elders))


@cache
def _haunts(elders: tuple[int, ...]) -> int:
    present = (elder for elder, status in enumerate(elders) if status in (IN_PLAY, EVOKED))
    return sum(1 << (_PLACES + elder) for elder in present)


def can_reach_elder(t: Table, seat: Seat, elder: int) -> bool:
    """May the Seeker be at a Great Old One in play for an action?"""
    return not t.stone[seat] or t.seeker[seat] == _PLACES + elder


def enter(t: Table, seat: Seat, at: int) -> None:
    """Put a Seeker on a Place or a Great Old One where it may be."""
    if t.seeker[seat] == at:
        return
    may_walk = t.tuned[seat] >> WALKS_ANYWHERE & 1
    walked = may_walk and at < _PLACES and not open_places(t, seat) >> at & 1
    put(t, seat, at)
    if walked:
        for thing in listeners(t, seat, WALKS_ANYWHERE)[:1]:
            t.tell("walked-in", seat, place=PLACES[at], cause=t.rules.causes[thing])
            entity_used(t, seat, thing)


def put(t: Table, seat: Seat, at: int) -> None:
    """Put the own Seeker somewhere, however it came there."""
    t.seeker[seat] = at
    if t.chronicle is not None:
        t.tell("went", seat, place=LOCATIONS[at])
    if at < _PLACES:
        notify(t, SEEKER_PLACED, seat, FIRST_PLACE + at)


def go_home(t: Table, seat: Seat) -> None:
    t.seeker[seat] = AT_HOME


def leave(t: Table, seat: Seat, at: int) -> None:
    """The Seeker goes home, unless a power has put it elsewhere meanwhile (WOC-R70)."""
    if t.seeker[seat] == at:
        t.seeker[seat] = AT_HOME


def explore(t: Table, seat: Seat, at: int) -> None:
    """The Place is explored and the Seeker goes home (WOC-5.2)."""
    t.explored[seat] += 1
    leave(t, seat, at)
