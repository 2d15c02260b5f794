"""PettingZoo, one agent after another: every seat is an agent that is asked when the game asks it."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from miskatonic.research.environments.senses import Observation
from miskatonic.research.environments.table import ILLEGAL_REWARD, TableEnv
from miskatonic.research.position import Position


class TableAECEnv(TableEnv, AECEnv):  # type: ignore[misc] # PettingZoo has no types
    """A table at which the seats are asked one after another.

    If the game asks several seats at once, chance decides which of them speaks, as in the arena.
    """

    agent_selection: str

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Lay a table. The same seed lays the same one; without a seed the next one of the last seed."""
        self._take(self._next_table(seed), cycles=0)

    def observe(self, agent: str) -> Observation:
        return self._senses.observe(self.position, self._seats[agent], speaks=self._speaks(agent))

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

    def _speaks(self, agent: str) -> bool:
        """Is this the agent that is asked? A truncated game asks nobody."""
        return agent == self.agent_selection and not self.truncations.get(agent, True)

    def _inform(self) -> None:
        """Masks also go into the infos; only who speaks has words to say."""
        self.infos = {
            agent: {"action_mask": self._senses.mask(self.position, seat, speaks=self._speaks(agent))}
            for agent, seat in self._seats.items()
            if agent in self.agents
        }


def make_aec(game: str, seats: int | None = None, **settings: Any) -> Any:  # noqa: ANN401 - as TableAECEnv takes them
    """The environment as PettingZoo advises: an illegal action ends the game, and costs -1."""
    env = TableAECEnv(game, seats, **settings)
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    )
