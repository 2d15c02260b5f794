"""PettingZoo, all agents at once: for phases in which the game asks several seats at the same time."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from miskatonic.kernel.flow import Seat
from miskatonic.research.actions import IllegalActionError
from miskatonic.research.environments.senses import Observation
from miskatonic.research.environments.table import ILLEGAL_REWARD, TableEnv
from miskatonic.research.position import Position

StepResult = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class TableParallelEnv(TableEnv, ParallelEnv):  # type: ignore[misc] # PettingZoo has no types
    """A table at which every seat that is asked answers in the same step; the others wait.

    The answers are carried out one after another, in an order that is drawn by lot. An answer is dropped if
    the question has changed by then, or if it has become impossible; its seat is asked again. When a team
    decides together, one answer counts. Who answers with a word that it was never offered ends the game and
    gets -1. What is said by seats that are not asked is ignored.
    """

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Lay a table. The same seed lays the same one; without a seed the next one of the last seed."""
        self.position = self._next_table(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        observations = self._observe()
        return observations, self._infos(observations)

    def step(self, actions: Mapping[str, int]) -> StepResult:
        asked = {self.possible_agents[seat]: seat for seat in self.position.asked}
        if silent := [agent for agent in asked if agent not in actions]:
            raise IllegalActionError(f"{silent[0]} is asked, but has no action")
        answers = {seat: int(actions[agent]) for agent, seat in asked.items()}
        illegal = [seat for seat, action in answers.items() if action not in self.position.legal(seat)]
        if illegal:
            rewards = [ILLEGAL_REWARD if seat in illegal else 0.0 for seat in range(self.setting.seats)]
        else:
            self._carry_out(answers)
            rewards = self.position.returns()
        self._cycles += 1
        over = self.position.is_over or bool(illegal)
        late = not over and self._cycles == self.max_cycles
        agents = self.agents
        observations = self._observe()
        if over or late:
            self.agents = []
        return (
            observations,
            {agent: rewards[self._seats[agent]] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            self._infos(observations),
        )

    def save(self) -> dict[str, Any]:
        """The position and the seeds of the games to come."""
        return {
            "position": self.position.save(),
            "cycles": self._cycles,
            "agents": list(self.agents),
            "random": self._random.bit_generator.state,
        }

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Go on from what `save` gave, in this process or another."""
        self.position = Position.restore(self.setting, saved["position"])
        self._cycles = saved["cycles"]
        self.agents = list(saved["agents"])
        self._random.bit_generator.state = saved["random"]

    def _carry_out(self, answers: Mapping[Seat, int]) -> None:
        decision = self.position.table.flow.decision
        if decision is None:
            return
        first = self.position.speaker
        self.position.say(first, answers[first])
        if decision.together:
            return
        waiting = [seat for seat in answers if seat != first]
        while waiting:
            seat = self.position.talk.draw(waiting)
            asked = self.position.table.flow.decision
            if asked is None or asked.prompt != decision.prompt:
                return
            if seat in asked.seats and answers[seat] in self.position.legal(seat):
                self.position.say(seat, answers[seat])

    def _observe(self) -> dict[str, Observation]:
        return {agent: self._senses.observe(self.position, self._seats[agent]) for agent in self.agents}

    def _infos(self, observations: Mapping[str, Observation]) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": seen["action_mask"]} for agent, seen in observations.items()}
