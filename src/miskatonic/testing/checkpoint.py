"""Where a clause of the contract is checked."""

from typing import NamedTuple

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word
from miskatonic.testing.errors import ViolationError


class Checkpoint(NamedTuple):
    """A table in the middle of a game. `dice` are the contract's own: checks do not change the game."""

    spec: AnyGame
    table: Table
    dice: Dice

    @property
    def asked(self) -> Decision:
        decision = self.table.flow.decision
        if decision is None:
            raise ViolationError("nobody is asked anything")
        return decision

    def describe(self, seat: Seat, word: Word) -> str:
        return f"'{self.table.rules.alphabet.text(word)}' of seat {seat}"


def require(promise: object, problem: str) -> None:
    """Raise unless the promise holds."""
    if not promise:
        raise ViolationError(problem)
