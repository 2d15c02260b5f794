"""The alphabet of a game: every option of every decision is one of its words.

A word is a verb and an object (`go docks`, `use elixir`, `yes`). Inside the engine it is its index in
the alphabet, an int; in logs, protocols and on screens it is text.

Which words there are is fixed at import. Some of their objects are fixed by the rules; others are cards, and
those are named by content: the alphabet keeps room for so many of a kind, and `spelled` gives the words the
names that a set of card files has. So the number of words, and each word's place, is the same for all cards.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

Word: TypeAlias = int


class Kind(NamedTuple):
    """Objects that content names: so many of them have words."""

    name: str
    room: int


class _Gap(NamedTuple):
    """A word whose object content names: the object of this number of a kind."""

    verb: str
    kind: str
    number: int


class Alphabet:
    """All words of one game."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._index: dict[str, Word] = {}
        self._kinds: dict[str, Kind] = {}
        self._gaps: dict[Word, _Gap] = {}

    def __len__(self) -> int:
        return len(self.texts)

    def kind(self, name: str, room: int) -> Kind:
        """Declare a kind of objects that content names, with room for so many."""
        if name in self._kinds:
            raise ValueError(f"the kind '{name}' is declared twice")
        self._kinds[name] = Kind(name, room)
        return self._kinds[name]

    def bare(self, text: str) -> Word:
        """Declare a word without an object, like `yes`."""
        if text in self._index:
            raise ValueError(f"the word '{text}' is declared twice")
        self._index[text] = len(self.texts)
        self.texts.append(text)
        return self._index[text]

    def verb(self, verb: str, *objects: Sequence[str] | Kind) -> tuple[Word, ...]:
        """Declare `verb object` for each object; the result is indexed like the objects."""
        words: list[Word] = []
        for group in objects:
            if isinstance(group, Kind):
                words += [self._gap(_Gap(verb, group.name, number)) for number in range(group.room)]
            else:
                words += [self.bare(f"{verb} {item}") for item in group]
        return tuple(words)

    def spelled(self, names: Mapping[str, Sequence[str]]) -> "Alphabet":
        """The same words, with the names that content gives to the objects of each kind.

        A word for whose object there is no name stays a number (`play card#97`), and nobody can say it.
        """
        for kind, given in names.items():
            if len(given) > self._kinds[kind].room:
                raise ValueError(
                    f"there are words for {self._kinds[kind].room} of kind '{kind}', not {len(given)}"
                )
        spelled = Alphabet()
        spelled.texts = self.texts[:]
        spelled._kinds = self._kinds
        spelled._gaps = self._gaps
        for word, (verb, kind, number) in self._gaps.items():
            given = names.get(kind, ())
            if number < len(given):
                spelled.texts[word] = f"{verb} {given[number]}"
        said = [(text, word) for word, text in enumerate(spelled.texts) if "#" not in text]
        spelled._index = dict(said)
        if len(spelled._index) < len(said):
            twice = sorted({text for text, word in said if spelled._index[text] != word})
            raise ValueError(f"two words are spelled '{twice[0]}'")
        return spelled

    @property
    def sayable(self) -> list[str]:
        """The texts of all words that have one: gaps that content left are not among them."""
        return list(self._index)

    def text(self, word: Word) -> str:
        return self.texts[word]

    def find(self, text: str) -> Word | None:
        """The word with this text, or None when there is no such word."""
        return self._index.get(" ".join(text.split()))

    def parts(self, word: Word) -> tuple[str, str]:
        """Verb and object; the object of a bare word is empty."""
        verb, _, item = self.texts[word].partition(" ")
        return verb, item

    def _gap(self, gap: _Gap) -> Word:
        word = len(self.texts)
        self.texts.append(f"{gap.verb} {gap.kind}#{gap.number}")
        self._gaps[word] = gap
        return word
