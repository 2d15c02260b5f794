"""The interface of bots."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.words import Word


class Opinion(NamedTuple):
    """How a bot rates one option.

    `value` is the expected result for the seat, from -1 (lost) to 1 (won). `plan` is the option and the words
    with which the seat would continue. `weight` is the share of the search that went into the option.
    """

    word: Word
    value: float
    plan: tuple[Word, ...]
    weight: float


def by_policy(chosen: Word, options: Sequence[Word]) -> list[Opinion]:
    """The opinions of a policy: all weight on the word it chooses, and no value for any."""
    ordered = sorted(options, key=lambda word: word != chosen)
    return [Opinion(word, 0.0, (word,), float(word == chosen)) for word in ordered]


class Bot(Protocol):
    """Chooses words for a seat. The choice depends on the vantage and the dice alone."""

    @property
    def name(self) -> str:
        """The name in the roster."""

    def choose(self, vantage: Vantage, dice: Dice) -> Word:
        """One of the options of the vantage."""

    def explain(self, vantage: Vantage, dice: Dice) -> list[Opinion]:
        """Its opinions on all options; the one it would choose comes first."""
