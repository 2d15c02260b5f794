"""A picture of a scene: its text in columns. All pictures have the same size, so that they make a film."""

import textwrap
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from miskatonic.extras import require

require("research", "PIL")

from PIL import Image, ImageDraw, ImageFont  # noqa: E402 - the extra comes first

WIDTH: Final = 1280
HEIGHT: Final = 960
_COLUMNS: Final = 3
_MARGIN: Final = 12
_PAPER: Final = (24, 26, 32)
_INK: Final = (226, 222, 208)
_HEADING: Final = (214, 172, 92)
# Font sizes in pixels, the most readable first. The last one is used even if the end does not fit.
_SIZES: Final = (14, 12, 11, 10, 9, 8)
# Of the font: a letter is about so wide, and a line so high, for each pixel of its size.
_LETTER: Final = 0.54
_LINE: Final = 1.3


def draw_text(text: str) -> NDArray[np.uint8]:
    """The text as an RGB picture, as large as it fits. Zones stand out; long lines are continued below."""
    size, lines = _fitted(text.splitlines())
    font = ImageFont.load_default(size)
    picture = Image.new("RGB", (WIDTH, HEIGHT), _PAPER)
    pen = ImageDraw.Draw(picture)
    rows = _rows(size)
    for number, line in enumerate(lines[: rows * _COLUMNS]):
        column, row = divmod(number, rows)
        at = (_MARGIN + column * (WIDTH // _COLUMNS), _MARGIN + int(row * size * _LINE))
        pen.text(at, line, fill=_INK if line.startswith(" ") else _HEADING, font=font)
    return np.asarray(picture, np.uint8)


def _fitted(lines: Sequence[str]) -> tuple[int, list[str]]:
    """The first size at which all lines fit, and the lines broken for it."""
    for size in _SIZES:
        letters = int((WIDTH // _COLUMNS - 2 * _MARGIN) / (size * _LETTER))
        broken = [part for line in lines for part in textwrap.wrap(line, letters, subsequent_indent="    ")]
        if len(broken) <= _COLUMNS * _rows(size) or size == _SIZES[-1]:
            return size, broken
    raise AssertionError("the last size always returns")


def _rows(size: int) -> int:
    return int((HEIGHT - 2 * _MARGIN) / (size * _LINE))
