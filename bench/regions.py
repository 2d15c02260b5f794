"""`python -m bench.regions`: how often a region of several tables of Cultistorm is won (LCN-4.6).

All tables are played by habit, as `greedy` bots would play them. It prints the Markdown table of
docs/balance. The same seed gives the same table.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from miskatonic.arena.interval import wilson95
from miskatonic.cli.measure.markdown import markdown_table
from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.matches.region import next_table, options_of_tables, pass_words, region_of

GAME = "cultistorm"


class Played(NamedTuple):
    """How a region ended, and how each of its tables did."""

    won: bool
    endings: tuple[str, ...]


def main() -> None:
    asked = _arguments()
    spec = find_game(GAME)
    games = [play(spec, asked.tables, asked.seats, asked.seed + number) for number in range(asked.games)]
    print("\n".join(table(games, asked.tables, asked.seats)))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.regions", description=__doc__)
    parser.add_argument("--tables", type=int, default=4, help="tables of the region, default 4")
    parser.add_argument("--seats", type=int, default=4, help="detectives of each table, default 4")
    parser.add_argument("--games", type=int, default=50, help="regions, default 50")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def play(spec: AnyGame, tables: int, seats: int, seed: int) -> Played:
    """One region to its end."""
    options = options_of_tables(spec, {"region": "on", "region_tables": str(tables)})
    region = region_of(spec, options[0])
    there: list[Any] = [
        spec.new(seats, chosen, tables * seed + number) for number, chosen in enumerate(options)
    ]
    dice = Dice.seeded(seed, "region")
    assert spec.habit is not None
    while True:
        for _ in pass_words(region, there):
            pass
        number = next_table(there)
        if number is None:
            break
        flow = there[number].flow
        while flow.decision is not None and flow.decision.seats:
            seat = dice.pick(flow.decision.seats)
            flow.submit(there[number], spec.habit(there[number], seat), seat)
    return Played(bool(region.won(there, ())), tuple(one.flow.outcome.ending for one in there))


def table(games: list[Played], tables: int, seats: int) -> Iterator[str]:
    """One line; the last columns say how the tables ended, in per cent of all tables."""
    wins = sum(one.won for one in games)
    low, high = wilson95(wins, len(games))
    endings = Counter(ending for one in games for ending in one.endings)
    head = ("tables", "seats", "regions", "won", "95 %", *endings)
    shares = (f"{100 * count / (tables * len(games)):.0f}" for count in endings.values())
    won = (f"{wins / len(games):.0%}", f"{low:.0%} to {high:.0%}")
    return markdown_table(head, [(str(tables), str(seats), str(len(games)), *won, *shares)])


if __name__ == "__main__":
    main()
