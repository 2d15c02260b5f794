"""Where a clause of the contract is checked."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.scene import Scene
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word
from miskatonic.testing.errors import ViolationError


@dataclass(frozen=True)
class Checkpoint:
    """A table in the middle of a game. `dice` are the contract's own: checks do not change the game."""

    spec: AnyGame
    table: Table
    dice: Dice
    _drawn: dict[Seat | None, Scene] = field(init=False, default_factory=dict, repr=False)

    def scene(self, seat: Seat | None) -> Scene:
        """What a seat sees of the table. It is drawn once: scenes cost most of a check."""
        if seat not in self._drawn:
            self._drawn[seat] = self.spec.scene(self.table, seat)
        return self._drawn[seat]

    def scenes_of(self, table: Table, *viewers: Seat | None) -> Mapping[Seat | None, Scene]:
        """What some see of another table, such as a dream; drawn together, if the game can do that.

        Scenes that are drawn together are those that are drawn alone: a clause of its own checks it.
        """
        if self.spec.scenes is not None:
            return self.spec.scenes(table, viewers)
        return {seat: self.spec.scene(table, seat) for seat in viewers}

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
