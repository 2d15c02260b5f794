"""`simulate`: a summary of many games."""

from pathlib import Path

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.arena import Played, Run, Summary, play, simulate
from miskatonic.arena.data.noting import Rows, observe
from miskatonic.arena.data.study import alone, study
from miskatonic.arena.data.weighing import weigh_games
from miskatonic.arena.data.writing import check_target, write_data
from miskatonic.cli.lookup import BadArgumentError, named_game, split_list
from miskatonic.cli.measure.commands import SimulateArguments
from miskatonic.cli.output import finish, print_json, progress_bar
from miskatonic.cli.runs import make_run, means_of
from miskatonic.terminal.look import make_console

_BAR = 30


def show_simulation(arguments: SimulateArguments) -> None:
    """Play the games and print their summary."""
    spec = named_game(arguments.game)
    run = make_run(arguments, spec, arguments.content)
    out = arguments.out
    summary = _play(arguments, run) if out is None else _keep(arguments, run, out)
    if arguments.json:
        print_json(summary.as_dict())
    else:
        make_console().print(_page(summary))
    finish(summary.run.games, arguments.games)


def _play(arguments: SimulateArguments, run: Run) -> Summary:
    for name, is_wanted in (("study", arguments.study), ("weigh", arguments.weigh)):
        if is_wanted:
            raise BadArgumentError(f"--{name} needs --out, the folder for its games")
    with progress_bar(_task(arguments, run)) as progress:
        return simulate(run, **means_of(arguments, progress))


def _keep(arguments: SimulateArguments, run: Run, folder: Path) -> Summary:
    """Play the run, and others beside it if a study is wanted, and write all games."""
    names = split_list(arguments.observe)
    observer = observe(run.spec, names)
    if arguments.weigh < 0:
        raise BadArgumentError(f"the number of games to weigh must be at least 0, not {arguments.weigh}")
    if arguments.weigh and "decisions" not in names:
        raise BadArgumentError("--weigh needs the decisions; add them to --observe")
    check_target(folder)
    parts = study(run) if arguments.study else alone(run)
    with progress_bar(_task(arguments, run)) as progress:
        played = play([part.run for part in parts], observer, **means_of(arguments, progress))
    if arguments.weigh:
        played[0] = _weighed(arguments, played[0])
    write_data(folder, list(zip(parts, played, strict=True)))
    return Summary(played[0])


def _weighed(arguments: SimulateArguments, played: Played[Rows]) -> Played[Rows]:
    games = min(arguments.weigh, len(played.games))
    with progress_bar(f"moves of {games} games") as progress:
        means = means_of(arguments, progress)
        return weigh_games(
            played, games, workers=means["workers"], engine=means["engine"], progress=means["progress"]
        )


def _task(arguments: SimulateArguments, run: Run) -> str:
    return f"{run.spec.key}, {arguments.bots}"


def _page(summary: Summary) -> RenderableType:
    told = summary.as_dict()
    facts = Grid.grid(padding=(0, 2))
    facts.add_column(style="quiet")
    facts.add_column()
    rates = [told["win_rate"]] if summary.cooperative else told["win_rate"]
    intervals = [told["interval95"]] if summary.cooperative else told["interval95"]
    for seat, (rate, (low, high)) in enumerate(zip(rates, intervals, strict=True), 1):
        label = "won" if summary.cooperative else f"seat {seat} won"
        facts.add_row(label, Text.assemble((f"{rate:.1%}", "bold"), f"  (95 %: {low:.1%} to {high:.1%})"))
    facts.add_row("rounds", f"{summary.mean_rounds:.1f} on average")
    facts.add_row("decisions", f"{summary.decisions:,}, {told['decisions_per_second']:,.0f} a second")
    title = Text.assemble(
        (f"{summary.run.games:,} games of {summary.run.spec.key}", "title"),
        (f"  {', '.join(summary.run.lineup)}, seed {summary.run.seed}", "quiet"),
    )
    options = [Text(f"options: {summary.run.changed}", "quiet")] if summary.run.changed else []
    return Group(
        Line(title, align="left", style="quiet"),
        *options,
        facts,
        Text("\nHow they ended", "heading"),
        _endings(summary),
    )


def _endings(summary: Summary) -> Grid:
    table = Grid.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="heading")
    for ending, count in summary.endings.items():
        share = count / summary.run.games
        table.add_row(ending, f"{share:.1%}", "█" * max(1, round(share * _BAR)))
    return table
