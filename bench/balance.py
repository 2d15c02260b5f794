"""`python -m bench.balance witch-of-salem`: how hard every preset and variant of a cooperative game is.

It prints the Markdown table of docs/balance. The same seed gives the same table. With `--expansions` the rows
are the expansions of the game: each alone, the sessions of its campaign, and three recommended evenings.
"""

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from miskatonic.arena import Run, Summary, simulate
from miskatonic.arena.interval import wilson95
from miskatonic.cli.measure.markdown import markdown_table
from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame

# The option by which a game chooses its difficulty.
DIFFICULTY = ("preset", "difficulty")
# The options that switch expansions on, and the teams that all of them take.
EXPANSIONS = ("main", "modules", "special_cult", "monsters")
TEAMS = (3, 4, 5)
# Modules that go well together, in the order of difficulty.
EVENINGS = {
    "behind the portals": "otherworlds,relics,investigation_events",
    "the sick town": "victims,diseases,investigation_events",
    "the cults' calendar": "rituals,cultist_events,rorschach",
}


class Row(NamedTuple):
    """What is played in one row: its name, its seats, its options and its bots."""

    name: str
    seats: int
    options: Mapping[str, str]
    bots: tuple[str, ...]

    @property
    def file(self) -> str:
        """A name for the file that keeps its games."""
        return f"{re.sub('[^a-z0-9]+', '-', self.name)}-{self.seats}"


def main() -> None:
    asked = _arguments()
    spec = find_game(asked.game)
    offered = expansion_rows(spec, asked.bots) if asked.expansions else rows(spec, asked.bots)
    wanted = [row for row in offered if asked.only in row.name and asked.seats in (None, row.seats)]
    runs = [Run(spec, row.seats, row.bots, asked.games, asked.seed, row.options) for row in wanted]
    kept = [asked.keep and asked.keep / f"{row.file}-{asked.seed}-{asked.games}.db" for row in wanted]
    found = [simulate(run, workers=asked.jobs, checkpoint=file) for run, file in zip(runs, kept, strict=True)]
    print("\n".join(table(wanted, found)))


def table(measured: Sequence[Row], found: Sequence[Summary]) -> Iterator[str]:
    """A line for each row; the last columns give the ways of losing, in per cent of all games."""
    causes = _causes(found)
    head = ("table", "seats", "games", "won", "95 %", "rounds", *causes)
    return markdown_table(
        head, (_cells(row, summary, causes) for row, summary in zip(measured, found, strict=True))
    )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("game", help="a cooperative game, such as witch-of-salem")
    parser.add_argument("--games", type=int, default=400, help="games in each row, default 400")
    parser.add_argument("--bots", default="greedy", help="who plays, default greedy")
    parser.add_argument("--only", default="", metavar="TEXT", help="only rows whose name contains this")
    parser.add_argument("--seats", type=int, help="only rows with so many seats")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="finished games; a later call goes on")
    parser.add_argument("--expansions", action="store_true", help="the expansions instead of the presets")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", "-j", type=int, default=1, help="processes, default 1")
    return parser.parse_args()


def rows(spec: AnyGame, bot: str) -> Iterator[Row]:
    """Every difficulty, every variant, and the newcomers' variant with one beginner in the team."""
    option = next(option for option in spec.options if option.key in DIFFICULTY)
    for value in option.values:
        yield from (Row(f"{option.key} {value}", seats, {option.key: value}, (bot,)) for seats in spec.seats)
    for name, options in spec.variants.items():
        # The variant without options is the default difficulty.
        if options:
            yield from (Row(f"variant {name}", seats, options, (bot,)) for seats in spec.seats)
    if spec.beginner is not None:
        options = spec.variants[spec.newcomer]
        for seats in spec.seats:
            # The beginner is the last seat. Who starts is drawn by lot, so that any chair is the same.
            yield Row(
                f"{spec.newcomer} with one beginner", seats, options, (*(bot,) * (seats - 1), "beginner")
            )


def expansion_rows(spec: AnyGame, bot: str) -> Iterator[Row]:
    """The game without expansions, each expansion alone, each session, and the evenings."""
    by_key = {option.key: option for option in spec.options}
    yield from _teams(spec, "no expansion", {}, bot)
    for key in EXPANSIONS:
        # Values that stand for others, or for none of them, are no expansions.
        for value in (one for one in by_key[key].values if not one.startswith(("none", "preset", "random"))):
            if (key, value) != ("main", "campaign"):
                yield from _teams(spec, f"{key} {value}", {key: value}, bot)
    if spec.campaign is not None:
        for seats in TEAMS:
            for number, options in enumerate(spec.campaign.sessions(seats), 1):
                yield Row(f"session {number}", seats, options, (bot,))
    for name, modules in EVENINGS.items():
        yield from _teams(spec, f"evening {name}", {"modules": modules}, bot)


def _teams(spec: AnyGame, name: str, options: Mapping[str, str], bot: str) -> Iterator[Row]:
    """A row for each size of a team; whoever plays against it has a seat more.

    What takes no such team has a row for each team that it takes: Distant Help is for one or two detectives.
    """
    more = spec.count_opponents(options)
    allowed = spec.seats_for(options)
    seats = [team + more for team in TEAMS if team + more in allowed] or allowed
    yield from (Row(name, number, options, (bot,)) for number in seats)


def _causes(found: Sequence[Summary]) -> list[str]:
    """The ways of losing, the most frequent first."""
    counts: dict[str, int] = {}
    for summary in found:
        for record in summary.records:
            if 0 not in record.winners:
                counts[record.ending] = counts.get(record.ending, 0) + 1
    return sorted(counts, key=lambda ending: -counts[ending])


def _cells(row: Row, found: Summary, causes: Sequence[str]) -> tuple[str, ...]:
    games, wins = found.run.games, found.wins[0]
    low, high = wilson95(wins, games)
    lost = (f"{100 * found.endings.get(cause, 0) / games:.0f}" for cause in causes)
    shares = (f"{wins / games:.0%}", f"{low:.0%} to {high:.0%}")
    return (row.name, str(row.seats), str(games), *shares, f"{found.mean_rounds:.0f}", *lost)


if __name__ == "__main__":
    main()
