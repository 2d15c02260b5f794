"""What more processes bring to a search: `python -m bench.parallel --processes 2 --decisions 20`.

Decisions of games by habit are searched in one process and in several, with the same time by the clock on the
wall, one after the other and in turn first. Printed are the median ratio of their playouts, which at best is
the number of processes, and by how much the answers of several processes came too late.

Run it while nothing else uses the machine: processes that share a core share its playouts.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from math import inf
from statistics import median
from typing import NamedTuple

from bench.budgets import ONE_IN
from miskatonic.bots.budget import Budget
from miskatonic.bots.knobs import Knobs
from miskatonic.bots.search import SearchBot, promising
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import all_games, find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice


class Searched(NamedTuple):
    """The playouts of a search, and how many seconds its answer took."""

    playouts: int
    seconds: float


def thorough(milliseconds: int, processes: int) -> SearchBot:
    """A search that never ends before its time: no word is clear enough for it."""
    return SearchBot(Budget(milliseconds=milliseconds), knobs=Knobs(clearly=inf), processes=processes)


def warm_up(processes: int, vantage: Vantage) -> None:
    SearchBot(Budget(iterations=processes), processes=processes).races(vantage, Dice.seeded(0, "warm"))


def searched(bot: SearchBot, vantage: Vantage, dice: Dice) -> Searched:
    began = time.monotonic()
    races = bot.races(vantage, dice)
    seconds = time.monotonic() - began
    return Searched(sum(tried.visits for race in races for tried in race), seconds)


def compared(
    spec: AnyGame, bots: Sequence[SearchBot], decisions: int, seed: int
) -> Iterator[Sequence[Searched]]:
    """For each decision what each bot made of it."""
    assert spec.habit is not None
    dice = Dice.seeded(seed, "parallel")
    seen = 0
    while seen < decisions:
        table = spec.new(dice.pick(list(spec.seats)), spec.settle({}), dice.state >> 16)
        told = False
        while (asked := table.flow.decision) is not None and seen < decisions:
            seat = asked.seat if asked.offers is None else dice.pick(asked.seats)
            vantage = Vantage(spec, table, seat)
            if not dice.below(ONE_IN) and len(promising(vantage)) > 1:
                if not told:
                    # Workers are started, and told the rules of this table, before anything is measured.
                    warm_up(max(bot.processes for bot in bots), vantage)
                    told = True
                order = range(len(bots))[:: 1 if seen % 2 else -1]
                found = {number: searched(bots[number], vantage, dice.split()) for number in order}
                yield [found[number] for number in range(len(bots))]
                seen += 1
            table.flow.submit(table, spec.habit(table, seat), seat)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.parallel", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    parser.add_argument("--processes", type=int, default=2, help="default 2")
    parser.add_argument("--milliseconds", type=int, default=500, help="of each search; default 500")
    parser.add_argument("--decisions", type=int, default=20, help="of each game; default 20")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    bots = [thorough(args.milliseconds, processes) for processes in (1, args.processes)]
    for spec in [find_game(key) for key in args.games] or all_games().values():
        found = list(compared(spec, bots, args.decisions, args.seed))
        ratios = sorted(several.playouts / one.playouts for one, several in found)
        over = sorted(1000 * several.seconds / args.milliseconds - 1 for _, several in found)
        alone = sorted(1000 * one.seconds / args.milliseconds - 1 for one, _ in found)
        print(
            f"{spec.key}: {len(found)} decisions, {args.processes} processes make {median(ratios):.2f} times"
            f" the playouts of one ({ratios[0]:.2f} to {ratios[-1]:.2f}); their answers are late by"
            f" {median(over):+.1%} (median), {_p95(over):+.1%} (p95),"
            f" those of one by {median(alone):+.1%}, {_p95(alone):+.1%}",
            flush=True,
        )


def _p95(found: Sequence[float]) -> float:
    return found[int(0.95 * len(found))]


if __name__ == "__main__":
    main()
