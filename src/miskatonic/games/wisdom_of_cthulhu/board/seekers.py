"""Seekers: where they may go, and what happens when they get there (WOC-3.1, WOC-5.2)."""

from miskatonic.games.wisdom_of_cthulhu.board.places import open_places
from miskatonic.games.wisdom_of_cthulhu.board.powers import entity_used, has_trait, listeners, notify
from miskatonic.games.wisdom_of_cthulhu.moments import SEEKER_PLACED, WALKS_ANYWHERE
from miskatonic.games.wisdom_of_cthulhu.table import AT_HOME, Table
from miskatonic.games.wisdom_of_cthulhu.words import FIRST_ELDER, FIRST_PLACE
from miskatonic.kernel.flow import Seat


def reachable(t: Table, seat: Seat) -> int:
    """Places in which the Seeker may be for an action, the one it is in included."""
    walks = t.hears[seat] >> WALKS_ANYWHERE & 1 and has_trait(t, seat, WALKS_ANYWHERE)
    places = t.rules.all_places if walks else open_places(t, seat)
    if t.petrified[seat]:
        at = t.seeker[seat]
        return places & 1 << at if 0 <= at < FIRST_ELDER else 0
    return places


def enter(t: Table, seat: Seat, at: int) -> None:
    """Put a Seeker on a Place or a Great Old One where it may be."""
    if t.seeker[seat] == at:
        return
    may_walk = t.hears[seat] >> WALKS_ANYWHERE & 1
    walked = may_walk and at < FIRST_ELDER and not open_places(t, seat) >> at & 1
    put(t, seat, at)
    if walked:
        for thing in listeners(t, seat, WALKS_ANYWHERE)[:1]:
            t.tell("walked-in", seat, place=t.rules.place_names[at], cause=t.rules.causes[thing])
            entity_used(t, seat, thing)


def put(t: Table, seat: Seat, at: int) -> None:
    """Put the own Seeker somewhere, however it came there."""
    t.seeker[seat] = at
    if t.chronicle is not None:
        t.tell("went", seat, place=t.rules.location(at))
    if at < FIRST_ELDER:
        notify(t, SEEKER_PLACED, seat, FIRST_PLACE + at)


def go_home(t: Table, seat: Seat) -> None:
    t.seeker[seat] = AT_HOME


def leave(t: Table, seat: Seat, at: int) -> None:
    """The Seeker goes home, unless a power has put it elsewhere meanwhile (WOC-R70)."""
    if t.seeker[seat] == at:
        t.seeker[seat] = AT_HOME


def end_exploring(t: Table, seat: Seat, at: int) -> None:
    """The Place is explored and the Seeker goes home (WOC-5.2)."""
    t.explored[seat] += 1
    leave(t, seat, at)
