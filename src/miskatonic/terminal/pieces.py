"""Pieces and their marks as styled text."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from miskatonic.kernel.scene import Piece
from miskatonic.terminal.look import Glyphs
from miskatonic.terminal.voice import Voice

_MANY, _UPPERMOST = 8, 3


class Pencil:
    """Writes the pieces of one family of zones, with the keys of the options that they stand for."""

    def __init__(self, voice: Voice, signs: Glyphs, keys: Mapping[str, str], family: str = "") -> None:
        self.voice = voice
        self.signs = signs
        self.family = family
        self._keys = keys

    def of(self, family: str) -> "Pencil":
        """A pencil for another family of zones, which may have labels of its own."""
        return Pencil(self.voice, self.signs, self._keys, family)

    def briefly(self) -> "Pencil":
        """A pencil for a board with little room."""
        return Pencil(self.voice.briefly, self.signs, self._keys, self.family)

    def keys(self, words: Sequence[str]) -> Text:
        """The keys of those words that are options, in brackets."""
        keys = [self._keys[word] for word in words if word in self._keys]
        return Text(f" [{','.join(keys)}]", "key") if keys else Text()

    def keyed(self, text: Text, words: Sequence[str]) -> Text:
        """The text, followed by the keys of those words that are options."""
        return Text.assemble(text, self.keys(words))

    def title(self, piece: Piece) -> Text:
        """The name of the piece, followed by the keys of its words."""
        return self.keyed(self.named(piece), piece.words)

    def named(self, piece: Piece) -> Text:
        """The name of what the piece shows, after the name of the piece itself if it has one."""
        shown = Text(self.voice.name(piece.face, "short"))
        if piece.id != piece.face and self.voice.has_name(piece.id):
            own = self.voice.name(piece.id, "short" if self.voice.is_brief else None)
            is_enough = not shown or own.startswith(self.voice.name(piece.face))
            shown = Text(own) if is_enough else Text.assemble((f"{own} ", "quiet"), shown)
        return shown

    def label(self, key: str) -> str | None:
        return self.voice.mark(key, self.family)

    def drawn(self, marks: Iterable[str]) -> list[str]:
        return self.voice.drawn(marks, self.family)

    def value(self, key: str, marks: Mapping[str, Any]) -> Text:
        return self.voice.value(key, marks.get(key), marks, self.family)

    def told(self, marks: Mapping[str, Any], face: str = "") -> list[Text]:
        """The marks in a word or two each; marks that do not apply are left out."""
        found = [self.mark(key, {**marks, "face": face}) for key in self.drawn(marks)]
        return [text for text in found if text]

    def mark(self, key: str, marks: Mapping[str, Any]) -> Text:
        """One mark: a number with a maximum as a gauge, another number with its label, else its value.

        Zones that ask for it have labels before every value.
        """
        label, value = self.label(key), marks.get(key)
        most = marks.get(f"max_{key}")
        if label is None or key.startswith("max_"):
            return Text()
        if isinstance(value, int) and isinstance(most, int):
            return self.gauge(value, most)
        said = self.value(key, marks)
        is_labelled = _is_number(value) or (value is not True and self.voice.is_labelled(self.family))
        has_label = label and is_labelled and not self.voice.needs_no_label(key, self.family)
        return Text.assemble((f"{label} ", "quiet"), said) if said and has_label else said

    def gauge(self, value: int, most: int) -> Text:
        style = "alarm" if value * 3 <= most else ""
        return Text.assemble((self.signs.full * value, style), (self.signs.empty * (most - value), "quiet"))

    def joined(self, parts: Iterable[Text]) -> Text:
        """The parts in one line; empty ones are left out."""
        return Text.assemble((self.signs.dot, "quiet")).join(part for part in parts if part)

    def inline(self, pieces: Sequence[Piece]) -> Text:
        """Pieces in one line, in their order."""
        return self.joined(self.with_marks(piece) for piece in pieces)

    def counted(self, pieces: Sequence[Piece]) -> Text:
        """The pieces of a pile with their numbers; if there are many kinds, only the uppermost are named."""
        counts: dict[str, int] = {}
        for piece in pieces:
            counts[piece.face] = counts.get(piece.face, 0) + 1
        shown = list(counts.items())[: _MANY if len(counts) <= _MANY else _UPPERMOST]
        told = [
            Text.assemble(self.voice.name(face), (f" x{count}" if count > 1 else "", "quiet"))
            for face, count in shown
        ]
        more = len(pieces) - sum(count for _, count in shown)
        return Text(", ").join([*told, Text(f"{more} more", "quiet")] if more else told)

    def with_marks(self, piece: Piece) -> Text:
        """A piece by its title, its summary (`glance-<face>`) if the game has one, and its marks."""
        text, told = self.title(piece), self.told(piece.marks, piece.face)
        glance = self.voice.said(f"glance-{piece.face}", **piece.marks)
        if glance is not None:
            text = Text.assemble(text, (": ", "quiet"), glance)
        if not told:
            return text
        return Text.assemble(text, (" (", "quiet"), Text(", ", "quiet").join(told), (")", "quiet"))


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
