"""The fixed vector of a setting: which number stands where.

A layout is surveyed: games with fixed seeds are played, by chance and by the habit of the game. Every number
that a seat saw gets a place, scaled by the largest value that was seen. What turns up later and has no place
is not lost: it goes to one of a few shared places, chosen by its name.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Scene
from miskatonic.research.observations.reader import SceneReader
from miskatonic.research.position import Position
from miskatonic.research.setting import Setting

FORMAT: Final = "miskatonic-layout/1"
# Places that names without a place of their own share.
SHARED: Final = 32
# No number of an observation is larger than this, whatever the survey has missed.
LIMIT: Final = 10.0
# By chance and by habit, so many games each; every so many decisions a scene is looked at.
SURVEYED_GAMES: Final = 3
SURVEYED_EVERY: Final = 4
MOST_SURVEYED_DECISIONS: Final = 400

Vector = NDArray[np.float32]


class BadLayoutError(MiskatonicError):
    """A layout that cannot be read or does not fit the setting."""


class Layout:
    """Names with their scales; turns scenes of a setting into vectors."""

    def __init__(self, seats: int, scales: Mapping[str, float]) -> None:
        self.seats = seats
        self.scales = dict(scales)
        self.names: tuple[str, ...] = (*self.scales, *(f"(other {number})" for number in range(SHARED)))
        self._places = {name: place for place, name in enumerate(self.scales)}
        self._factors = np.array([1 / scale for scale in self.scales.values()] + [1.0] * SHARED, np.float32)
        self._readers = [SceneReader(seat, seats, self._place) for seat in range(seats)]

    def __len__(self) -> int:
        return len(self.names)

    def vector(self, scene: Scene) -> Vector:
        """The numbers of a scene of a seat, in the order of the names, between -LIMIT and LIMIT."""
        numbers = [0.0] * len(self.names)
        self._readers[scene.seat or 0].read(scene, numbers)
        vector: Vector = np.array(numbers, np.float32)
        vector *= self._factors
        return np.clip(vector, -LIMIT, LIMIT, out=vector)

    def __reduce__(self) -> tuple[Any, ...]:
        return Layout, (self.seats, self.scales)

    def __deepcopy__(self, memo: dict[int, object]) -> "Layout":
        return self

    @property
    def digest(self) -> str:
        """Tells layouts apart; what was trained with one cannot be used with another."""
        return hashlib.blake2b(json.dumps(self.scales).encode(), digest_size=8).hexdigest()

    def save(self, path: Path) -> None:
        """Write the layout as JSON, to be kept beside what was trained with it."""
        data = {"format": FORMAT, "seats": self.seats, "scales": self.scales}
        path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")

    @staticmethod
    def load(path: Path) -> "Layout":
        try:
            data: Any = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadLayoutError(f"{path} cannot be read as a layout: {error}") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadLayoutError(f"{path} is not a layout of the format {FORMAT}")
        return Layout(data["seats"], data["scales"])

    def _place(self, name: str) -> int:
        place = self._places.get(name)
        if place is None:
            digest = hashlib.blake2b(name.encode(), digest_size=2).digest()
            place = len(self._places) + int.from_bytes(digest) % SHARED
        return place


def layout_of(setting: Setting) -> Layout:
    """The surveyed layout of a setting. It follows from the setting, and is worked out once in a process."""
    return _surveyed(*setting.key)


@lru_cache(maxsize=32)
def _surveyed(game: str, seats: int, options: tuple[tuple[str, str], ...], content: Path | None) -> Layout:
    setting = Setting(game, seats, dict(options), content)
    survey = _Survey(setting)
    for number in range(2 * SURVEYED_GAMES):
        survey.play(number, by_habit=number % 2 == 1)
    return Layout(seats, {name: max(1.0, value) for name, value in sorted(survey.largest.items())})


class _Survey:
    """Notes the largest value of every number that the asked seats see."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._names: dict[str, int] = {}
        self._largest: list[float] = []
        self._readers = [SceneReader(seat, setting.seats, self._place_of) for seat in range(setting.seats)]

    @property
    def largest(self) -> dict[str, float]:
        return dict(zip(self._names, self._largest, strict=True))

    def play(self, number: int, *, by_habit: bool) -> None:
        spec, dice = self._setting.spec, Dice.seeded(number, "survey")
        position = Position.new(self._setting, dice.below(1 << 31))
        habit = spec.habit if by_habit else None
        for decisions in range(MOST_SURVEYED_DECISIONS):
            seat = position.speaker
            if position.is_over or decisions % SURVEYED_EVERY == 0:
                self._note(position.scene(seat), seat)
            if position.is_over:
                return
            # Nothing is won here, so the habit may look at the table itself.
            word = None if habit is None else habit(position.table, seat)
            action = dice.pick(position.legal(seat)) if word is None else self._setting.actions.number(word)
            position.say(seat, action)

    def _note(self, scene: Scene, seat: Seat) -> None:
        seen: defaultdict[int, float] = defaultdict(float)
        self._readers[seat].read(scene, seen)
        for place, value in seen.items():
            self._largest[place] = max(self._largest[place], abs(value))

    def _place_of(self, name: str) -> int:
        if name not in self._names:
            self._names[name] = len(self._largest)
            self._largest.append(0.0)
        return self._names[name]


def describe(names: Sequence[str], vector: Vector) -> dict[str, float]:
    """The numbers of an observation that are not 0, by name."""
    return {name: float(value) for name, value in zip(names, vector, strict=True) if value}
