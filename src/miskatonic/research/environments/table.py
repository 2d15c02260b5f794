"""What both kinds of PettingZoo environment have in common: every seat is an agent."""

import copy
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, Self

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray

from miskatonic.research.environments.senses import RENDER_MODES, Senses
from miskatonic.research.observations.layout import LIMIT, Layout
from miskatonic.research.position import Position
from miskatonic.research.setting import Setting

SEEDS: Final = 1 << 31
ILLEGAL_REWARD: Final = -1.0


class TableEnv:
    """A table whose agents are `seat_0` to `seat_n`. `max_cycles` truncates a game after so many steps."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "miskatonic_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }
    position: Position
    agents: list[str]

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        content: Path | None = None,
        layout: Layout | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting.of(game, seats, options, content)
        self._senses = Senses(self.setting, layout, render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: self._senses.action_space() for agent in self.possible_agents}
        self._observations = {agent: self._senses.observation_space() for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)
        self._cycles = 0

    @property
    def layout(self) -> Layout:
        return self._senses.layout

    @property
    def observation_names(self) -> tuple[str, ...]:
        """What each number of an observation means."""
        return self._senses.names

    @property
    def action_names(self) -> tuple[str, ...]:
        """The word of each action; the last one is to wait."""
        return self.setting.actions.texts

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> "spaces.Discrete[Any]":
        return self._actions[agent]

    def render(self) -> str | NDArray[np.uint8] | None:
        """What the seat sees that is asked now, or the first of those."""
        return self._senses.render(self.position.scene(self.position.speaker))

    def state(self) -> NDArray[np.float32]:
        """What all seats see together, seat after seat: for critics that may know more than an actor."""
        return np.concatenate([self._senses.vector(self.position, seat) for seat in self._seats.values()])

    @property
    def state_space(self) -> spaces.Box:
        return spaces.Box(-LIMIT, LIMIT, (len(self._senses.layout) * self.setting.seats,), np.float32)

    def close(self) -> None:
        """There is nothing to release."""

    def clone(self) -> Self:
        """An independent twin in the same position, with the same future."""
        return copy.deepcopy(self)

    def _next_table(self, seed: int | None) -> Position:
        """The table of this seed; without one, the next table of the seed that was given last."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        return Position.new(self.setting, int(self._random.integers(SEEDS)))
