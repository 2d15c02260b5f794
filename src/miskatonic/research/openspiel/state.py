"""A table as a state of OpenSpiel.

Chance is explicit. A word that uses the dice of the table waits for one of 1,024 courses, all equally likely,
and a course decides all chance of that word. Before the first word, a course lays the table. If the game asks
several seats at once, chance also decides who speaks.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, Final

import pyspiel

from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import plain
from miskatonic.research.actions import IllegalActionError
from miskatonic.research.position import Position

COURSES: Final = 1024
_EQUAL: Final = [(course, 1 / COURSES) for course in range(COURSES)]
_RESAMPLED: Final = 1 << 31


class _Waits(Enum):
    """What the state waits for."""

    DEAL = "deal"
    SPEAKER = "speaker"
    COURSE = "course"
    WORD = "word"


class TableState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """One table. Cloning copies the table, not its history."""

    def __init__(self, game: Any) -> None:  # noqa: ANN401 - OpenSpiel has no types
        super().__init__(game)
        self.position: Position | None = None
        self._waits = _Waits.DEAL
        self._word: int | None = None
        # The actions of each seat as one text: OpenSpiel clones by deep copies, and texts are not copied.
        self._said = [""] * game.num_players()
        self._chances = 0

    @property
    def _table(self) -> Position:
        if self.position is None:
            raise IllegalActionError("the table is not laid yet: chance decides first")
        return self.position

    def current_player(self) -> int:
        if self._waits is _Waits.WORD:
            terminal: int = pyspiel.PlayerId.TERMINAL
            return terminal if self._table.is_over else self._table.speaker
        chance: int = pyspiel.PlayerId.CHANCE
        return chance

    def _legal_actions(self, player: int) -> list[int]:
        return self._table.legal(player)

    def chance_outcomes(self) -> Sequence[tuple[int, float]]:
        if self._waits is _Waits.SPEAKER:
            asked = self._table.asked
            return [(seat, 1 / len(asked)) for seat in asked]
        return _EQUAL

    def _apply_action(self, action: int) -> None:
        match self._waits:
            case _Waits.DEAL:
                self.position = Position.new(self.get_game().setting, action)
                self._chances = 1
                self._go_on()
            case _Waits.SPEAKER:
                self._table.speaker = action
                self._waits = _Waits.WORD
            case _Waits.WORD:
                self._say(action)
            case _Waits.COURSE:
                self._carry_out(action)

    def _say(self, action: int) -> None:
        """Carry out a word that needs no chance; otherwise wait for its course."""
        position = self._table
        ahead = position.clone()
        before = ahead.table.dice.state
        ahead.say(position.speaker, action)
        if ahead.table.dice.state != before:
            self._word = action
            self._waits = _Waits.COURSE
            return
        self._said[position.speaker] += f" {action}"
        self.position = ahead
        self._go_on()

    def _carry_out(self, course: int) -> None:
        position = self._table
        assert self._word is not None  # noqa: S101 - a course is waited for only after a word
        position.table.dice = Dice.seeded(course, f"course {self._chances}")
        self._chances += 1
        self._said[position.speaker] += f" {self._word}"
        position.say(position.speaker, self._word)
        self._word = None
        self._go_on()

    def _go_on(self) -> None:
        """Chance decides who speaks if several seats are asked; a team speaks with one voice."""
        decision = self._table.table.flow.decision
        open_to_several = decision is not None and len(decision.seats) > 1 and not decision.together
        self._waits = _Waits.SPEAKER if open_to_several else _Waits.WORD

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seat-{action + 1} speaks" if self._waits is _Waits.SPEAKER else f"course {action}"
        texts: Sequence[str] = self.get_game().setting.actions.texts
        return texts[action]

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.is_over

    def returns(self) -> list[float]:
        if self.position is None:
            return [0.0] * self.get_game().num_players()
        return self.position.returns()

    def said_by(self, seat: Seat) -> str:
        """The actions that a seat has taken so far."""
        return self._said[seat]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """A state that the player could be in, as far as its seat knows. `sampler` gives numbers below 1."""
        twin: TableState = self.clone()
        position = self._table
        dice = Dice.seeded(int(sampler() * _RESAMPLED), "resampled")
        table = position.setting.spec.imagine(position.table, player, dice)
        twin.position = Position(position.setting, table, position.talk.clone(), position.speaker)
        return twin

    def __str__(self) -> str:
        """The facts by which stored matches are checked, for debugging."""
        if self.position is None:
            return "not laid"
        waits = f"{self._waits.value} {self._word}"
        table = self.position.table
        return f"{waits}, {self.position.setting.spec.facts(table)}, speaker {self.position.speaker}"

    def _to_struct(self) -> dict[str, Any]:
        """The state as data: the scene of a spectator and who is to decide."""
        return {
            "game": self.get_game().setting.game,
            "waits_for": self._waits.value,
            "current_player": int(self.current_player()),
            "scene": None if self.position is None else plain(self.position.scene(None)),
        }

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """The scene of the player's seat, as docs/json.md describes it."""
        return {} if self.position is None else dict(plain(self.position.scene(player)))

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        """The word of an action as `{"verb": ..., "object": ...}`, or the outcome of a chance."""
        if player == pyspiel.PlayerId.CHANCE:
            return {"chance": self._waits.value, "outcome": action}
        verb, _, item = self._action_to_string(player, action).partition(" ")
        return {"verb": verb, "object": item}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        if "chance" in struct:
            return [int(struct["outcome"])]
        text = f"{struct['verb']} {struct.get('object', '')}".strip()
        return [self.get_game().setting.actions.of_text(text)]
