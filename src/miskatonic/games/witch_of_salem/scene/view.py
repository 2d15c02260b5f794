"""One look at a table by one seat."""

from miskatonic.games.witch_of_salem.table import Table
from miskatonic.kernel.flow import Seat


class View:
    """A table, who looks at it, and what this seat may answer."""

    def __init__(self, t: Table, seat: Seat | None, words: tuple[str, ...]) -> None:
        self.t = t
        self.seat = seat
        self.words = words

    def pointing(self, *texts: str) -> tuple[str, ...]:
        """Those of the legal words that are among these texts."""
        return tuple(word for word in self.words if word in texts)
