"""Verbs about Seekers."""

from miskatonic.games.wisdom_of_cthulhu.board.powers import Use
from miskatonic.games.wisdom_of_cthulhu.board.seekers import go_home, put
from miskatonic.games.wisdom_of_cthulhu.effects.book import VERBS
from miskatonic.games.wisdom_of_cthulhu.effects.targets import aim_at_seat, deed
from miskatonic.games.wisdom_of_cthulhu.table import AT_HOME, Table
from miskatonic.games.wisdom_of_cthulhu.words import SEATS


@VERBS.verb("swap-seekers")
def swap_seekers(t: Table, use: Use) -> None:
    """The user's Seeker and an opponent's may change places, if it can move (WOC-R66)."""
    here = t.seeker[use.seat]
    others = [
        other for other in t.opponents(use.seat) if t.seeker[other] != here and not t.petrified[use.seat]
    ]
    aim_at_seat(t, use, "swap-seekers", others, may=True)


@deed("swap-seekers")
def swap_seekers_with(t: Table, use: Use, other: int) -> None:
    mine, theirs = t.seeker[use.seat], t.seeker[other]
    t.tell("seekers-swapped", use.seat, other=SEATS[other], cause=t.rules.causes[use.source])
    t.seeker[other] = mine
    if theirs == AT_HOME:
        go_home(t, use.seat)
    else:
        put(t, use.seat, theirs)


@VERBS.verb("oust-seeker")
def oust_seeker(t: Table, use: Use) -> None:
    """An opponent's Seeker may be sent home; the user's takes its place if it can move (WOC-R66)."""
    out = [other for other in t.opponents(use.seat) if t.seeker[other] != AT_HOME]
    aim_at_seat(t, use, "oust-seeker", out, may=True)


@deed("oust-seeker")
def oust(t: Table, use: Use, other: int) -> None:
    there = t.seeker[other]
    go_home(t, other)
    t.tell("seeker-sent-home", other, cause=t.rules.causes[use.source])
    if not t.petrified[use.seat] and t.seeker[use.seat] != there:
        put(t, use.seat, there)


@VERBS.verb("petrify")
def petrify(t: Table, use: Use) -> None:
    """An opponent's Seeker cannot move during that opponent's next action."""
    others = [other for other in t.opponents(use.seat) if not t.petrified[other]]
    aim_at_seat(t, use, "petrify", others)


@deed("petrify")
def petrify_seat(t: Table, use: Use, other: int) -> None:
    t.petrified[other] = True
    t.tell("petrified", other, cause=t.rules.causes[use.source])
