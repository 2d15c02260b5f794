"""A table in play, as every environment uses it: who is asked, what may be said, and how it ended."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import BrokenSaveError
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Scene
from miskatonic.kernel.storage import freeze, thaw
from miskatonic.kernel.table import Table
from miskatonic.research.actions import IllegalActionError
from miskatonic.research.rendering.text import scene_text
from miskatonic.research.setting import Setting

FORMAT: Final = "miskatonic-position/1"


class Position:
    """A table and the dice that decide who speaks first when several seats are asked at once."""

    __slots__ = ("_scenes", "_texts", "setting", "speaker", "table", "talk")

    def __init__(self, setting: Setting, table: Table, talk: Dice, speaker: Seat | None = None) -> None:
        self.setting = setting
        self.table = table
        self.talk = talk
        self.speaker = self._next_speaker() if speaker is None else speaker
        # Scenes cost most of a step, and some libraries ask for the same one several times.
        self._scenes: dict[Seat | None, Scene] = {}
        self._texts: dict[Seat, str] = {}

    @staticmethod
    def new(setting: Setting, seed: int) -> "Position":
        """The start of the game with this seed."""
        return Position(setting, setting.lay(seed), Dice.seeded(seed, "talk"))

    @property
    def is_over(self) -> bool:
        return self.table.flow.decision is None

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Every seat that may answer now."""
        decision = self.table.flow.decision
        return () if decision is None else decision.seats

    def legal(self, seat: Seat) -> list[int]:
        """The actions of a seat, in ascending order; never empty."""
        decision = self.table.flow.decision
        return self.setting.actions.legal(() if decision is None else decision.options_of(seat))

    def say(self, seat: Seat, action: int) -> None:
        """Let a seat answer, and go on to the next decision."""
        if seat not in self.asked or action not in self.legal(seat):
            raise IllegalActionError(f"seat {seat} cannot take action {action} now")
        self.table.flow.submit(self.table, self.setting.actions.word(action), seat)
        self.speaker = self._next_speaker()
        self._scenes.clear()
        self._texts.clear()

    def scene(self, seat: Seat | None) -> Scene:
        """What a seat sees now."""
        if seat not in self._scenes:
            self._scenes[seat] = self.setting.spec.scene(self.table, seat)
        return self._scenes[seat]

    def text(self, seat: Seat) -> str:
        """The same as text."""
        if seat not in self._texts:
            self._texts[seat] = scene_text(self.scene(seat))
        return self._texts[seat]

    def instinct(self, seat: Seat) -> float:
        """How the table looks for a seat, from -1 to 1; the result once the game is over."""
        if self.is_over:
            return self.returns()[seat]
        return self.setting.spec.instinct(self.table, seat)

    def returns(self) -> list[float]:
        """The result of each seat; 0 for everybody before the end.

        In a game that is won or lost together, 1 or -1. Otherwise winners share 1, losers share -1.
        """
        outcome = self.table.flow.outcome
        seats = range(self.setting.seats)
        if outcome is None:
            return [0.0 for _ in seats]
        if self.setting.is_shared:
            return [1.0 if outcome.winners else -1.0 for _ in seats]
        winners = set(outcome.winners)
        if not winners or len(winners) == len(seats):
            return [0.0 for _ in seats]
        losers = len(seats) - len(winners)
        return [1.0 / len(winners) if seat in winners else -1.0 / losers for seat in seats]

    def clone(self) -> "Position":
        """An independent twin that goes on in the same way."""
        return Position(self.setting, self.table.clone(), self.talk.clone(), self.speaker)

    def save(self) -> dict[str, Any]:
        """Everything as plain data, for JSON."""
        return {
            "format": FORMAT,
            "rules": self.table.rules.digest,
            "table": freeze(self.table),
            "talk": freeze(self.talk),
            "speaker": self.speaker,
        }

    @staticmethod
    def restore(setting: Setting, saved: Mapping[str, Any]) -> "Position":
        """What `save` wrote, at a table of the same setting."""
        if saved.get("format") != FORMAT:
            raise BrokenSaveError(f"this is not a saved position of the format {FORMAT}")
        if saved.get("rules") != setting.rules.digest:
            raise BrokenSaveError("this position was saved at a table with other cards, options or seats")
        table: Table = thaw(saved["table"], setting.rules)
        talk: Dice = thaw(saved["talk"])
        return Position(setting, table, talk, saved["speaker"])

    def __deepcopy__(self, memo: dict[int, object]) -> "Position":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return Position.restore, (self.setting, self.save())

    def _next_speaker(self) -> Seat:
        """Who is asked for a word: by lot among those who may answer, the first of a team."""
        decision = self.table.flow.decision
        if decision is None:
            return 0
        return decision.seat if decision.together else _lot(decision.seats, self.talk)


def _lot(seats: Sequence[Seat], talk: Dice) -> Seat:
    return seats[0] if len(seats) == 1 else talk.pick(seats)
