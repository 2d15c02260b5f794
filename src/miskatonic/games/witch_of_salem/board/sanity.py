"""Sanity and elimination (WOS-14)."""

from miskatonic.games.witch_of_salem.board.outcome import lose_game
from miskatonic.games.witch_of_salem.table import NO_SEAT, Table
from miskatonic.games.witch_of_salem.words import NO_ITEM, NOWHERE
from miskatonic.kernel.flow import Seat


def lose_sanity(t: Table, seat: Seat, amount: int, cause: str) -> None:
    """A seat that reaches 0 is out at once (WOS-14.2)."""
    lost = min(amount, t.sanity[seat])
    if lost:
        t.sanity[seat] -= lost
        t.tell("sanity-lost", seat, amount=lost, left=t.sanity[seat], cause=cause)
        if not t.sanity[seat]:
            _eliminate(t, seat)


def regain_sanity(t: Table, seat: Seat, amount: int, cause: str) -> None:
    gained = min(amount, t.rules.max_sanity - t.sanity[seat])
    if gained:
        t.sanity[seat] += gained
        t.tell("sanity-regained", seat, amount=gained, left=t.sanity[seat], cause=cause)
    else:
        t.tell("sanity-full", seat, cause=cause)


def _eliminate(t: Table, seat: Seat) -> None:
    """Figure and cards leave play, the pouch goes to the heap (WOS-14.2, WOS-R40)."""
    t.heap.extend(t.minors[seat])
    t.minors[seat] = ()
    if t.artifact[seat] != NO_ITEM:
        t.heap.append(t.artifact[seat])
        t.artifact[seat] = NO_ITEM
    t.place[seat] = NOWHERE
    t.hand[seat] = 0
    if seat == t.banner:
        t.banner = NO_SEAT
    t.living -= 1
    t.tell("eliminated", seat)
    if t.living <= 1:
        lose_game(t, "madness")
