"""Words as actions of a fixed number."""

from collections.abc import Iterable, Sequence
from typing import Final

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.words import Alphabet, Word

WAIT: Final = "(wait)"


class IllegalActionError(MiskatonicError):
    """An action that the seat cannot take now."""


class Actions:
    """All words that can be said at a table, numbered in the order of the alphabet, and `(wait)`.

    `(wait)` is the last action. It is the only one of a seat that is not asked, so no mask is ever empty, and
    a seat that is asked cannot choose it.
    """

    def __init__(self, alphabet: Alphabet) -> None:
        self.texts: tuple[str, ...] = (*alphabet.sayable, WAIT)
        found = [alphabet.find(text) for text in alphabet.sayable]
        self._words: tuple[Word, ...] = tuple(word for word in found if word is not None)
        self._numbers = {word: number for number, word in enumerate(self._words)}
        self.wait = len(self._words)

    def __len__(self) -> int:
        """How many actions there are, with `(wait)`."""
        return len(self.texts)

    def word(self, action: int) -> Word:
        """The word of an action."""
        if not 0 <= action < self.wait:
            raise IllegalActionError(f"action {action} is not a word; words are 0 to {self.wait - 1}")
        return self._words[action]

    def numbers(self, words: Iterable[Word]) -> list[int]:
        """The actions that say these words, in ascending order."""
        return sorted([self._numbers[word] for word in words])

    def number(self, word: Word) -> int:
        """The action that says a word."""
        return self._numbers[word]

    def of_text(self, text: str) -> int:
        """The action with this text."""
        try:
            return self.texts.index(" ".join(text.split()))
        except ValueError:
            raise IllegalActionError(f"there is no word '{text}' at this table") from None

    def legal(self, words: Sequence[Word]) -> list[int]:
        """The actions of a seat that may say these words: `(wait)` if there are none."""
        return self.numbers(words) if words else [self.wait]
