"""What the house expects of every game's table.

A protocol, not a base class: tables are plain `__slots__` classes composed of kernel parts, which keeps
cloning explicit and cheap.
"""

from typing import Any, Protocol

from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.flow import Flow


class Table(Protocol):
    """The whole truth of one game."""

    seats: int
    round: int
    dice: Dice
    flow: Flow
    chronicle: Chronicle | None

    @property
    def rules(self) -> Any:
        """The options and content this table plays with; shared, immutable, with a `digest`."""

    def clone(self) -> "Table":
        """An independent twin, without a chronicle."""
