"""Copies of a table that are given the same moves for a while, and must reach the same table."""

from typing import Final, NamedTuple

from miskatonic.kernel.storage import digest
from miskatonic.kernel.table import Table
from miskatonic.testing.cases import Move
from miskatonic.testing.checkpoint import require
from miskatonic.testing.clauses.storage import reloaded

_MOVES_FOLLOWED: Final = 8


class _Copies(NamedTuple):
    """A clone, a table that is saved and reloaded before every move, and a clone that is not played."""

    cloned: Table
    reloaded: Table
    untouched: Table
    start: int


class Twins:
    """The copies made during one game, and the digest of the table whenever some were made."""

    def __init__(self) -> None:
        self.digests: dict[int, str] = {}
        self._copies: list[_Copies] = []

    def join(self, table: Table, at: int) -> None:
        self.digests[at] = digest(table)
        self._copies.append(_Copies(table.clone(), reloaded(table), table.clone(), at))

    def follow(self, table: Table, move: Move, at: int) -> None:
        """Give the copies the same move; compare the oldest once they have followed long enough."""
        for number, copies in enumerate(self._copies):
            copies.cloned.flow.submit(copies.cloned, move.word, move.seat)
            again = reloaded(copies.reloaded)
            again.flow.submit(again, move.word, move.seat)
            self._copies[number] = copies._replace(reloaded=again)
        if self._copies and self._copies[0].start + _MOVES_FOLLOWED <= at:
            self._compare(table, self._copies.pop(0))

    def leave(self, table: Table) -> None:
        """The game is over: compare all copies."""
        for copies in self._copies:
            self._compare(table, copies)
        self._copies = []

    def _compare(self, table: Table, copies: _Copies) -> None:
        here = digest(table)
        require(digest(copies.cloned) == here, "a clone given the same words became a different table")
        require(
            digest(copies.reloaded) == here, "a table reloaded before every word became a different table"
        )
        require(
            digest(copies.untouched) == self.digests[copies.start], "playing the original changed a clone"
        )
