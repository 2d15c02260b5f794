"""Blocks: a place or seat with its name and marks, and beside it what lies there, a line each.

A ledger has a column for each kind of mark. Where that would need several tables, a game asks for blocks
with a message `block-<family>`, which is the heading of the second column.
"""

from collections.abc import Sequence
from typing import NamedTuple

from rich.table import Table as Grid
from rich.text import Text

# Limits of the first column: wide enough for a line of marks, and leaving room for the second column.
_LEAST, _MOST = 24, 40
_GAP = 2


class Block(NamedTuple):
    """A name, a description, and a line for each thing that lies there."""

    title: Text
    about: Text
    lines: Sequence[Text]


def blocks(title: str, heading: str, entries: Sequence[Block], width: int) -> Grid:
    table = Grid(show_header=True, box=None, pad_edge=False, padding=(0, _GAP, 0, 0), header_style="quiet")
    table.add_column(title, header_style="title", width=max(_LEAST, min(_MOST, width // 3)))
    table.add_column(heading)
    for entry in entries:
        named = Text("\n").join(part for part in (entry.title, entry.about) if part)
        table.add_row(named, Text("\n").join(entry.lines))
    return table
