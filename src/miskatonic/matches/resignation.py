"""Giving up. `resign` is a word that every seat of every game may say at any time.

The table does not change by it: somebody else, most likely a bot, plays the seat on. The match ends when
nobody is left for whom it would go on.
"""

from collections.abc import Sequence
from typing import Final

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.flow import Outcome
from miskatonic.matches.record import MatchSetup, Move

RESIGN: Final = "resign"
ENDING: Final = "resigned"


class ResignationError(MiskatonicError):
    """A seat that is not at the table, or has resigned before."""


def resigned(moves: Sequence[Move]) -> tuple[int, ...]:
    """The seats that have given up, in the order in which they did."""
    return tuple(move.seat for move in moves if move.word == RESIGN)


def may_resign(setup: MatchSetup, moves: Sequence[Move], seat: int) -> None:
    """Raise when this seat has nothing to give up."""
    if not 0 <= seat < len(setup.seats):
        raise ResignationError(f"there is no seat {seat + 1} at this table")
    if seat in resigned(moves):
        raise ResignationError(f"seat {seat + 1} has resigned already")


def given_up(setup: MatchSetup, moves: Sequence[Move]) -> Outcome | None:
    """The end by resignation: no person plays on, or a rival is left alone. None: the match goes on."""
    out = resigned(moves)
    if not out:
        return None
    staying = [seat for seat in range(len(setup.seats)) if seat not in out]
    people = [seat for seat in staying if setup.seats[seat].bot is None]
    if people and (setup.spec.cooperative or len(staying) > 1):
        return None
    winners = () if setup.spec.cooperative else tuple(staying)
    return Outcome(ENDING, winners, (0,) * len(setup.seats))
