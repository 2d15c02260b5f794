"""What a bot is."""

from typing import NamedTuple, Protocol

from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.words import Word


class Opinion(NamedTuple):
    """What a bot thinks of one option.

    `value` is how the game stands for the seat after it, from -1 (lost) to 1 (won); `plan` is the option
    and the words with which the seat would go on; `weight` is the share of the thinking spent on it.
    """

    word: Word
    value: float
    plan: tuple[Word, ...]
    weight: float


class Bot(Protocol):
    """Somebody who can be asked. The answer depends on the vantage and the dice alone."""

    @property
    def name(self) -> str:
        """As the roster knows it."""

    def choose(self, vantage: Vantage, dice: Dice) -> Word:
        """One of the options of the vantage."""

    def explain(self, vantage: Vantage, dice: Dice) -> list[Opinion]:
        """What it thinks of the options, the one it would choose first."""
