"""Printing: JSON documents and progress bars."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from miskatonic.terminal.look import make_console


def print_json(value: Any) -> None:  # noqa: ANN401 - whatever a command has found
    """One JSON document on standard output."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


@contextmanager
def progress_bar(task: str) -> Iterator[Callable[[int, int], None] | None]:
    """A live bar on standard error; None when standard error is not a terminal."""
    console = make_console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        shown = bar.add_task(task, total=None)
        yield lambda done, wanted: bar.update(shown, completed=done, total=wanted)
