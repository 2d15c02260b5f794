"""What the house expects of every game's table.

A protocol, not a base class: tables are plain `__slots__` classes composed of kernel parts, which keeps
cloning explicit and cheap.
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
        """Of everything that decides how the game goes: content, seats and options."""

    @property
    def alphabet(self) -> Alphabet:
        """The words, spelled with the names that the content gives to cards."""


class Table(Protocol):
    """The whole truth of one game."""

    seats: int
    round: int
    dice: Dice
    flow: Flow
    chronicle: Chronicle | None

    @property
    def rules(self) -> Rules: ...

    def clone(self) -> "Table":
        """An independent twin, without a chronicle."""
