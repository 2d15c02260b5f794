"""PettingZoo Classic: the documented AEC loop with masked samples of the action space.

No copy is measured: its environments are EzPickle, so `deepcopy` yields a new game, not this one.
"""

import sys
from functools import partial
from importlib import import_module
from importlib.metadata import version
from typing import Any

from bench.measure import Contestant, Tally, measure

MODULES = {"hanabi": "hanabi_v5", "connect_four": "connect_four_v3"}
GAMES_PER_PASS = {"hanabi": 50, "connect_four": 100}


def _reset(env: Any, seed: int) -> None:  # noqa: ANN401
    env.reset(seed=seed)
    for agent in env.agents:
        env.action_space(agent).seed(seed)


def play(env: Any, seed: int) -> int:  # noqa: ANN401
    _reset(env, seed)
    ticks = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            action = None
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
            ticks += 1
        env.step(action)
    return ticks


def count(env: Any, seed: int) -> Tally:  # noqa: ANN401
    _reset(env, seed)
    ticks = decisions = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        action = None
        if not (terminated or truncated):
            mask = observation["action_mask"]
            action = env.action_space(agent).sample(mask)
            ticks += 1
            decisions += int(sum(mask)) > 1
        env.step(action)
    return Tally(ticks, decisions)


if __name__ == "__main__":
    game = sys.argv[1]
    env = import_module(f"pettingzoo.classic.{MODULES[game]}").env()
    contestant = Contestant(
        name="PettingZoo Classic",
        version=version("pettingzoo"),
        played=f"{MODULES[game]}, {len(env.possible_agents)} agents, AEC loop",
        seeds=range(1, GAMES_PER_PASS[game] + 1),
        play=partial(play, env),
        count=partial(count, env),
    )
    print(measure(contestant).as_json())
