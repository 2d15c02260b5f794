"""Twins of a table that go the same way for a while, and must arrive at the same place."""

from typing import Final, NamedTuple

from miskatonic.kernel.storage import digest
from miskatonic.kernel.table import Table
from miskatonic.testing.cases import Move
from miskatonic.testing.keeping import reloaded
from miskatonic.testing.spot import demand

_WAY: Final = 8


class _Party(NamedTuple):
    """A clone, a table that is saved and reloaded before every word, and a clone that stays behind."""

    walking: Table
    travelling: Table
    waiting: Table
    start: int


class Companions:
    """The twins of one game, and the digests of the places where they joined it."""

    def __init__(self) -> None:
        self.digests: dict[int, str] = {}
        self._parties: list[_Party] = []

    def join(self, table: Table, at: int) -> None:
        self.digests[at] = digest(table)
        self._parties.append(_Party(table.clone(), reloaded(table), table.clone(), at))

    def follow(self, table: Table, move: Move, at: int) -> None:
        """Say the same word; who has come far enough is compared and leaves."""
        for number, party in enumerate(self._parties):
            party.walking.flow.submit(party.walking, move.word, move.seat)
            travelling = reloaded(party.travelling)
            travelling.flow.submit(travelling, move.word, move.seat)
            self._parties[number] = party._replace(travelling=travelling)
        if self._parties and self._parties[0].start + _WAY <= at:
            self._compare(table, self._parties.pop(0))

    def leave(self, table: Table) -> None:
        """The game is over: all are compared."""
        for party in self._parties:
            self._compare(table, party)
        self._parties = []

    def _compare(self, table: Table, party: _Party) -> None:
        here = digest(table)
        demand(digest(party.walking) == here, "a clone given the same words came to another place")
        demand(digest(party.travelling) == here, "a table reloaded before every word came to another place")
        demand(digest(party.waiting) == self.digests[party.start], "a clone changed as the original went on")
