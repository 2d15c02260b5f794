"""The command `miskatonic`. Commands import what they need when they run, so that --help answers at once."""

from miskatonic.cli.entry import main

__all__ = ["main"]
