"""Tables of past steps, kept so that going back replays few words."""

from typing import Final

from miskatonic.kernel.table import Table

# So few are kept that they do not count beside the match itself.
MOST: Final = 8
_FIRST_STRIDE: Final = 16


class Waypoints:
    """Clones of the table at regular steps. When there are too many, every other one is dropped."""

    def __init__(self) -> None:
        self._stride = _FIRST_STRIDE
        self._tables: dict[int, Table] = {}

    def pass_by(self, step: int, table: Table) -> None:
        """The match has come to this step."""
        if step % self._stride or step in self._tables:
            return
        self._tables[step] = table.clone()
        if len(self._tables) > MOST:
            self._stride *= 2
            self._tables = {at: kept for at, kept in self._tables.items() if at % self._stride == 0}

    def before(self, step: int) -> tuple[int, Table] | None:
        """A twin of the last table that was kept at or before a step, and its step."""
        at = max((kept for kept in self._tables if kept <= step), default=None)
        return None if at is None else (at, self._tables[at].clone())

    def forget_after(self, step: int) -> None:
        """What came after this step was taken back."""
        self._tables = {at: kept for at, kept in self._tables.items() if at <= step}
