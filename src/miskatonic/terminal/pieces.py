"""Pieces and their marks as styled text."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from miskatonic.kernel.scene import Piece
from miskatonic.terminal.look import Glyphs
from miskatonic.terminal.voice import Voice


class Pencil:
    """Writes pieces: names in the reader's language, and beside a piece the keys that choose it."""

    def __init__(self, voice: Voice, signs: Glyphs, keys: Mapping[str, str]) -> None:
        self.voice = voice
        self.signs = signs
        self._keys = keys

    def keyed(self, text: Text, words: Sequence[str]) -> Text:
        """The text, and after it the keys of the options among these words."""
        keys = [self._keys[word] for word in words if word in self._keys]
        return Text.assemble(text, (f" [{','.join(keys)}]", "key")) if keys else text

    def title(self, piece: Piece) -> Text:
        """What the piece shows; a piece that has a name for its own place is called by that first."""
        shown = Text(self.voice.name(piece.face))
        if piece.id != piece.face and self.voice.has_name(piece.id):
            shown = Text.assemble((f"{self.voice.name(piece.id)} ", "quiet"), shown)
        return self.keyed(shown, piece.words)

    def told(self, marks: Mapping[str, Any]) -> list[Text]:
        """What the marks say, each a word or two; marks that do not apply say nothing."""
        found = [self.mark(key, marks) for key in self.voice.drawn(marks)]
        return [text for text in found if text]

    def mark(self, key: str, marks: Mapping[str, Any]) -> Text:
        """One mark: a number with its label, a number of a known most as a gauge, anything else itself."""
        label, value = self.voice.mark(key), marks.get(key)
        most = marks.get(f"max_{key}")
        if label is None or key.startswith("max_"):
            return Text()
        if isinstance(value, int) and isinstance(most, int):
            return self.gauge(value, most)
        said = self.voice.value(key, value, marks)
        return Text.assemble((f"{label} ", "quiet"), said) if _is_number(value) else said

    def gauge(self, value: int, most: int) -> Text:
        style = "alarm" if value * 3 <= most else ""
        return Text.assemble((self.signs.full * value, style), (self.signs.empty * (most - value), "quiet"))

    def inline(self, pieces: Sequence[Piece]) -> Text:
        """Pieces in one line of text, in their order."""
        return Text(self.signs.dot, "quiet").join(self._with_marks(piece) for piece in pieces)

    def counted(self, pieces: Sequence[Piece]) -> Text:
        """Pieces whose order has no meaning: equal ones are counted."""
        counts: dict[str, int] = {}
        for piece in pieces:
            counts[piece.face] = counts.get(piece.face, 0) + 1
        return Text(", ").join(
            Text.assemble(self.voice.name(face), (f" x{count}" if count > 1 else "", "quiet"))
            for face, count in counts.items()
        )

    def _with_marks(self, piece: Piece) -> Text:
        text, told = self.title(piece), self.told(piece.marks)
        if not told:
            return text
        return Text.assemble(text, (" (", "quiet"), Text(", ", "quiet").join(told), (")", "quiet"))


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
