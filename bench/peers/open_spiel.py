"""OpenSpiel's C++ hanabi through its Python binding: one random legal action at a time.

Chance nodes (dealing) are played inside the clock and counted as nothing. They are drawn with
`random.choices`, which is quicker than the `numpy.random.choice` of OpenSpiel's own example.
"""

from collections.abc import Callable
from importlib.metadata import version
from random import Random

import pyspiel

from bench.measure import Contestant, Tally, measure

GAME = pyspiel.load_game("hanabi(players=2)")
SEEDS = range(1, 2501)


def _deal(state: pyspiel.State, rng: Random) -> None:
    actions, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, chances)[0])


def play(seed: int, game: pyspiel.Game = GAME) -> int:
    rng = Random(seed)
    state = game.new_initial_state()
    ticks = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _deal(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            ticks += 1
    return ticks


def count(seed: int, game: pyspiel.Game = GAME) -> Tally:
    rng = Random(seed)
    state = game.new_initial_state()
    ticks = decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            _deal(state, rng)
        else:
            options = state.legal_actions()
            ticks += 1
            decisions += len(options) > 1
            state.apply_action(rng.choice(options))
    return Tally(ticks, decisions)


def copier(seed: int, tick: int) -> Callable[[], object]:
    rng = Random(seed)
    state = GAME.new_initial_state()
    ticks = 0
    while ticks < tick or state.is_chance_node():
        if state.is_chance_node():
            _deal(state, rng)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            ticks += 1
    copy: Callable[[], object] = state.clone
    return copy


if __name__ == "__main__":
    contestant = Contestant(
        name="OpenSpiel",
        version=version("open_spiel"),
        played="hanabi (C++), 2 seats, Python loop",
        seeds=SEEDS,
        play=play,
        count=count,
        copier=copier,
        clone_means="state.clone()",
    )
    print(measure(contestant).as_json())
