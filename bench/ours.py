"""Our side: one of our games with one number of seats, played by random seats as the arena plays it.

Run as `python -m bench.ours GAME SEATS`.
"""

import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

from bench.measure import Contestant, Tally, measure
from miskatonic.games.registry import find_game
from miskatonic.games.spec import GameSpec
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

GAMES_PER_PASS = 300


def _seated(spec: GameSpec, seats: int, seed: int) -> tuple[Any, Dice]:
    return spec.new(seats=seats, options={}, seed=seed), Dice.seeded(seed, "bots")


def _choice(asked: Decision, dice: Dice) -> tuple[Word, Seat]:
    if asked.offers is None:
        return dice.pick(asked.options), asked.seat
    seat, words = dice.pick(asked.offers)
    return dice.pick(words), seat


def play(spec: GameSpec, seats: int, seed: int) -> int:
    table, dice = _seated(spec, seats, seed)
    flow = table.flow
    ticks = 0
    while (asked := flow.decision) is not None:
        ticks += 1
        flow.submit(table, *_choice(asked, dice))
    return ticks


def count(spec: GameSpec, seats: int, seed: int) -> Tally:
    """Ticks and decisions are one and the same here: the engine itself takes forced options."""
    table, dice = _seated(spec, seats, seed)
    ticks = decisions = 0
    while (asked := table.flow.decision) is not None:
        ticks += 1
        decisions += sum(len(asked.options_of(seat)) for seat in asked.seats) > 1
        table.flow.submit(table, *_choice(asked, dice))
    return Tally(ticks, decisions)


def copier(spec: GameSpec, seats: int, seed: int, tick: int) -> Callable[[], object]:
    """What copies the table at the most deeply nested effect from this tick on, the dearest place."""
    table, dice = _seated(spec, seats, seed)
    deepest = table.clone()
    ticks = 0
    while (asked := table.flow.decision) is not None:
        if ticks >= tick and len(table.flow.stack) > len(deepest.flow.stack):
            deepest = table.clone()
        table.flow.submit(table, *_choice(asked, dice))
        ticks += 1
    copy: Callable[[], object] = deepest.clone
    return copy


def contestant(key: str, seats: int) -> Contestant:
    spec = find_game(key)
    return Contestant(
        name="miskatonic",
        version=version("miskatonic"),
        played=f"{key}, {seats} random seats",
        seeds=range(1, GAMES_PER_PASS + 1),
        play=partial(play, spec, seats),
        count=partial(count, spec, seats),
        copier=partial(copier, spec, seats),
        clone_means="deepest effect",
    )


if __name__ == "__main__":
    print(measure(contestant(sys.argv[1], int(sys.argv[2]))).as_json())
