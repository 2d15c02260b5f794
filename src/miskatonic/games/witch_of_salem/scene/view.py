"""One look at a table by one seat."""

from collections.abc import Callable
from typing import Final, TypeVar

from miskatonic.games.witch_of_salem.table import Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import SharedZones

Z = TypeVar("Z")

# The parts of a board look alike at many tables and on many moves. The last so many of each kind are kept, by
# the values that they show, so that most of them are found and need not be made.
REMEMBERED: Final = 1 << 14


class View:
    """A table, who looks at it, and what this seat may answer."""

    def __init__(self, t: Table, seat: Seat | None, words: tuple[str, ...], shared: SharedZones) -> None:
        self.t = t
        self.seat = seat
        self.words = words
        self._texts = frozenset(words)
        self._shared = shared

    def common(self, drawing: Callable[..., Z], *about: int) -> Z:
        """Zones in which all see the same, but for the words of those who are asked."""
        return drawing(self, *about) if self.words else self._shared.draw(drawing, self, *about)

    def pointing(self, *texts: str) -> tuple[str, ...]:
        """Those of the legal words that are among these texts."""
        if self._texts.isdisjoint(texts):
            return ()
        return tuple([word for word in self.words if word in texts])
