"""The alphabet of a game: every option of every decision is one of its words.

A word is a verb and an object (`go docks`, `use elixir`, `yes`). Inside the engine it is its index in
the alphabet, an int; in logs, protocols and on screens it is text.

The number of words is fixed at import. The rules name some of the objects. Content names the others: cards.
The alphabet reserves words for each kind of card, and `spelled` fills in the names of a set of card files.
So the number of words and the index of each word do not depend on the cards.
"""

from collections.abc import Container, Mapping, Sequence
from typing import NamedTuple, TypeAlias

Word: TypeAlias = int


class Kind(NamedTuple):
    """A kind of objects that content names. `room` is the number of words reserved for them."""

    name: str
    room: int


class _Gap(NamedTuple):
    """A reserved word. Its object is the one with this number among those of a kind."""

    verb: str
    kind: str
    number: int


class Alphabet:
    """All words of one game."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        # Words that change nothing by themselves, such as `pass`.
        self.idle_words: set[Word] = set()
        # Words that are asked for even if there is no other.
        self.asked_words: set[Word] = set()
        self._index: dict[str, Word] = {}
        self._kinds: dict[str, Kind] = {}
        self._gaps: dict[Word, _Gap] = {}

    def __len__(self) -> int:
        return len(self.texts)

    def kind(self, name: str, room: int) -> Kind:
        """Declare a kind of objects that content names, and reserve words for so many."""
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

    def idle(self, *words: Word) -> None:
        """Declare words that change nothing by themselves, like `pass`. A forced one needs no remark."""
        self.idle_words.update(words)

    def always_asked(self, *words: Word) -> None:
        """Declare words that are never taken unasked: an answer that comes by itself would betray a hand."""
        self.asked_words.update(words)

    def spelled(self, names: Mapping[str, Sequence[str]], mute: Container[Word] = ()) -> "Alphabet":
        """The same words, with the names that content gives to the objects of each kind.

        A reserved word without a name keeps its number (`play card#97`) and cannot be said, nor can `mute`
        words.
        """
        for kind, given in names.items():
            if len(given) > self._kinds[kind].room:
                raise ValueError(
                    f"kind '{kind}' has room for {self._kinds[kind].room} names, not {len(given)}"
                )
        spelled = Alphabet()
        spelled.texts = self.texts[:]
        spelled.idle_words = self.idle_words
        spelled.asked_words = self.asked_words
        spelled._kinds = self._kinds
        spelled._gaps = self._gaps
        for word, (verb, kind, number) in self._gaps.items():
            given = names.get(kind, ())
            if number < len(given):
                spelled.texts[word] = f"{verb} {given[number]}"
        said = [
            (text, word) for word, text in enumerate(spelled.texts) if "#" not in text and word not in mute
        ]
        spelled._index = dict(said)
        if len(spelled._index) < len(said):
            twice = sorted({text for text, word in said if spelled._index[text] != word})
            raise ValueError(f"two words are spelled '{twice[0]}'")
        return spelled

    @property
    def sayable(self) -> list[str]:
        """The texts of all words that can be said; reserved words without a name are left out."""
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
