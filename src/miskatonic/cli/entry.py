"""The entry point. A command fails with one sentence and an exit code, never with a traceback."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from shutil import get_terminal_size
from textwrap import fill

import typer

from miskatonic.cli.app import app
from miskatonic.cli.output import INTERRUPTED
from miskatonic.kernel.errors import MiskatonicError

BAD_INPUT = 2


def main(args: Sequence[str] | None = None) -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run(args))


def run(args: Sequence[str] | None = None) -> int:
    """Run the command line; the exit code is 0, 1 for a finding, 2 for bad input."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a character shows a question mark instead.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = app(args=args, prog_name="miskatonic", standalone_mode=False)
        sys.stdout.flush()
    except typer.TyperException as error:
        # Without arguments typer has printed the help, and there is no message.
        return _fail(error.format_message()) if error.format_message() else 0
    except MiskatonicError as error:
        return _fail(str(error))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except (BrokenPipeError, SystemExit):
        # The reader of a pipe has closed it (`| head`). Nothing more can be written, not even at exit.
        # typer raises SystemExit in this case only.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
        return 0
    return code if isinstance(code, int) else 0


def _fail(sentence: str) -> int:
    text = " ".join(sentence.split())
    stop = "" if text.endswith((".", "?", "!")) else "."
    line = f"miskatonic: {text}{stop}"
    if sys.stderr.isatty():
        # A terminal would break the line in the middle of a word; who reads a pipe wants one line.
        line = fill(line, get_terminal_size().columns, break_long_words=False, break_on_hyphens=False)
    sys.stderr.write(f"{line}\n")
    return BAD_INPUT
