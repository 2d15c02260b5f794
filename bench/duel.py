"""Today's habit against that of an older commit: `python -m bench.duel wisdom-of-cthulhu 1cebe8b --seats 2`.

The habit of the older commit is taken from git and played under another name in the same process, by the
rules of today. In a competitive game one seat plays today's habit and all others the old one, on every seed
once from every seat. In a cooperative game teams of either habit play the same seeds. Each seat is given what
it can know.

With `--search search:20ms` the instincts are compared instead: searches of that name, by processor time, play
with today's instinct and with that of the older commit, which plays `--old-rounds` ahead before it judges.
"""

import argparse
import importlib
import io
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import TypeAlias

from bench.knobs import processor_time
from miskatonic.arena.game import game_seed
from miskatonic.arena.interval import wilson95
from miskatonic.arena.paired import rates
from miskatonic.bots.search import SearchBot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Outcome
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

Policy: TypeAlias = Callable[[Table, int], Word]


def old_room(spec: AnyGame, commit: str, room: str, folder: Path) -> ModuleType:
    """A room of the game at this commit, imported from a copy whose modules have another name.

    The room is a package, or a single module if the game was smaller then.
    """
    package = spec.key.replace("-", "_")
    path = _room_at(commit, f"src/miskatonic/games/{package}/{room}")
    archive = subprocess.run(["git", "archive", commit, path], check=True, capture_output=True)
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as tar:
        tar.extractall(folder, filter="data")
    old = (folder / path).rename(folder / f"old_{Path(path).name}")
    for module in [old] if old.is_file() else old.glob("*.py"):
        text = module.read_text(encoding="utf-8")
        module.write_text(text.replace(f"miskatonic.games.{package}.{room}", f"old_{room}"), encoding="utf-8")
    sys.path.insert(0, str(folder))
    return importlib.import_module(f"old_{room}")


def _room_at(commit: str, package: str) -> str:
    listed = subprocess.run(["git", "ls-tree", commit, package], check=True, capture_output=True)
    return package if listed.stdout else f"{package}.py"


def with_old_instinct(spec: AnyGame, commit: str, folder: Path, rounds_ahead: int) -> AnyGame:
    """The game with the instinct of this commit; its own weights, if it has learned some, lie beside it."""
    old = old_room(spec, commit, "instinct", folder)
    if (learned := getattr(old, "VALUE", None)) is not None:
        vars(old)["VALUE"] = replace(learned, file=folder / "old_instinct" / "value.json")
    instincts = getattr(old, "instincts", None)
    return replace(spec, instinct=old.instinct, instincts=instincts, value=None, rounds_ahead=rounds_ahead)


def searching(spec: AnyGame, name: str) -> Policy:
    """A search of this name that sees the game so, by processor time."""
    bot = SearchBot(processor_time(name))
    return lambda table, seat: bot.choose(Vantage(spec, table, seat), Dice.seeded(table.dice.state, "search"))


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
    parser.add_argument("--search", help="compare instincts by this search, such as search:20ms")
    parser.add_argument("--old-rounds", type=int, default=3, help="default 3")
    args = parser.parse_args()
    spec, seats = find_game(args.game), args.seats
    assert spec.habit is not None
    new: Policy = spec.habit
    with tempfile.TemporaryDirectory() as folder:
        if args.search is None:
            old: Policy = old_room(spec, args.commit, "habit", Path(folder)).habit
        else:
            before = with_old_instinct(spec, args.commit, Path(folder), args.old_rounds)
            old, new = searching(before, args.search), searching(spec, args.search)
        seeds = range(args.seed, args.seed + args.seeds)
        if spec.cooperative:
            wins = [[bool(play(spec, [each] * seats, s).winners) for s in seeds] for each in (old, new)]
            found = rates(*wins)
            print(f"old {found.a:.1%}, new {found.b:.1%} of {args.seeds} games each")
            print(f"difference {found.difference:+.1%} ({found.low:+.1%} to {found.high:+.1%})")
            return
        won = 0.0
        for seed in seeds:
            for hero in range(seats):
                outcome = play(spec, [new if seat == hero else old for seat in range(seats)], seed)
                won += (hero in outcome.winners) / len(outcome.winners)
        games = len(seeds) * seats
        low, high = wilson95(round(won), games)
        print(f"new won {won / games:.1%} of {games} games ({low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
