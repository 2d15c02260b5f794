"""What a seat has done this turn that counts, or that can be done only once."""

from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.flow import Seat


def was_used(t: Table, seat: Seat, thing: int) -> bool:
    """Has this seat used what it may use once a turn?"""
    return (seat, thing) in t.uses


def first_this_turn(t: Table, seat: Seat, thing: int) -> bool:
    """Note that a seat uses what it may use once a turn; False when it has done so already."""
    if was_used(t, seat, thing):
        return False
    t.uses[seat, thing] = 1
    return True


def times_used(t: Table, seat: Seat, thing: int) -> int:
    """How often this seat has used, this turn, what counts its uses."""
    return t.uses.get((seat, thing), 0)


def times_this_turn(t: Table, seat: Seat, thing: int) -> int:
    """The same, and note one use more."""
    times = times_used(t, seat, thing)
    t.uses[seat, thing] = times + 1
    return times
