"""How the terminal looks: a reading room at night, in any terminal, with or without colour."""

from typing import Final, NamedTuple

from rich.console import Console
from rich.theme import Theme

# Colours that can be read on dark and on light ground; seats are told apart by name as well.
THEME: Final = Theme(
    {
        "title": "bold #b8860b",
        "heading": "#b8860b",
        "quiet": "dim",
        "key": "bold #2e8b57",
        "alarm": "bold #c0392b",
        "secret": "italic #8e6bbf",
        "rule": "#5f87af",
        "seat0": "bold #3a9bb5",
        "seat1": "bold #b5673a",
        "seat2": "bold #7d9b3a",
        "seat3": "bold #a05fa0",
        "seat4": "bold #8a8a5a",
    }
)


class Glyphs(NamedTuple):
    """The signs of the board."""

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


_FANCY: Final = Glyphs("●", "○", "◉", "━", "┄", "◆", "▲", "✖", "•", "–", " · ")  # noqa: RUF001 - a dash is meant
_PLAIN: Final = Glyphs("*", "o", "@", "=", ".", "+", "!", "X", "*", "-", ", ")


def glyphs(console: Console) -> Glyphs:
    """The signs that this console can show."""
    return _PLAIN if console.options.ascii_only else _FANCY


def make_console(*, stderr: bool = False, width: int | None = None) -> Console:
    """A console in our colours; rich honours NO_COLOR, COLUMNS and whether somebody is looking."""
    return Console(theme=THEME, stderr=stderr, width=width, highlight=False)
