"""Our side: one of our games with one number of seats, as `miskatonic simulate --bots random` plays it.

Run as `python -m bench.ours GAME SEATS`.
"""

import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

from bench.measure import Contestant, Tally, measure
from miskatonic.arena.game import LoadedRun, game_seed, play_game
from miskatonic.arena.observer import RECORDS_ONLY
from miskatonic.arena.run import Run
from miskatonic.bots.roster import make_bot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import find_game
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Decision

GAMES_PER_PASS = 300
SEARCH_ITERATIONS = 200


def play(run: LoadedRun, index: int) -> int:
    return play_game(run, index, RECORDS_ONLY).record.decisions


def count(run: LoadedRun, index: int) -> Tally:
    """Ticks and decisions should be one and the same: the engine itself takes forced options."""
    table, dice = _seated(run, index)
    ticks = decisions = 0
    while (asked := table.flow.decision) is not None:
        ticks += 1
        decisions += sum(len(asked.options_of(seat)) for seat in asked.seats) > 1
        _answer(table, asked, dice)
    return Tally(ticks, decisions)


def copier(run: LoadedRun, index: int, tick: int) -> Callable[[], object]:
    """What copies the table in the most deeply nested effect from this tick on, the dearest place."""
    table, dice = _at_tick(run, index, tick)
    deepest = table.clone()
    while (asked := table.flow.decision) is not None:
        if len(table.flow.stack) > len(deepest.flow.stack):
            deepest = table.clone()
        _answer(table, asked, dice)
    copy: Callable[[], object] = deepest.clone
    return copy


def searcher(run: LoadedRun, index: int, tick: int) -> Callable[[], object]:
    table, dice = _at_tick(run, index, tick)
    vantage = Vantage(run.spec, table, table.flow.decision.seat)
    return partial(make_bot(f"search:{SEARCH_ITERATIONS}").explain, vantage, dice)


def _at_tick(run: LoadedRun, index: int, tick: int) -> tuple[Any, Dice]:
    table, dice = _seated(run, index)
    for _ in range(tick):
        _answer(table, table.flow.decision, dice)
    return table, dice


def _seated(run: LoadedRun, index: int) -> tuple[Any, Dice]:
    """The table and the bots' dice that the arena would use; a pass whose ticks differ is an error."""
    seed = game_seed(run.seed, index)
    table = run.spec.new(run.seats, run.options, seed, content=run.content)
    return table, Dice.seeded(seed, "bots")


def _answer(table: Any, asked: Decision, dice: Dice) -> None:  # noqa: ANN401
    seat, words = (asked.seat, asked.options) if asked.offers is None else dice.pick(asked.offers)
    table.flow.submit(table, dice.pick(words), seat)


def contestant(key: str, seats: int) -> Contestant:
    run = Run(find_game(key), seats, ("random",), GAMES_PER_PASS).load()
    return Contestant(
        name="miskatonic",
        version=version("miskatonic"),
        played=f"{key}, {seats} RandomBot, arena",
        seeds=range(GAMES_PER_PASS),
        play=partial(play, run),
        count=partial(count, run),
        copier=partial(copier, run),
        clone_means="table.clone(), deepest effect",
        searcher=partial(searcher, run),
        search_iterations=SEARCH_ITERATIONS,
    )


if __name__ == "__main__":
    print(measure(contestant(sys.argv[1], int(sys.argv[2]))).as_json())
