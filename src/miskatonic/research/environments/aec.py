"""PettingZoo, one agent after another: every seat is an agent that is asked when the game asks it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from miskatonic.research.environments.senses import RENDER_MODES, Observation, Senses, make_setting
from miskatonic.research.observations.layout import Layout
from miskatonic.research.position import Position

SEEDS: Final = 1 << 31
ILLEGAL_REWARD: Final = -1.0


class TableAECEnv(AECEnv[str, Observation, int | None], EzPickle):  # type: ignore[misc] # EzPickle has no types
    """A table at which every seat is an agent, `seat_0` to `seat_n`.

    If the game asks several seats at once, chance decides which of them speaks, as in the arena. `max_cycles`
    truncates a game after so many decisions.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "miskatonic_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

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
        EzPickle.__init__(
            self,
            game,
            seats,
            options,
            content=content,
            layout=layout,
            render_mode=render_mode,
            max_cycles=max_cycles,
        )
        super().__init__()
        self.setting = make_setting(game, seats, options, content)
        self._senses = Senses(self.setting, layout, render_mode)
        self.metadata = {**self.metadata, "name": f"{game.replace('-', '_')}_v0"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: self._senses.action_space() for agent in self.possible_agents}
        self._observations = {agent: self._senses.observation_space() for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)
        self._cycles = 0

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

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Lay a table. The same seed lays the same one; without a seed the next one of the last seed."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._take(Position.new(self.setting, int(self._random.integers(SEEDS))), cycles=0)

    def observe(self, agent: str) -> Observation:
        speaks = agent == self.agent_selection
        return self._senses.observe(self.position, self._seats[agent], speaks=speaks)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.position.say(self._seats[agent], -1 if action is None else int(action))
        self._cycles += 1
        returns = self.position.returns()
        for other, seat in self._seats.items():
            self.rewards[other] = returns[seat]
            self.terminations[other] = self.position.is_over
            self.truncations[other] = not self.position.is_over and self._cycles == self.max_cycles
        self.agent_selection = self.possible_agents[self.position.speaker]
        self._inform()
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """What the seat sees that is asked now."""
        return self._senses.render(self.position.scene(self.position.speaker))

    def state(self) -> NDArray[np.float32]:
        """What all seats see together, seat after seat: for critics that may know more than an actor."""
        views = [self._senses.vector(self.position, seat) for seat in range(self.setting.seats)]
        return np.concatenate(views)

    @property
    def state_space(self) -> spaces.Box:
        one = self._senses.observation_space()["observation"]
        return spaces.Box(float(one.low[0]), float(one.high[0]), (len(one.low) * self.setting.seats,))

    def close(self) -> None:
        """There is nothing to release."""

    def clone(self) -> "TableAECEnv":
        """An independent twin in the same position, with the same future."""
        twin = TableAECEnv(*self._ezpickle_args, **{**self._ezpickle_kwargs, "layout": self._senses.layout})
        twin.restore(self.save())
        return twin

    def save(self) -> dict[str, Any]:
        """The position, whatever is still to be told to the agents, and the seeds of the games to come."""
        return {
            "position": self.position.save(),
            "cycles": self._cycles,
            "agents": list(self.agents),
            "selection": self.agent_selection,
            "rewards": dict(self.rewards),
            "due": dict(self._cumulative_rewards),
            "truncations": dict(self.truncations),
            "random": self._random.bit_generator.state,
        }

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Go on from what `save` gave, in this process or another."""
        self._take(Position.restore(self.setting, saved["position"]), saved["cycles"])
        self.agents = list(saved["agents"])
        self.rewards = {agent: saved["rewards"][agent] for agent in self.agents}
        self._cumulative_rewards = {agent: saved["due"][agent] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, self.position.is_over)
        self.truncations = {agent: saved["truncations"][agent] for agent in self.agents}
        self.agent_selection = saved["selection"]
        self._random.bit_generator.state = saved["random"]
        self._inform()

    def _take(self, position: Position, cycles: int) -> None:
        self.position = position
        self._cycles = cycles
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.possible_agents[position.speaker]
        self._inform()

    def _inform(self) -> None:
        """Masks also go into the infos; only who speaks has words to say."""
        self.infos = {
            agent: {"action_mask": self._senses.mask(self.position, seat, speaks=agent == self.agent_selection)}
            for agent, seat in self._seats.items()
            if agent in self.agents
        }


def make_aec(game: str, seats: int | None = None, **settings: Any) -> AECEnv[str, Observation, int | None]:  # noqa: ANN401 - as TableAECEnv takes them
    """The environment as PettingZoo advises: an illegal action ends the game, and costs -1."""
    env = TableAECEnv(game, seats, **settings)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD))
