"""RLCard: its RandomAgents play a card game through `env.run`.

`is_training=True` is the quicker of its two loops: the other also lists a probability for each action.
"""

import sys
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from importlib.metadata import version
from typing import Any

import numpy as np
import rlcard
from rlcard.agents import RandomAgent

from bench.measure import Contestant, Tally, measure

GAMES_PER_PASS = {"uno": 120, "gin-rummy": 16}


def _seed(env: Any, seed: int) -> None:  # noqa: ANN401
    env.seed(seed)
    # RLCard's RandomAgent draws from numpy's global generator.
    np.random.seed(seed)  # noqa: NPY002


def play(env: Any, seed: int) -> int:  # noqa: ANN401
    _seed(env, seed)
    before = env.timestep
    env.run(is_training=True)
    return int(env.timestep - before)


def count(env: Any, seed: int) -> Tally:  # noqa: ANN401
    _seed(env, seed)
    ticks = decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        ticks += 1
        decisions += len(state["legal_actions"]) > 1
        state, _ = env.step(RandomAgent.step(state))
    return Tally(ticks, decisions)


def copier(env: Any, seed: int, tick: int) -> Callable[[], object]:  # noqa: ANN401
    _seed(env, seed)
    state, _ = env.reset()
    for _ in range(tick):
        state, _ = env.step(RandomAgent.step(state))
    return partial(deepcopy, env.game)


if __name__ == "__main__":
    game = sys.argv[1]
    env = rlcard.make(game)
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])
    contestant = Contestant(
        name="RLCard",
        version=version("rlcard"),
        played=f"{game}, {env.num_players} RandomAgent, env.run",
        seeds=range(1, GAMES_PER_PASS[game] + 1),
        play=partial(play, env),
        count=partial(count, env),
        copier=partial(copier, env),
        clone_means="deepcopy(env.game)",
    )
    print(measure(contestant).as_json())
