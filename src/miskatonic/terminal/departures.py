"""How tables depart from the rule book, in sentences."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.content.texts import Texts
from miskatonic.games.departures import Departure

BY_THE_BOOK = "By the book."


def departure_sentences(found: Sequence[Departure], texts: Texts) -> list[str]:
    """A sentence for each departure."""
    return [texts.departure(departure.key, departure.args) for departure in found]


def departure_list(sentences: Sequence[str], sign: str) -> RenderableType:
    """The sentences as a list; without any, the table is by the book."""
    if not sentences:
        return Text(BY_THE_BOOK, "quiet")
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="departs")
    grid.add_column(style="departs")
    for sentence in sentences:
        grid.add_row(sign, sentence)
    return grid
