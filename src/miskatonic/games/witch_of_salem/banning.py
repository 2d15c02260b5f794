"""Banning the Prisoner in R'lyeh (WOS-12)."""

from miskatonic.games.witch_of_salem.items import discard
from miskatonic.games.witch_of_salem.rules import paying
from miskatonic.games.witch_of_salem.sanity import lose_sanity
from miskatonic.games.witch_of_salem.table import PRISONER, Table
from miskatonic.games.witch_of_salem.words import RLYEH
from miskatonic.kernel.flow import Seat


def begin_banning(t: Table, seat: Seat) -> None:
    """The seat becomes the Banner and its turn ends (WOS-12.2); only an option costs the items."""
    prisoner = t.elders[PRISONER]
    t.place[seat] = RLYEH
    t.banner = seat
    t.tell("banning-begins", seat, elder=t.rules.elders[prisoner])
    if t.rules.ban_discards:
        for item in paying(t.rules.elder_recipes[prisoner], t.minors[seat]) or ():
            discard(t, seat, item, "rule/WOS-R29")
    lose_sanity(t, seat, 1, "rule/WOS-5.5")
