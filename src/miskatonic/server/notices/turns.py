"""Which turns may lead to a notice. They are written with each line of the log: no crash loses a turn."""

from collections.abc import Sequence

from sqlalchemy import Connection

from miskatonic.server.storage import matches, seats, turn_notices
from miskatonic.server.storage.rows import MatchRow, SeatRow
from miskatonic.server.terms import DAY


def is_by_correspondence(row: MatchRow) -> bool:
    return row.clock is not None and row.clock >= DAY


def is_wanted(row: MatchRow, seat: SeatRow) -> bool:
    """Does the owner of a seat want to be told of turns? By correspondence, unless they have declined."""
    return is_by_correspondence(row) if seat.notices is None else seat.notices


def follow_turns(connection: Connection, row: MatchRow, at_table: Sequence[SeatRow], at: int) -> None:
    """Note whose turn it is after a line. At most tables nobody wants to know, and nothing is written."""
    if is_followed(row, at_table):
        turn_notices.follow(connection, row.id, waited_for(row, at_table), at)


def choose(connection: Connection, match_id: str, player: str, at: int, *, wanted: bool) -> None:
    """A player wants to be told of turns at a table, or does not."""
    seats.set_notices(connection, match_id, player, wanted=wanted)
    row, at_table = matches.find(connection, match_id), seats.of_match(connection, match_id)
    asked = waited_for(row, at_table) if is_followed(row, at_table) else set()
    turn_notices.follow(connection, match_id, asked, at)


def waited_for(row: MatchRow, at_table: Sequence[SeatRow]) -> set[int]:
    """The seats of people who have to decide, as far as somebody may be told of it."""
    return {
        number
        for number in row.asked
        if at_table[number].player is not None
        and at_table[number].bot is None
        and (is_by_correspondence(row) or is_wanted(row, at_table[number]))
    }


def is_followed(row: MatchRow, at_table: Sequence[SeatRow]) -> bool:
    return is_by_correspondence(row) or any(seat.notices for seat in at_table)
