"""What a bot is given in place of the table."""

from miskatonic.games.spec import GameSpec
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Scene
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word


class Vantage:
    """One seat's place at a table in the moment it is asked: what it sees, may say and could believe.

    The truth does not get in: what is kept is one belief of the seat, and every other belief follows
    from it, because imagining forgets all that the seat cannot know.
    """

    __slots__ = ("_belief", "options", "seat", "spec")

    def __init__(self, spec: GameSpec, table: Table, seat: Seat) -> None:
        self.spec = spec
        self.seat = seat
        self._belief: Table = spec.imagine(table, seat, Dice.seeded(0, "vantage"))
        asked = self._belief.flow.decision
        self.options: tuple[Word, ...] = () if asked is None else tuple(asked.options_of(seat))
        if not self.options:
            raise ValueError(f"seat {seat} is not asked anything now")

    @property
    def scene(self) -> Scene:
        return self.spec.scene(self._belief, self.seat)

    def by_habit(self) -> Word | None:
        """What the game's habit says here, if it has one; it looks at nothing that the seat cannot know."""
        return None if self.spec.habit is None else self.spec.habit(self._belief, self.seat)

    def imagine(self, dice: Dice) -> Table:
        """A table on which everything this seat does not know is as chance would have it."""
        belief: Table = self.spec.imagine(self._belief, self.seat, dice)
        return belief
