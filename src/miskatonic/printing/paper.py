"""Sheets of paper, and how many pieces of a size go on one. Lengths are in millimetres."""

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from miskatonic.kernel.errors import MiskatonicError

Bleed: TypeAlias = Literal["none", "narrow", "wide"]

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
# How far colours go beyond the cut: home printers need none, print shops ask for three millimetres.
BLEEDS: Final[dict[str, float]] = {"none": 0.0, "narrow": 1.5, "wide": 3.0}
# Room for cut marks, and what most printers cannot reach.
_MARGIN: Final = 6.0


class BadPaperError(MiskatonicError):
    """A paper, bleed or shape that is not known."""


class Size(NamedTuple):
    """The size of a piece after it is cut out."""

    width: float
    height: float


CARD: Final = Size(63.0, 88.0)
SHAPES: Final = {
    "card": CARD,
    "small": Size(44.0, 68.0),
    "tile": Size(70.0, 70.0),
    "wide": Size(88.0, 63.0),
    "large": Size(80.0, 120.0),
}


@dataclass(frozen=True)
class Sheet:
    """How pieces of one size lie on a sheet."""

    paper: str
    bleed: float
    size: Size

    @property
    def width(self) -> float:
        return PAPERS[self.paper][0]

    @property
    def height(self) -> float:
        return PAPERS[self.paper][1]

    @property
    def columns(self) -> int:
        return max(1, int((self.width - 2 * _MARGIN) / (self.size.width + 2 * self.bleed)))

    @property
    def rows(self) -> int:
        return max(1, int((self.height - 2 * _MARGIN) / (self.size.height + 2 * self.bleed)))

    @property
    def pieces(self) -> int:
        return self.columns * self.rows


def check_paper(paper: str, bleed: str) -> float:
    """The bleed in millimetres, if paper and bleed are known."""
    if paper not in PAPERS:
        raise BadPaperError(f"there is no paper '{paper}'; choose from: {', '.join(PAPERS)}")
    if bleed not in BLEEDS:
        raise BadPaperError(f"there is no bleed '{bleed}'; choose from: {', '.join(BLEEDS)}")
    return BLEEDS[bleed]
