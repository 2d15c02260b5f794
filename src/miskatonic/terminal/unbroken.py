"""Lines of pieces of text that stay whole: rich breaks lines at every space, even at those that forbid it."""

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions
from rich.text import Text

_GAP = "  "


class Unbroken:
    """Pieces one after another; a piece that does not fit begins a new line."""

    def __init__(self, pieces: Sequence[Text]) -> None:
        self._pieces = pieces

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = Text()
        for piece in self._pieces:
            if line and line.cell_len + len(_GAP) + piece.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, _GAP, piece) if line else piece
        yield line
