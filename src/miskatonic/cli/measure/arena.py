"""`arena`: bots compete, and are rated."""

from collections.abc import Iterator
from functools import partial
from typing import Final, cast

import typer
from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.arena.tournament import checkpoint
from miskatonic.arena.tournament.contest import Contest, Course, System
from miskatonic.arena.tournament.playing import play_contest
from miskatonic.arena.tournament.standings import Standings
from miskatonic.cli.lookup import BadArgumentError, named_game, split_list, table_options
from miskatonic.cli.measure.commands import ArenaArguments
from miskatonic.cli.options import workers
from miskatonic.cli.output import INTERRUPTED, print_json, progress_bar
from miskatonic.cli.runs import engine_of
from miskatonic.terminal.look import make_console

_STOPPED: Final = {
    "certain": "Stopped: every order is clear, or the difference is known well enough.",
    "limit": "Stopped at the most seeds; raise --seeds to become more certain.",
    "interrupted": "Interrupted; this is the result of the games so far.",
}


def show_arena(arguments: ArenaArguments) -> None:
    """Play the contest and print its standings."""
    contest = _contest(arguments)
    save = None
    course = Course(contest)
    if arguments.checkpoint is not None:
        course = checkpoint.resume(contest, arguments.checkpoint)
        save = partial(checkpoint.save, path=arguments.checkpoint)
    with progress_bar(f"{contest.spec.key}, {contest.system}", logs=True) as progress:
        engine = engine_of(arguments.engine, arguments.address, arguments.jobs)
        jobs = workers(arguments.jobs)
        is_over = play_contest(course, workers=jobs, engine=engine, progress=progress, save=save)
    found = Standings(course, is_over)
    if arguments.json:
        print_json(found.as_dict())
    else:
        make_console().print(_page(found))
    if not is_over:
        raise typer.Exit(INTERRUPTED)


def _contest(arguments: ArenaArguments) -> Contest:
    spec = named_game(arguments.game)
    if arguments.bots is None and not arguments.team:
        raise BadArgumentError("name the bots that compete: --bots greedy,search:40")
    options = table_options(spec, arguments.option or (), arguments.variant)
    seats = min(spec.seats_for(options)) if arguments.seats is None else arguments.seats
    return Contest(
        spec,
        seats,
        () if arguments.bots is None else tuple(split_list(arguments.bots)),
        tuple(tuple(split_list(team)) for team in arguments.team or ()),
        arguments.mixed,
        cast(System, arguments.system),
        arguments.seeds,
        arguments.within,
        arguments.seed,
        options,
        arguments.content,
    )


def _page(found: Standings) -> RenderableType:
    course = found.course
    title = Text.assemble(
        (f"{course.games:,} games of {course.contest.spec.key}", "title"),
        (f"  {course.contest.seats} seats, {course.seeds:,} seeds, seed {course.contest.seed}", "quiet"),
    )
    return Group(
        Line(title, align="left", style="quiet"),
        _ratings(found),
        Text("\nBetween neighbours", "heading"),
        _steps(found),
        Text("\nBy lineup", "heading"),
        _lineups(found),
        Text(f"\n{_STOPPED[found.stopped]}", "quiet"),
    )


def _grid(*headings: str) -> Grid:
    table = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="quiet")
    for at, heading in enumerate(headings):
        table.add_column(heading, justify="right" if at else "left")
    return table


def _ratings(found: Standings) -> Grid:
    table = _grid("", "rating", "95 %", "games", "won")
    for name, rating, games, rate in found.table:
        margin = rating.high - rating.value
        row = (name, Text(f"{rating.value:+.0f}", "bold"), f"± {margin:.0f}", f"{games:,}", f"{rate:.1%}")
        table.add_row(*row)
    return table


def _steps(found: Standings) -> Grid:
    table = _grid("", "difference", "95 %", "")
    for step in found.steps:
        value, low, high = step.difference
        interval = f"{low:+.0f} to {high:+.0f}"
        judged = "clear" if step.is_clear else "not clear"
        table.add_row(f"{step.above} above {step.below}", f"{value:+.0f}", interval, judged)
    return table


def _lineups(found: Standings) -> Grid:
    cooperative = found.course.contest.spec.cooperative
    table = _grid("seats in order", "games", "won", "as rated")
    for each in found.lineups:
        rates = [wins / each.games for wins in each.wins]
        shown = slice(1) if cooperative else slice(None)
        won, rated = (" ".join(_percents(part[shown])) for part in (rates, each.expected))
        table.add_row(", ".join(each.bots), f"{each.games:,}", won, rated)
    return table


def _percents(rates: list[float] | tuple[float, ...]) -> Iterator[str]:
    return (f"{rate:.0%}" for rate in rates)
