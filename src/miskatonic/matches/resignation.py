"""Resignation. `resign` is a word that every seat of every game may say at any time.

It does not change the table: somebody else, usually a bot, takes over the seat. The match ends when nobody is
left to play it for.
"""

from collections.abc import Sequence
from typing import Final

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.flow import Outcome
from miskatonic.matches.record import MatchSetup, Move

RESIGN: Final = "resign"
ENDING: Final = "resigned"


class ResignationError(MiskatonicError):
    """The seat does not exist, or has already resigned."""


def resigned(moves: Sequence[Move]) -> tuple[int, ...]:
    """The seats that have resigned, in that order."""
    return tuple(move.seat for move in moves if move.word == RESIGN)


def may_resign(setup: MatchSetup, moves: Sequence[Move], seat: int) -> None:
    """Raise if this seat cannot resign."""
    if not 0 <= seat < len(setup.seats):
        raise ResignationError(f"there is no seat {seat + 1} at this table")
    if seat in resigned(moves):
        raise ResignationError(f"seat {seat + 1} has resigned already")


def given_up(setup: MatchSetup, moves: Sequence[Move]) -> Outcome | None:
    """The end by resignation: no person is left, or a single rival. None if the match goes on.

    One person who plays all seats gives up all of them at once.
    """
    out = resigned(moves)
    if not out:
        return None
    staying = [seat for seat in range(len(setup.seats)) if seat not in out]
    people = [seat for seat in staying if setup.seats[seat].bot is None]
    if people and not setup.is_solo and (setup.spec.cooperative or len(staying) > 1):
        return None
    winners = () if setup.spec.cooperative else tuple(staying)
    return Outcome(ENDING, winners, (0,) * len(setup.seats))
