"""`simulate`: a summary of many games."""

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.arena import Summary, simulate
from miskatonic.cli.lookup import named_game
from miskatonic.cli.measure.commands import SimulateArguments
from miskatonic.cli.options import workers
from miskatonic.cli.output import finish, print_json, progress_bar
from miskatonic.cli.runs import make_run
from miskatonic.terminal.look import make_console

_BAR = 30


def show_simulation(arguments: SimulateArguments) -> None:
    """Play the games and print their summary."""
    spec = named_game(arguments.game)
    run = make_run(arguments, spec, arguments.content)
    with progress_bar(f"{spec.key}, {arguments.bots}") as progress:
        summary = simulate(run, workers=workers(arguments.jobs), progress=progress, keep_finished=True)
    if arguments.json:
        print_json(summary.as_dict())
    else:
        make_console().print(_page(summary))
    finish(summary.run.games, arguments.games)


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
