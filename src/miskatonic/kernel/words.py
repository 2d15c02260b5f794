"""The alphabet of a game: every option of every decision is one of its words.

A word is a verb and an object (`go docks`, `use elixir`, `yes`). Inside the engine it is its index in
the alphabet, an int; in logs, protocols and on screens it is text.
"""

from collections.abc import Sequence
from typing import TypeAlias

Word: TypeAlias = int


class Alphabet:
    """All words of one game, fixed at import."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._index: dict[str, Word] = {}

    def __len__(self) -> int:
        return len(self.texts)

    def bare(self, text: str) -> Word:
        """Declare a word without an object, like `yes`."""
        if text in self._index:
            raise ValueError(f"the word '{text}' is declared twice")
        self._index[text] = len(self.texts)
        self.texts.append(text)
        return self._index[text]

    def verb(self, verb: str, objects: Sequence[str]) -> tuple[Word, ...]:
        """Declare `verb object` for each object; the result is indexed like the objects."""
        return tuple(self.bare(f"{verb} {item}") for item in objects)

    def text(self, word: Word) -> str:
        return self.texts[word]

    def find(self, text: str) -> Word | None:
        """The word with this text, or None when the game has no such word."""
        return self._index.get(" ".join(text.split()))

    def parts(self, word: Word) -> tuple[str, str]:
        """Verb and object; the object of a bare word is empty."""
        verb, _, item = self.texts[word].partition(" ")
        return verb, item
