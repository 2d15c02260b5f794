"""Where the points of a finished game came from: a line for each source, a column for each seat."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.games.tally import TallyLine
from miskatonic.terminal.look import glyphs
from miskatonic.terminal.voice import Voice, capital


def tally_table(
    lines: Sequence[TallyLine], ranking: Sequence[int], voice: Voice, console: Console
) -> Grid | None:
    """The lines as a table, with the seats in the order of the ranking; None without lines."""
    if not lines:
        return None
    owners = [owner for owner in (*ranking, None) if any(line.seat == owner for line in lines)]
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="quiet", show_footer=True)
    grid.add_column("", footer=Text("Total", "bold"))
    for owner in owners:
        total = sum(line.points for line in lines if line.seat == owner)
        title = Text("Team") if owner is None else voice.seat(owner)
        grid.add_column(title, justify="right", footer=Text(str(total), "bold"))
    for source in dict.fromkeys(line.source for line in lines):
        points = [_points(lines, source, owner) for owner in owners]
        name = capital(voice.texts.source_of_points(source))
        grid.add_row(name, *(Text(glyphs(console).dash, "quiet") if not n else str(n) for n in points))
    return grid


def _points(lines: Sequence[TallyLine], source: str, owner: int | None) -> int:
    return sum(line.points for line in lines if (line.source, line.seat) == (source, owner))
