"""How well searches keep their time: `python -m bench.budgets --decisions 20`.

Decisions of games by habit are searched with a budget of processor time, and what the whole answer took is
compared with it. A search that ends early because one option is left is not counted.
"""

import argparse
import time
from collections.abc import Iterator

from bench.knobs import processor_time
from miskatonic.bots.search import SearchBot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import all_games
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice

# Of this many decisions one is searched, so that all parts of a game are seen.
ONE_IN = 11


def taken(spec: AnyGame, bot: SearchBot, decisions: int, seed: int) -> Iterator[float]:
    """How many seconds searches took that used up their time."""
    assert spec.habit is not None
    assert bot.budget.milliseconds is not None
    dice = Dice.seeded(seed, "budgets")
    while decisions:
        seats = dice.pick(list(spec.seats))
        table = spec.new(seats, spec.settle({}), dice.state >> 16)
        while (asked := table.flow.decision) is not None and decisions:
            seat = asked.seat if asked.offers is None else dice.pick(asked.seats)
            if not dice.below(ONE_IN):
                began = time.process_time()
                bot.explain(Vantage(spec, table, seat), dice)
                found = time.process_time() - began
                if found * 1000 > 0.9 * bot.budget.milliseconds:
                    decisions -= 1
                    yield found
            table.flow.submit(table, spec.habit(table, seat), seat)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.budgets", description=__doc__)
    parser.add_argument("--bot", default="search:500ms")
    parser.add_argument("--decisions", type=int, default=20, help="of each game; default 20")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    budget = processor_time(args.bot)
    assert budget.milliseconds is not None
    for spec in all_games().values():
        found = sorted(taken(spec, SearchBot(budget), args.decisions, args.seed))
        over = [1000 * each / budget.milliseconds - 1 for each in found]
        middle, late = over[len(over) // 2], over[int(0.95 * len(over))]
        print(
            f"{spec.key}: {len(over)} searches, over by {middle:+.1%} (median), {late:+.1%} (p95)", flush=True
        )


if __name__ == "__main__":
    main()
