"""Finished matches of a player, for statistics."""

from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

from sqlalchemy import Connection, func, select

from miskatonic.server.storage.rows import MatchState
from miskatonic.server.storage.schema import MATCH, SEAT

# How a match ends that cannot go on: nobody has won or lost it.
UNPLAYABLE: Final = "ended-unplayable"


@dataclass(frozen=True, slots=True)
class Result:
    """A match that is over: how many sat at the table, how long its log is, whether the player has won."""

    match: str
    game: str
    options: dict[str, str]
    seats: int
    length: int
    won: bool


def of_player(connection: Connection, player: str) -> list[Result]:
    """The matches that a player has finished, oldest first.

    Forks are left out: whoever goes on from a step of the past knows what would come. So are matches that
    were ended without a result, such as those that could not go on.
    """
    all_seats = SEAT.alias()
    count = select(func.count()).where(all_seats.c.match == MATCH.c.id).scalar_subquery()
    own = (
        select(
            MATCH.c.id,
            MATCH.c.game,
            MATCH.c.options,
            MATCH.c.outcome,
            MATCH.c.seq,
            SEAT.c.number,
            SEAT.c.resigned,
            count.label("seats"),
        )
        .join(SEAT, SEAT.c.match == MATCH.c.id)
        .where(SEAT.c.player == player, MATCH.c.state == MatchState.OVER, MATCH.c.parent_step.is_(None))
        .where(MATCH.c.ended.is_(None))
        .order_by(MATCH.c.updated, MATCH.c.id)
    )
    rows = [row for row in connection.execute(own) if (row.outcome or {}).get("ending") != UNPLAYABLE]
    return [_result(list(of_match)) for _, of_match in groupby(rows, key=attrgetter("id"))]


def _result(own: list[Any]) -> Result:
    """One match from the rows of the player's seats in it. A seat that was given up has not won."""
    match = own[0]
    winners = (match.outcome or {}).get("winners", ())
    won = any(row.number in winners and not row.resigned for row in own)
    return Result(match.id, match.game, match.options, match.seats, match.seq, won)
