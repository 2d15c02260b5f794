"""Open cards, a line each: name, facts, marks, and as much of the text as fits."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from miskatonic.content.cards import CardFace, CardText, Fact
from miskatonic.kernel.scene import Piece
from miskatonic.terminal.ledger import LABEL
from miskatonic.terminal.library import Library
from miskatonic.terminal.pieces import Pencil
from miskatonic.terminal.voice import Voice

# A narrower terminal has no room for the text of a card; `cards NAME` shows it.
_WIDE = 100


@dataclass
class Listing:
    """The cards that are listed in a line each: those of a kind with a message `line-<kind>`."""

    library: Library | None
    voice: Voice

    @cached_property
    def faces(self) -> dict[str, tuple[CardFace, CardText]]:
        library = self.library
        if library is None:
            return {}
        return {
            face.id: (face, text)
            for face, text in zip(library.faces, library.cards, strict=True)
            if self.voice.texts.has(f"line-{face.kind}")
        }

    def has(self, pieces: Sequence[Piece]) -> bool:
        """Is one of these pieces such a card?"""
        return any(piece.face in self.faces for piece in pieces)

    def table(self, title: Text, pieces: Sequence[Piece], pencil: Pencil, width: int) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="heading", min_width=LABEL)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=width >= _WIDE)
        if width >= _WIDE:
            grid.add_column(style="quiet")
        for number, piece in enumerate(pieces):
            known = self.faces.get(piece.face)
            line = self.line(piece.face, self.voice)
            facts = [] if line is None else [Text(line)]
            told = Text(", ").join([*facts, *pencil.told(piece.marks, piece.face)])
            text = Text("" if known is None else " ".join(known[1].rules.split()))
            text.no_wrap, text.overflow = True, "ellipsis"
            row = [Text() if number else title, pencil.title(piece), told]
            grid.add_row(*row, *([text] if width >= _WIDE else []))
        return grid

    def line(self, card: str, voice: Voice) -> str | None:
        """The line of a card. A fact that only other cards have is passed to the message as `nothing`."""
        known = self.faces.get(card)
        if known is None:
            return None
        face = known[0]
        facts: dict[str, Any] = {key: "nothing" for other, _ in self.faces.values() for key, _ in other.facts}
        facts |= {key: _short(value, voice) for key, value in face.facts}
        return voice.said(f"line-{face.kind}", **facts)


def _short(value: Fact, voice: Voice) -> Fact:
    if isinstance(value, tuple):
        return tuple(voice.name(part, "short") for part in value)
    return voice.name(value, "short") if isinstance(value, str) else value
