"""Who owns a seat and who plays it."""

from collections.abc import Sequence

from miskatonic.server.errors import NotAllowedError, WrongMomentError
from miskatonic.server.storage.errors import NotFoundError
from miskatonic.server.storage.rows import SeatRow


def voters(seats: Sequence[SeatRow]) -> list[int]:
    """The seats that must agree to an undo: those of people, even while a bot plays for them.

    Otherwise somebody could give away the seat of an absent friend, and then undo what the friend knew.
    """
    return [seat.number for seat in seats if seat.player is not None and not seat.resigned]


def is_bot_turn(asked: Sequence[int], seats: Sequence[SeatRow]) -> bool:
    """Should a bot move? Only if no person is asked, and a person is left in the match."""
    has_person = any(seat.player is not None and not seat.resigned for seat in seats)
    return bool(asked) and has_person and all(seats[number].bot is not None for number in asked)


def seat_at(seats: Sequence[SeatRow], number: int) -> SeatRow:
    if not 0 <= number < len(seats):
        raise NotFoundError(f"there is no seat {number + 1} at this table")
    return seats[number]


def own_seat(seats: Sequence[SeatRow], number: int, player: str) -> SeatRow:
    """The seat; raises unless this player owns it."""
    seat = seat_at(seats, number)
    if seat.player != player:
        raise NotAllowedError(f"seat {number + 1} is not yours")
    return seat


def played_seat(seats: Sequence[SeatRow], number: int, player: str) -> SeatRow:
    """The seat; raises unless this player owns it and plays it."""
    seat = own_seat(seats, number, player)
    if seat.bot is not None:
        raise WrongMomentError(f"a bot plays seat {number + 1}; take the seat back first")
    return seat


def seats_of(seats: Sequence[SeatRow], player: str) -> list[int]:
    return [seat.number for seat in seats if seat.player == player]
