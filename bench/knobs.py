"""Compare settings of the search: `python -m bench.knobs GAME --seats 3 rounds_ahead=0,1,3 convinced=1,2`.

Every combination of the values is a setting. In a cooperative game a team of searches plays; in a competitive
one a search plays against greedy bots, in turn from every seat. All settings play the same games. After each
round of games the worse half of the settings drops out (successive halving); the usual setting and greedy
stay. A budget of milliseconds is one of processor time, so that other work on the machine changes little.

The best of many settings looks better than it is. Play it again with another `--seed` before it is believed.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from itertools import product
from typing import Any, Final

from miskatonic.arena.game import LoadedRun, play_game
from miskatonic.arena.interval import wilson95
from miskatonic.arena.observer import RECORDS_ONLY
from miskatonic.arena.paired import means
from miskatonic.bots.bot import Bot
from miskatonic.bots.budget import Budget
from miskatonic.bots.greedy import GreedyBot
from miskatonic.bots.knobs import USUAL, Knobs
from miskatonic.bots.roster import make_bot
from miskatonic.bots.search import SearchBot
from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame

_READ: Final = {each.name: int if each.name == "rounds_ahead" else float for each in fields(Knobs)}


class Player:
    """A setting, or greedy, and how much of each game it has won."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self.won: list[float] = []
        self.seconds = 0.0

    def play(self, spec: AnyGame, seats: int, seed: int, numbers: range) -> None:
        began = time.process_time()
        for number in numbers:
            hero = number % seats
            bots = [self.bot if spec.cooperative or seat == hero else GreedyBot() for seat in range(seats)]
            run = LoadedRun(spec, seats, bots, spec.settle({}), None, seed)
            winners = play_game(run, number, RECORDS_ONLY).record.winners
            self.won.append(
                (hero in winners) / max(1, len(winners)) if not spec.cooperative else bool(winners)
            )
        self.seconds += time.process_time() - began

    @property
    def share(self) -> float:
        return sum(self.won) / len(self.won)


def settings(grids: Sequence[str]) -> Iterator[Knobs]:
    """Every combination of `name=value,value`."""
    names, values = [], []
    for grid in grids:
        name, _, listed = grid.partition("=")
        names.append(name)
        values.append([_READ[name](value) for value in listed.split(",")])
    for chosen in product(*values):
        changes: dict[str, Any] = dict(zip(names, chosen, strict=True))
        yield replace(USUAL, **changes)


def processor_time(name: str) -> Budget:
    """The budget of a search of this name, by processor time."""
    bot = make_bot(name)
    assert isinstance(bot, SearchBot)
    return replace(bot.budget, clock=time.process_time)


def survivors(players: Sequence[Player], fixed: int) -> list[Player]:
    """The first few, which stay, and the better half of the others."""
    rest = sorted(players[fixed:], key=lambda each: -each.share)
    return [*players[:fixed], *rest[: (len(rest) + 1) // 2]]


def lines(players: Sequence[Player]) -> Iterator[str]:
    """A table in Markdown: each setting beside the usual one, by pairs of games."""
    yield "| setting | games | won | 95 % | against the usual one | seconds a game |"
    yield "|---|---|---|---|---|---|"
    for each in players:
        games = len(each.won)
        low, high = wilson95(round(sum(each.won)), games)
        found = means(players[1].won[:games], each.won)
        yield (
            f"| {each.name} | {games} | {each.share:.1%} | {low:.1%} to {high:.1%}"
            f" | {found.difference:+.1%} ({found.low:+.1%} to {found.high:+.1%})"
            f" | {each.seconds / games:.1f} |"
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.knobs", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("grid", nargs="*", help="a knob and its values, such as convinced=0.5,1,2")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--bot", default="search:50ms", help="the search; default search:50ms")
    parser.add_argument("--games", type=int, default=40, help="in the first round; default 40")
    parser.add_argument("--rounds", type=int, default=3, help="each with as many games; default 3")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    spec, budget = find_game(args.game), processor_time(args.bot)
    players = [Player("greedy", GreedyBot()), Player("usual", SearchBot(budget))]
    fixed = len(players)
    players += [Player(named(knobs), SearchBot(budget, knobs=knobs)) for knobs in settings(args.grid)]
    for played in range(args.rounds):
        for each in players:
            each.play(spec, args.seats, args.seed, range(played * args.games, (played + 1) * args.games))
        print(f"\nround {played + 1}", *lines(players), sep="\n", flush=True)
        players = survivors(players, fixed)


def named(knobs: Knobs) -> str:
    """The numbers in which a setting differs from the usual one."""
    changed = {each.name: getattr(knobs, each.name) for each in fields(Knobs)}
    return (
        ", ".join(f"{name} {value}" for name, value in changed.items() if value != getattr(USUAL, name))
        or "usual"
    )


if __name__ == "__main__":
    main()
