"""What a bot is given instead of the table."""

from collections.abc import Sequence

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Scene
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word


class Vantage:
    """One seat's view of a table when it is asked: its scene, its options, and tables it could believe in.

    A vantage does not hold the real table. It holds one belief of the seat, from which all other beliefs
    follow, because `imagine` forgets everything that the seat cannot know.
    """

    __slots__ = ("_belief", "options", "seat", "spec")

    def __init__(self, spec: AnyGame, table: Table, seat: Seat) -> None:
        self.spec = spec
        self.seat = seat
        self._belief: Table = spec.imagine(table, seat, Dice.seeded(0, "vantage"))
        asked = self._belief.flow.decision
        self.options: tuple[Word, ...] = () if asked is None else tuple(asked.options_of(seat))
        if not self.options:
            raise ValueError(f"seat {seat} is not asked anything now")

    @property
    def belief(self) -> Table:
        """One table that the seat could believe in; a vantage elsewhere knows as much by it as this one."""
        return self._belief

    @property
    def scene(self) -> Scene:
        return self.spec.scene(self._belief, self.seat)

    def text(self, word: Word) -> str:
        """A word as people and programs write it."""
        return self._belief.rules.alphabet.text(word)

    def by_habit(self) -> Word | None:
        """The choice of the game's habit, if it has one. The habit sees only what the seat can know."""
        return None if self.spec.habit is None else self.spec.habit(self._belief, self.seat)

    def by_leanings(self) -> Sequence[float] | None:
        """How much the game's experienced player would think of each option, if it can say."""
        return None if self.spec.leanings is None else self.spec.leanings(self._belief, self.seat)

    def by_beginner(self) -> Word | None:
        """The choice of the game's scripted beginner, if it has one."""
        return None if self.spec.beginner is None else self.spec.beginner(self._belief, self.seat)

    def by_script(self, script: str) -> Word:
        """The choice of one of the game's sparring partners."""
        chosen: Word = self.spec.scripts[script](self._belief, self.seat)
        return chosen

    def imagine(self, dice: Dice) -> Table:
        """A table on which everything that this seat does not know is drawn at random."""
        belief: Table = self.spec.imagine(self._belief, self.seat, dice)
        return belief
