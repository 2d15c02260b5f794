"""The clocks of seats: when they run, and when they run out.

The clock of a seat runs while the seat is asked. It has its full time again once others have the turn, and
after a question that has a time of its own.
"""

from collections.abc import Sequence
from dataclasses import replace

from miskatonic.kernel.vocabulary import Late
from miskatonic.server.rooms.seating import is_played
from miskatonic.server.storage.rows import MatchRow, SeatRow
from miskatonic.server.terms import DAY


def with_clocks(
    row: MatchRow, seats: Sequence[SeatRow], at: int, late: Late | None = None, *, anew: bool = False
) -> MatchRow:
    """The match with the clocks that run from `at` on, at most as long as an answer may come `late`.

    A clock that has been running keeps its time, unless it begins `anew`. Nobody who plays by correspondence
    has to answer within seconds.
    """
    if row.clock is None:
        return row
    seconds = row.clock if late is None or row.clock >= DAY else min(row.clock, late.seconds)
    running = {} if anew else row.deadlines
    deadlines = {
        str(number): running.get(str(number), at + seconds * 1000)
        for number in row.asked
        if _has_clock(seats[number], seats)
    }
    return replace(row, deadlines=deadlines, deadline=min(deadlines.values(), default=None))


def timed_out(row: MatchRow, at: int) -> list[int]:
    """The seats whose time is up, the first first."""
    return [
        int(seat)
        for seat, deadline in sorted(row.deadlines.items(), key=lambda item: item[1])
        if deadline <= at
    ]


def _has_clock(seat: SeatRow, seats: Sequence[SeatRow]) -> bool:
    """A clock runs for a person while another person plays, too: nobody else is made to wait."""
    return is_played(seat) and any(is_played(other) and other.player != seat.player for other in seats)
