"""The tables that `make bench` prints."""

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bench.figures import Figures, middle
from bench.rounds import Entry
from bench.verdicts import Ratios, Verdict

LAYOUT: dict[str, Any] = {"title_justify": "left", "box": SIMPLE_HEAD, "pad_edge": False}


def print_figures(console: Console, entries: Sequence[Entry]) -> None:
    """Narrow enough for eighty columns: what was played and copied stands below the figures."""
    table = Table(title="Figures (medians of the rounds)", **LAYOUT)
    table.add_column("who", no_wrap=True)
    for column in ("decisions\n/s", "ticks\n/s", "±\n%", "games\n/s", "clone\nµs", "search\nµs"):
        table.add_column(column, justify="right", no_wrap=True)
    measured = [entry for entry in entries if not entry.trouble]
    for entry in measured:
        table.add_row(entry.key, *_figure_cells(entry.rounds))
    console.print(table)
    for entry in measured:
        shown = entry.rounds[0]
        copied = f"; clone: {shown.clone_means}" if shown.clone_means else ""
        console.print(f"  {entry.key}: {shown.name} {shown.version}, {shown.played}{copied}", style="dim")
    for entry in entries:
        if entry.trouble:
            console.print(f"  [red]{entry.key}: not measured:[/] {escape(entry.trouble)}")


def _figure_cells(rounds: list[Figures]) -> list[str]:
    settled = middle(rounds)
    rates = [figures.ticks_per_second for figures in rounds]
    swing = (max(rates) - min(rates)) / 2 / settled.ticks_per_second * 100
    return [
        f"{settled.decisions_per_second:,.0f}",
        f"{settled.ticks_per_second:,.0f}",
        f"{swing:.0f}",
        f"{settled.games_per_second:,.0f}",
        _microseconds(settled.clone_microseconds),
        _microseconds(settled.search_iteration_microseconds),
    ]


def _microseconds(value: float | None) -> str:
    return "-" if value is None else f"{value:,.1f}"


def print_ratios(console: Console, title: str, against: Sequence[Ratios]) -> None:
    caption = "times faster than the peer; below 1 we are slower"
    table = Table(title=title, caption=caption, caption_justify="left", **LAYOUT)
    table.add_column("peer", no_wrap=True)
    for column in (
        "our decisions/s\n÷ its decisions/s",
        "our decisions/s\n÷ its ticks/s",
        "its clone\n÷ ours",
    ):
        table.add_column(column, justify="right", no_wrap=True)
    for row in against:
        clone = "-" if row.clone is None else f"{row.clone:,.2f}"
        table.add_row(row.peer, f"{row.per_decision:,.2f}", f"{row.per_tick:,.2f}", clone)
    console.print(table)


def print_verdicts(console: Console, verdicts: Sequence[Verdict]) -> None:
    words = {True: "[green]met[/]", False: "[red]not met[/]", None: "[yellow]not judged[/]"}
    for verdict in verdicts:
        console.print(f"  {words[verdict.met]}: {verdict.target}: {verdict.reached}", highlight=False)
