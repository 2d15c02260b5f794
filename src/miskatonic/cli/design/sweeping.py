"""`sweep`: what a value of a card does to the game."""

import tempfile
from pathlib import Path

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.arena.paired import Difference
from miskatonic.arena.sweep import Sweep, sweep
from miskatonic.cli.design.commands import SweepArguments
from miskatonic.cli.lookup import BadArgumentError, named_game, read_content
from miskatonic.cli.output import finish, print_json, progress_bar
from miskatonic.cli.runs import make_run, means_of
from miskatonic.content.files import ContentError
from miskatonic.content.notation import in_toml
from miskatonic.content.records import read_records, read_setting, with_value, write_records
from miskatonic.games.spec import AnyGame
from miskatonic.terminal.look import make_console


def show_sweep(arguments: SweepArguments) -> None:
    """Play each value on the same seeds, and print what differs."""
    spec = named_game(arguments.game)
    read_content(spec, arguments.content)
    target, values = read_setting(arguments.setting)
    with tempfile.TemporaryDirectory() as made:
        folders = {
            in_toml(value): _variant(spec, arguments.content, target, value, Path(made) / str(number))
            for number, value in enumerate(values)
        }
        run = make_run(arguments, spec, next(iter(folders.values())))
        with progress_bar(f"{target}, {arguments.bots}") as progress:
            found = sweep(run, target, folders, **means_of(arguments, progress))
    if arguments.json:
        print_json(found.as_dict())
    else:
        make_console().print(_page(found))
    finish(found.run.games, arguments.games, "games for each value")


def _variant(spec: AnyGame, content: Path | None, target: str, value: object, folder: Path) -> Path:
    """The cards with one value changed, in a folder of their own."""
    write_records(with_value(read_records(content or spec.folder / "data"), target, value), folder)
    try:
        spec.load_content(folder)
    except ContentError as error:
        raise BadArgumentError(f"{target} = {in_toml(value)} cannot be played: {error.faults[0]}") from error
    return folder


def _page(found: Sweep) -> RenderableType:
    run = found.run
    title = Text.assemble(
        (f"{found.target} in {run.games:,} games of {run.spec.key}", "title"),
        (f"  {run.players}, {run.seats} seats, seed {run.seed}", "quiet"),
    )
    table = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="quiet")
    won = ["won"] if run.spec.cooperative else [f"seat {seat} won" for seat in range(1, run.seats + 1)]
    changes = list(found.changes(next(iter(found.played))))
    for heading in ("value", *won, *changes):
        table.add_column(heading, justify="right")
    for number, value in enumerate(found.played):
        rates = [f"{each.value:.0%} ({each.low:.0%} to {each.high:.0%})" for each in found.won(value)]
        against = [_change(each, key, first=number == 0) for key, each in found.changes(value).items()]
        table.add_row(value, *rates, *against)
    note = (
        "The first row has amounts, the others differences from it on the same seeds, with intervals of 95 %;"
        " * excludes zero. Effects are events that the card caused."
    )
    return Group(Line(title, align="left", style="quiet"), table, Text(f"\n{note}", "quiet"))


def _change(each: Difference, key: str, *, first: bool) -> Text:
    def shown(value: float, *, signed: bool) -> str:
        sign = "+" if signed else ""
        return f"{value:{sign}.0%}" if key == "won" else f"{value:{sign}.2f}"

    if first:
        return Text(shown(each.a, signed=False))
    low, high = (shown(value, signed=True) for value in (each.low, each.high))
    clear = " *" if each.is_clear else ""
    told = f"{shown(each.difference, signed=True)} ({low} to {high}){clear}"
    return Text(told, "bold" if each.is_clear else "")
