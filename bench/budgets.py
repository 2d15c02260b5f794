"""How well searches keep their time, and what they do in it: `python -m bench.budgets --decisions 20`.

Decisions of games by habit are searched with a budget of processor time, and what the whole search took is
compared with it. A search that ends early because one option is left is not counted.
"""

import argparse
import time
from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

from bench.knobs import processor_time
from miskatonic.bots.search import SearchBot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import all_games
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice

# Of this many decisions one is searched, so that all parts of a game are seen.
ONE_IN = 11


class Spent(NamedTuple):
    """What a search took, in seconds, and how many playouts it made."""

    seconds: float
    playouts: int


def taken(
    spec: AnyGame, bot: SearchBot, decisions: int, seed: int, seats: int | None = None
) -> Iterator[Spent]:
    """What searches took that used up their time, at any number of seats or at this one."""
    assert spec.habit is not None
    assert bot.budget.milliseconds is not None
    dice = Dice.seeded(seed, "budgets")
    while decisions:
        table = spec.new(seats or dice.pick(list(spec.seats)), spec.settle({}), dice.state >> 16)
        while (asked := table.flow.decision) is not None and decisions:
            seat = asked.seat if asked.offers is None else dice.pick(asked.seats)
            if not dice.below(ONE_IN):
                began = time.process_time()
                races = bot.races(Vantage(spec, table, seat), dice)
                found = time.process_time() - began
                if found * 1000 > 0.9 * bot.budget.milliseconds:
                    decisions -= 1
                    yield Spent(found, sum(tried.visits for race in races for tried in race))
            table.flow.submit(table, spec.habit(table, seat), seat)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.budgets", description=__doc__)
    parser.add_argument("--bot", default="search:500ms")
    parser.add_argument("--decisions", type=int, default=20, help="of each game; default 20")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", action="store_true", help="a line for each number of seats")
    args = parser.parse_args()
    for spec in all_games().values():
        for seats in spec.seats if args.each else [None]:
            print(line(spec, args, seats), flush=True)


def line(spec: AnyGame, args: argparse.Namespace, seats: int | None) -> str:
    """The searches of a game."""
    budget = processor_time(args.bot)
    assert budget.milliseconds is not None
    found = list(taken(spec, SearchBot(budget), args.decisions, args.seed, seats))
    over = sorted(1000 * each.seconds / budget.milliseconds - 1 for each in found)
    middle, late = over[len(over) // 2], over[int(0.95 * len(over))]
    speed = median(each.playouts / each.seconds for each in found)
    return (
        f"{spec.key}, {seats or 'any number of'} seats: {len(over)} searches, over by {middle:+.1%} (median),"
        f" {late:+.1%} (p95); {speed:.0f} playouts a second (median)"
    )


if __name__ == "__main__":
    main()
