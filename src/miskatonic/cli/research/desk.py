"""What the commands of `research` do and print."""

import sys
from typing import Any

from rich.table import Table as Grid

from miskatonic.cli.lookup import named_game, split_list, table_options
from miskatonic.cli.output import print_json, progress_bar
from miskatonic.cli.research.commands import (
    BenchmarkArguments,
    DatasetArguments,
    EvaluateArguments,
    NamesArguments,
    TableArguments,
)
from miskatonic.research.benchmark import Benchmark
from miskatonic.research.dataset import Dataset
from miskatonic.research.language.evaluation import Evaluation
from miskatonic.research.setting import Setting
from miskatonic.terminal.look import make_console


def show_names(arguments: NamesArguments) -> None:
    """One name on each line, in the order of the vector."""
    setting = _setting(arguments)
    if arguments.actions:
        named = setting.actions.texts
    else:
        from miskatonic.research.observations.layout import layout_of

        named = layout_of(setting).names
    sys.stdout.write("".join(f"{number}\t{name}\n" for number, name in enumerate(named)))


def show_benchmark(arguments: BenchmarkArguments) -> None:
    asked = Benchmark(
        _setting(arguments), split_list(arguments.agents), arguments.opponent, arguments.games, arguments.seed
    )
    with progress_bar(f"{asked.setting.game}, benchmark") as progress:
        told = asked.run(progress)
    if arguments.json:
        print_json(told)
    else:
        make_console().print(_page(told))


def write_dataset(arguments: DatasetArguments) -> None:
    asked = Dataset(
        _setting(arguments),
        split_list(arguments.bots),
        arguments.games,
        arguments.seed,
        with_scenes=arguments.scenes,
    )
    with progress_bar(f"{asked.setting.game}, {arguments.bots}") as progress:
        decisions = asked.write(arguments.out, progress)
    sys.stdout.write(f"{arguments.out}: {arguments.games:,} games, {decisions:,} decisions\n")


def show_evaluation(arguments: EvaluateArguments) -> None:
    asked = Evaluation(
        _setting(arguments),
        arguments.command,
        arguments.others,
        arguments.games,
        arguments.seed,
        arguments.seconds,
        with_rules=not arguments.no_rules,
        with_words=not arguments.no_words,
    )
    with progress_bar(f"{asked.setting.game}, {arguments.command}") as progress:
        told = asked.run(progress)
    print_json(told)


def _setting(arguments: TableArguments) -> Setting:
    spec = named_game(arguments.game)
    options = table_options(spec, arguments.option or (), arguments.variant)
    return Setting.of(spec.key, arguments.seats, options, arguments.content)


def _page(told: dict[str, Any]) -> Grid:
    title = f"{told['game']}, {told['seats']} seats, the others: {told['others']}, seeds from {told['seed']}"
    table = Grid("agent", "games", "won", "result (-1 to 1)", "points", title=title, title_justify="left")
    for row in told["rows"]:
        table.add_row(
            row["agent"],
            f"{row['games']:,}",
            *[_shown(row[what], digits) for what, digits in (("wins", 2), ("result", 2), ("points", 1))],
        )
    return table


def _shown(mean: dict[str, float], digits: int) -> str:
    return f"{mean['mean']:.{digits}f} ± {mean['margin']:.{digits}f}"
