"""What every game's table provides.

A protocol, not a base class: games declare their tables with `kernel.fields`, from kernel parts.
"""

from typing import Protocol

from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.words import Alphabet


class Rules(Protocol):
    """The options and content a table plays with: immutable, shared by all its clones."""

    @property
    def digest(self) -> str:
        """A fingerprint of everything that shapes the game: content, seats and options."""

    @property
    def alphabet(self) -> Alphabet:
        """The words of the game, with the card names of the content."""


class Table(Protocol):
    """The complete state of one game, hidden parts included."""

    seats: int
    round: int
    dice: Dice
    flow: Flow
    chronicle: Chronicle | None

    @property
    def rules(self) -> Rules: ...

    def clone(self) -> "Table":
        """An independent twin, without a chronicle."""
