"""The place in a game at which a clause of the contract is checked."""

from typing import NamedTuple

from miskatonic.games.spec import GameSpec
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word


class BrokenClauseError(AssertionError):
    """What a clause found, raised where no more is known than that."""


class Spot(NamedTuple):
    """A table of a game, and chance of the contract's own."""

    spec: GameSpec
    table: Table
    dice: Dice

    @property
    def asked(self) -> Decision:
        decision = self.table.flow.decision
        if decision is None:
            raise BrokenClauseError("nobody is asked anything")
        return decision

    def say(self, seat: Seat, word: Word) -> str:
        return f"'{self.table.rules.alphabet.text(word)}' of seat {seat}"


def demand(promise: object, problem: str) -> None:
    """Raise unless the promise holds."""
    if not promise:
        raise BrokenClauseError(problem)
