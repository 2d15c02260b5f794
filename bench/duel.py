"""Today's habit against that of an older commit: `python -m bench.duel wisdom-of-cthulhu 1cebe8b --seats 2`.

The habit of the older commit is taken from git and played under another name in the same process, by the
rules of today. In a competitive game one seat plays today's habit and all others the old one, on every seed
once from every seat. In a cooperative game teams of either habit play the same seeds. Each seat is given what
it can know.
"""

import argparse
import importlib
import io
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from miskatonic.arena.game import game_seed
from miskatonic.arena.interval import wilson95
from miskatonic.arena.paired import rates
from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Outcome
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

Policy: TypeAlias = Callable[[Table, int], Word]


def old_habit(spec: AnyGame, commit: str, folder: Path) -> Policy:
    """The habit of this commit, imported from a copy whose modules have another name."""
    package = spec.key.replace("-", "_")
    path = f"src/miskatonic/games/{package}/habit"
    archive = subprocess.run(["git", "archive", commit, path], check=True, capture_output=True)
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as tar:
        tar.extractall(folder, filter="data")
    (folder / path).rename(folder / "old_habit")
    for module in (folder / "old_habit").glob("*.py"):
        text = module.read_text(encoding="utf-8")
        module.write_text(text.replace(f"miskatonic.games.{package}.habit", "old_habit"), encoding="utf-8")
    sys.path.insert(0, str(folder))
    policy: Policy = importlib.import_module("old_habit").habit
    return policy


def play(spec: AnyGame, policies: list[Policy], seed: int) -> Outcome:
    table = spec.new(len(policies), spec.settle({}), game_seed(seed, 0))
    talk = Dice.seeded(seed, "talk")
    while (asked := table.flow.decision) is not None:
        seat = asked.seat if asked.offers is None else talk.pick(asked.seats)
        belief = spec.imagine(table, seat, Dice.seeded(0, "vantage"))
        table.flow.submit(table, policies[seat](belief, seat), seat)
    outcome: Outcome = table.flow.outcome
    return outcome


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("commit")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    spec, seats = find_game(args.game), args.seats
    assert spec.habit is not None
    new: Policy = spec.habit
    with tempfile.TemporaryDirectory() as folder:
        old = old_habit(spec, args.commit, Path(folder))
        seeds = range(args.seed, args.seed + args.seeds)
        if spec.cooperative:
            before, after = (
                [bool(play(spec, [each] * seats, s).winners) for s in seeds] for each in (old, new)
            )
            found = rates(before, after)
            print(f"old {found.a:.1%}, new {found.b:.1%} of {args.seeds} games each")
            print(f"difference {found.difference:+.1%} ({found.low:+.1%} to {found.high:+.1%})")
            return
        wins = 0.0
        for seed in seeds:
            for hero in range(seats):
                outcome = play(spec, [new if seat == hero else old for seat in range(seats)], seed)
                wins += (hero in outcome.winners) / len(outcome.winners)
        games = len(seeds) * seats
        low, high = wilson95(round(wins), games)
        print(f"new won {wins / games:.1%} of {games} games ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
