"""A picture of a scene: its text, drawn."""

import textwrap
from typing import Final

import numpy as np
from numpy.typing import NDArray

from miskatonic.extras import require

require("research", "PIL")

from PIL import Image, ImageDraw, ImageFont  # noqa: E402 - the extra comes first

_COLUMNS: Final = 110
_MARGIN: Final = 12
_SIZE: Final = 13
_LINE: Final = 17
_WIDTH: Final = 900
_PAPER: Final = (24, 26, 32)
_INK: Final = (226, 222, 208)
_HEADING: Final = (214, 172, 92)


def draw_text(text: str) -> NDArray[np.uint8]:
    """The text as an RGB picture. Zones stand out; long lines are continued below."""
    font = ImageFont.load_default(_SIZE)
    lines = [
        part for line in text.splitlines() for part in textwrap.wrap(line, _COLUMNS, subsequent_indent="    ")
    ]
    picture = Image.new("RGB", (_WIDTH, 2 * _MARGIN + _LINE * len(lines)), _PAPER)
    pen = ImageDraw.Draw(picture)
    for number, line in enumerate(lines):
        colour = _INK if line.startswith(" ") else _HEADING
        pen.text((_MARGIN, _MARGIN + _LINE * number), line, fill=colour, font=font)
    return np.asarray(picture, np.uint8)
