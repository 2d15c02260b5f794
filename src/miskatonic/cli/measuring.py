"""`simulate`: many games, and what they say."""

from rich.console import Group, RenderableType
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from miskatonic.arena.report import Report
from miskatonic.arena.simulate import simulate
from miskatonic.cli.output import print_json
from miskatonic.cli.plan import Plan
from miskatonic.terminal.look import make_console

_BAR = 30


def show_simulation(plan: Plan, *, json: bool) -> None:
    """Play the games and print the report."""
    report = plan.run(simulate)
    if json:
        print_json(report.as_dict())
    else:
        make_console().print(_page(report))


def _page(report: Report) -> RenderableType:
    told = report.as_dict()
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="quiet")
    facts.add_column()
    rates = [told["win_rate"]] if report.cooperative else told["win_rate"]
    intervals = [told["interval95"]] if report.cooperative else told["interval95"]
    for seat, (rate, (low, high)) in enumerate(zip(rates, intervals, strict=True), 1):
        label = "won" if report.cooperative else f"seat {seat} won"
        facts.add_row(label, Text.assemble((f"{rate:.1%}", "bold"), f"  (95 %: {low:.1%} to {high:.1%})"))
    facts.add_row("rounds", f"{report.mean_rounds:.1f} on average")
    facts.add_row("decisions", f"{report.decisions:,}, {told['decisions_per_second']:,.0f} a second")
    title = Text.assemble(
        (f"{report.games:,} games of {report.game}", "title"),
        (f"  {', '.join(report.bots)}, seed {report.seed}", "quiet"),
    )
    return Group(
        Line(title, align="left", style="quiet"), facts, Text("\nHow they ended", "heading"), _endings(report)
    )


def _endings(report: Report) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="heading")
    for ending, count in report.endings.items():
        share = count / report.games
        table.add_row(ending, f"{share:.1%}", "█" * max(1, round(share * _BAR)))
    return table
