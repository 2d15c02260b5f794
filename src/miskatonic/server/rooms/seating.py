"""Who speaks for which seat."""

from collections.abc import Sequence

from miskatonic.server.errors import NotAllowedError
from miskatonic.server.storage.errors import NotThereError
from miskatonic.server.storage.rows import SeatRow


def voters(seats: Sequence[SeatRow]) -> list[int]:
    """The seats that must agree to go back: people who play themselves."""
    return [seat.number for seat in seats if seat.player is not None and seat.bot is None]


def bots_only(asked: Sequence[int], seats: Sequence[SeatRow]) -> bool:
    """Should a bot speak? When nobody else is asked, and somebody is left to play with."""
    is_anybody_there = any(seat.player is not None and not seat.resigned for seat in seats)
    return bool(asked) and is_anybody_there and all(seats[number].bot is not None for number in asked)


def seat_at(seats: Sequence[SeatRow], number: int) -> SeatRow:
    if not 0 <= number < len(seats):
        raise NotThereError(f"there is no seat {number + 1} at this table")
    return seats[number]


def own_seat(seats: Sequence[SeatRow], number: int, player: str) -> SeatRow:
    """The seat, if it belongs to this player."""
    seat = seat_at(seats, number)
    if seat.player != player:
        raise NotAllowedError(f"seat {number + 1} is not yours")
    return seat


def seats_of(seats: Sequence[SeatRow], player: str) -> list[int]:
    return [seat.number for seat in seats if seat.player == player]
