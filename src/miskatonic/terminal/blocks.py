"""Places and seats with much to tell: each by its name and what it is, and beside it what lies there.

A ledger has a column for each kind of mark; where that would need several tables, a game asks for blocks
with a message `block-<family>`, the heading over what lies there.
"""

from collections.abc import Sequence
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

# The first column of a block: wide enough for a line of marks, narrow enough for what lies beside it.
_LEAST, _MOST = 24, 40
_GAP = 2


class Block(NamedTuple):
    """A name, what is told of it, and a line for each thing that lies there."""

    title: Text
    about: Text
    lines: Sequence[Text]


def blocks(title: str, heading: str, entries: Sequence[Block], width: int) -> Table:
    table = Table(show_header=True, box=None, pad_edge=False, padding=(0, _GAP, 0, 0), header_style="quiet")
    table.add_column(title, header_style="title", width=max(_LEAST, min(_MOST, width // 3)))
    table.add_column(heading)
    for entry in entries:
        named = Text("\n").join(part for part in (entry.title, entry.about) if part)
        table.add_row(named, Text("\n").join(entry.lines))
    return table
