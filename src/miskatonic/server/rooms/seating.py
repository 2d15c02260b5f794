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


def is_played(seat: SeatRow) -> bool:
    """Does a person play the seat?"""
    return seat.player is not None and seat.bot is None


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


def check_sitting(seats: Sequence[SeatRow], player: str) -> None:
    """Raise if the player would see a second hand in a match among rivals."""
    if seats_of(seats, player):
        raise NotAllowedError("you have a seat in this match: among rivals nobody may see a second hand")


def check_leaving(seats: Sequence[SeatRow], player: str) -> None:
    """Raise if the player would play on, among rivals, against somebody whose hand they have seen."""
    if len(seats_of(seats, player)) > 1:
        raise NotAllowedError(
            "you play another seat of this match, and have seen both hands: hand this one over to a bot, "
            "or resign it"
        )


def plays_alone(seats: Sequence[SeatRow], player: str) -> bool:
    """Has nobody else played in this match, and can nobody join it? The rest are bots.

    Somebody who has resigned or left had a hand that a bot still plays.
    """
    people = [seat for seat in seats if seat.player is not None or seat.open]
    return bool(people) and all(seat.player == player for seat in people)


def seats_of(seats: Sequence[SeatRow], player: str) -> list[int]:
    return [seat.number for seat in seats if seat.player == player]
