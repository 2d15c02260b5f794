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
        # Where somebody has looked last: whoever looks at one step goes on to the next.
        self._last: tuple[int, Table] | None = None

    def pass_by(self, step: int, table: Table) -> None:
        """The match has come to this step."""
        if step % self._stride or step in self._tables:
            return
        self._tables[step] = table.clone()
        if len(self._tables) > MOST:
            self._stride *= 2
            self._tables = {at: kept for at, kept in self._tables.items() if at % self._stride == 0}

    def stay_at(self, step: int, table: Table) -> None:
        """Keep the table of this step until another one is looked at."""
        self._last = step, table.clone()

    def before(self, step: int) -> tuple[int, Table] | None:
        """A twin of the last table that was kept at or before a step, and its step."""
        kept = [*self._tables.items(), *([] if self._last is None else [self._last])]
        at, table = max((one for one in kept if one[0] <= step), key=lambda one: one[0], default=(0, None))
        return None if table is None else (at, table.clone())

    def forget_after(self, step: int) -> None:
        """What came after this step was taken back."""
        self._tables = {at: kept for at, kept in self._tables.items() if at <= step}
        self._last = None if self._last is None or self._last[0] > step else self._last
