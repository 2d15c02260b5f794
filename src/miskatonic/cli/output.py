"""Printing: JSON documents and progress bars."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from miskatonic.terminal.look import make_console

INTERRUPTED: Final = 130


def print_json(value: Any) -> None:  # noqa: ANN401 - whatever a command has found
    """One JSON document on standard output."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


@contextmanager
def progress_bar(task: str, *, logs: bool = False) -> Iterator[Callable[[int, int], None] | None]:
    """A live bar on standard error; None when standard error is not a terminal.

    With `logs`, a file or a pipe gets a line after the first games and after each tenth instead: for commands
    that run for hours.
    """
    console = make_console(stderr=True)
    if not console.is_terminal:
        yield _Tenths(task).report if logs else None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        shown = bar.add_task(task, total=None)
        yield lambda done, wanted: bar.update(shown, completed=done, total=wanted)


def finish(done: int, wanted: int, what: str = "games") -> None:
    """After an interrupt, say what the result stands for, and leave with the exit code for it."""
    if done < wanted:
        sys.stdout.flush()
        sys.stderr.write(f"miskatonic: interrupted; this is the result of {done:,} of {wanted:,} {what}.\n")
        raise typer.Exit(INTERRUPTED)


class _Tenths:
    """Progress as lines of a log: the first games, and then each tenth."""

    def __init__(self, task: str) -> None:
        self._task = task
        self._tenth = -1

    def report(self, done: int, wanted: int) -> None:
        tenth = 10 * done // wanted
        if done and tenth > self._tenth:
            self._tenth = tenth
            sys.stderr.write(f"{self._task}: {done:,} of {wanted:,}\n")
            sys.stderr.flush()
