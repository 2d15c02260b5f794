"""Lines of the log: headings, sentences, and remarks on who was forced and who knows."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from miskatonic.kernel.events import Event
from miskatonic.matches import Match
from miskatonic.terminal.look import Glyphs
from miskatonic.terminal.voice import Voice


def event_line(
    event: Event, readers: Sequence[int], match: Match, voice: Voice, signs: Glyphs
) -> RenderableType:
    """An event as these seats read it; without seats, as a spectator does."""
    told = voice.event(event)
    if match.spec.is_heading(event.kind):
        return Text.assemble("\n", (told.removesuffix("."), "title"))
    line = Text(told)
    for seat, name in enumerate(voice.seat_names):
        line.highlight_words([name], f"seat{seat % 5}")
    remarks = [remark for remark in (_forced(event, readers, match), _knowing(event, match)) if remark]
    return bulleted(line.append(f"  ({'; '.join(remarks)})", "secret") if remarks else line, signs)


def bulleted(line: Text, signs: Glyphs) -> RenderableType:
    """A line of the log; what does not fit into one line is indented."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(style="quiet")
    grid.add_column()
    grid.add_row(signs.bullet, line)
    return grid


def _forced(event: Event, readers: Sequence[int], match: Match) -> str:
    """That the engine took an only option: the reader's, if one person reads, or somebody's."""
    if event.forced is None:
        return ""
    is_mine = list(readers) == [event.forced] or (match.setup.is_solo and bool(readers))
    return "taken for you: there was no other choice" if is_mine else "there was no other choice"


def _knowing(event: Event, match: Match) -> str:
    """Who knows an event that was not told to all seats; one person at all seats knows everything."""
    seats = range(len(match.setup.seats))
    if event.to is None or match.setup.is_solo or all(event.is_for(seat) for seat in seats):
        return ""
    return "only you know" if len(event.to) == 1 else "not everybody knows"
