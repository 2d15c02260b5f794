"""When a player may give the seat of somebody else to a bot."""

from collections.abc import Sequence

from miskatonic.server.errors import NotAllowedError
from miskatonic.server.rooms.audience import Presence
from miskatonic.server.rooms.seating import seats_of
from miskatonic.server.storage.rows import MatchRow, SeatRow
from miskatonic.server.terms import Giving, giving_of
from miskatonic.server.tokens import now


class GivingRules:
    """The grace time of people who are away. It begins anew when the server starts."""

    def __init__(self, grace_seconds: float, started: int) -> None:
        self.grace_seconds = grace_seconds
        self._started = started

    def giver(
        self, row: MatchRow, seats: Sequence[SeatRow], seat: SeatRow, player: str, presence: Presence
    ) -> int | None:
        """The seat from which this player gives another one to a bot; None: the host has none.

        Raises unless the owner has been away long enough, at a table that allows it.
        """
        own = [number for number in seats_of(seats, player) if not seats[number].resigned]
        if not own and player != row.host:
            raise NotAllowedError(f"seat {seat.number + 1} is not yours")
        self._check(row, seat, presence)
        return own[0] if own else None

    def _check(self, row: MatchRow, seat: SeatRow, presence: Presence) -> None:
        whose = f"the player of seat {seat.number + 1}"
        match giving_of(row):
            case Giving.CLOCK:
                raise NotAllowedError(f"{whose} has until the clock runs out")
            case Giving.NEVER:
                raise NotAllowedError(f"in this match only {whose} may hand it over")
        if seat.number in presence.here:
            raise NotAllowedError(f"{whose} is here")
        since_start = now() - self._started
        away = min(presence.away.get(seat.number, since_start), since_start)
        left = self.grace_seconds - away / 1000
        if left > 0:
            raise NotAllowedError(f"{whose} has not been away for long; wait another {left:.0f} seconds")
