"""`query`: a question in SQL to a data folder."""

import csv
import sys
from typing import Any

from rich.table import Table as Grid

from miskatonic.arena.data.reading import Answer, Data
from miskatonic.cli.lookup import BadArgumentError
from miskatonic.cli.measure.commands import QueryArguments
from miskatonic.cli.output import print_json
from miskatonic.terminal.look import make_console


def show_answer(arguments: QueryArguments) -> None:
    """Ask, and print the rows."""
    if arguments.json and arguments.csv:
        raise BadArgumentError("choose one of --json and --csv")
    found = Data(arguments.folder).ask(arguments.query)
    if arguments.json:
        print_json([dict(zip(found.columns, map(_plain, row), strict=True)) for row in found.rows])
    elif arguments.csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(found.columns)
        writer.writerows(found.rows)
    else:
        make_console().print(_table(found))


def _table(found: Answer) -> Grid:
    table = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="quiet")
    for at, column in enumerate(found.columns):
        is_number = any(isinstance(row[at], int | float) for row in found.rows)
        table.add_column(column, justify="right" if is_number else "left")
    for row in found.rows:
        table.add_row(*map(_shown, row))
    return table


def _shown(value: Any) -> str:  # noqa: ANN401 - any type of SQL
    if isinstance(value, float):
        return f"{value:.4g}" if abs(value) < 1000 else f"{value:,.1f}"  # noqa: PLR2004 - four digits either way
    return "" if value is None else str(value)


def _plain(value: Any) -> Any:  # noqa: ANN401 - as above
    """As JSON has it; dates, decimals and the like become texts."""
    return value if isinstance(value, str | int | float | bool | list | dict | None) else str(value)
