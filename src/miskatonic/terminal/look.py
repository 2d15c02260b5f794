"""Colours and glyphs of the terminal, with plain ones where it can show no others."""

from typing import Final, NamedTuple

from rich.console import Console
from rich.theme import Theme

# These colours are readable on dark and on light backgrounds. Seats differ by name as well.
THEME: Final = Theme(
    {
        "title": "bold #b8860b",
        "heading": "#b8860b",
        "quiet": "dim",
        "key": "bold #2e8b57",
        "alarm": "bold #c0392b",
        "secret": "italic #8e6bbf",
        "departs": "#b5673a",
        "rule": "#5f87af",
        "seat0": "bold #3a9bb5",
        "seat1": "bold #b5673a",
        "seat2": "bold #7d9b3a",
        "seat3": "bold #a05fa0",
        "seat4": "bold #8a8a5a",
    }
)


class Glyphs(NamedTuple):
    """The glyphs of the board."""

    full: str
    empty: str
    here: str
    walked: str
    ahead: str
    milestone: str
    warning: str
    end: str
    bullet: str
    dash: str
    dot: str
    cut: str
    rule: str


_FANCY: Final = Glyphs("●", "○", "◉", "━", "┄", "◆", "▲", "✖", "•", "–", " · ", "…", "─")  # noqa: RUF001 - a dash is intended
_PLAIN: Final = Glyphs("*", "o", "@", "=", ".", "+", "!", "X", "*", "-", ", ", "...", "-")


def glyphs(console: Console) -> Glyphs:
    """The glyphs that this console can show."""
    return _PLAIN if console.options.ascii_only else _FANCY


def make_console(*, stderr: bool = False, width: int | None = None) -> Console:
    """A console with our theme; rich respects NO_COLOR and COLUMNS, and detects a pipe."""
    return Console(theme=THEME, stderr=stderr, width=width, highlight=False)
