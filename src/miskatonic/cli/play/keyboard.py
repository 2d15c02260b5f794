"""Where lines come from: the keyboard, or a script in a pipe."""

import sys
from contextlib import suppress
from functools import partial
from importlib import import_module

from rich.console import Console

from miskatonic.terminal.audience import LEAVING, YES_OR_NO, Read


def reader(console: Console) -> Read:
    """Reads lines from the keyboard. Lines from a pipe are printed too, so that a transcript is complete."""
    if not sys.stdin.isatty():
        return partial(_from_pipe, console)
    with suppress(ImportError):
        # Importing it gives `input` a history and arrow keys.
        import_module("readline")
    return _from_keyboard


def _from_pipe(console: Console, prompt: str) -> str | None:
    line = sys.stdin.readline()
    console.print(f"{prompt}{line.rstrip()}", markup=False)
    return line.rstrip("\n") if line else None


def _from_keyboard(prompt: str) -> str | None:
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        # The first Ctrl-C or Ctrl-D asks whether to leave; the second one leaves.
        sys.stdout.write("\n")
        return None if prompt.endswith(YES_OR_NO) else LEAVING
