"""Being ready, and calling a colleague (CUL-R35, CUL-R58)."""

from typing import Final

from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import CALL, SEATS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal

MOST_CALLS: Final = 3


_NOT_READY: Final = Refusal("CUL-R35", "not-ready-yet")
_WORN_OUT: Final = Refusal("CUL-R35", "worn-out")
_ONESELF: Final = Refusal("CUL-R35", "call-oneself")
_NO_SEAT: Final = Refusal("CUL-R58", "no-such-detective")
_CALLED_TOO_OFTEN: Final = Refusal("CUL-R58", "called-too-often")


def callable_seats(t: Table) -> int:
    """Who can be called by others, a bit each."""
    ready = t.ready
    mask = t.rules.everybody if t.rules.speaker else ready
    if ready and max(t.calls) >= MOST_CALLS:
        for other in range(t.detectives):
            if ready >> other & 1 and t.calls[other] >= MOST_CALLS:
                mask &= ~(1 << other)
    return mask & ~t.worn


# By who can be called.
CALLS: Final = tuple(
    tuple(word for other, word in enumerate(CALL) if mask >> other & 1) for mask in range(1 << len(CALL))
)


def may_not_call(t: Table, seat: Seat, other: Seat) -> Refusal | None:
    """A colleague that is ready can be called back; the speaker can hand the floor to anybody (CUL-R58)."""
    if other >= t.detectives:
        return _NO_SEAT
    if other == seat:
        return _ONESELF
    if t.worn >> other & 1:
        return _WORN_OUT
    if t.ready >> other & 1 and t.calls[other] >= MOST_CALLS:
        return _CALLED_TOO_OFTEN
    return None if t.rules.speaker or t.ready >> other & 1 else _NOT_READY


def be_ready(t: Table, seat: Seat, _: int) -> None:
    t.ready |= 1 << seat
    t.recalled[seat] = ""
    t.tell("ready", seat)
    if t.rules.speaker:
        t.speaker = (seat + 1) % t.detectives


def call(t: Table, seat: Seat, other: int) -> None:
    if t.ready >> other & 1:
        t.calls[other] += 1
        t.ready &= ~(1 << other)
        t.recalled[other] = "was-called"
    if t.rules.speaker:
        t.speaker = other
    t.handed[seat] |= 1 << other
    t.tell("called", seat, other=SEATS[other])
