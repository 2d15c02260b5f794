"""A running match in memory, and the events of each of its steps."""

from typing import Any

import msgspec

from miskatonic.kernel.events import Chronicle, Event
from miskatonic.kernel.storage import freeze, shape
from miskatonic.matches import Match, Move
from miskatonic.server.errors import UnplayableMatchError
from miskatonic.server.rooms.log import Log
from miskatonic.server.rooms.replaying import replayed
from miskatonic.server.storage.rows import Act, MatchRow, MoveRow, SnapshotRow
from miskatonic.server.tokens import now

# A snapshot is stored after every so many words, so loading a match replays fewer than that.
SNAPSHOT_EVERY = 20


class Snapshot(msgspec.Struct):
    """The frozen table, all events, and the number of events after each step.

    `shape` describes the stored classes at the time of writing.
    """

    shape: str
    table: Any
    events: list[Event]
    marks: list[int]


class LiveMatch:
    """A match, its log, and the number of events after each step that stands."""

    def __init__(self, row: MatchRow, match: Match, log: Log, marks: list[int]) -> None:
        self.row = row
        self.match = match
        self.log = log
        self._marks = marks

    @property
    def chronicle(self) -> Chronicle:
        chronicle = self.match.table.chronicle
        if chronicle is None:
            raise RuntimeError("a live table must record its events")
        return chronicle

    @property
    def is_at_snapshot(self) -> bool:
        return self.match.seq % SNAPSHOT_EVERY == 0

    def say(self, seat: int, word: str) -> Move:
        """Take a step. The caller writes the line."""
        move = self.match.submit(seat, word)
        self._marks.append(len(self.chronicle))
        return move

    def undo(self, to: int, *, agreed: bool) -> list[Move]:
        """Take back everything after step `to`. The caller writes the line."""
        undone = self.match.undo(to, agreed=agreed)
        del self._marks[to + 1 :]
        return undone

    def line(
        self,
        act: Act,
        seat: int,
        *,
        word: str | None = None,
        to_step: int | None = None,
        given_by: int | None = None,
    ) -> MoveRow:
        """The next line of the log, which records what has just been done."""
        moves = self.match.moves
        digest = moves[-1].digest if moves else self.row.opening
        return MoveRow(self.row.id, self.log.seq, act, seat, word, to_step, digest, now(), given_by)

    def apply(self, line: MoveRow) -> None:
        """Follow a line that another node has written."""
        if line.seq != self.log.seq:
            raise UnplayableMatchError(f"the log of this match is damaged: line {self.log.seq} is missing")
        before = self.log.step
        self.log.add(line)
        if self.log.step > before:
            if self.say(line.seat, line.word or "").digest != line.digest:
                raise UnplayableMatchError(
                    f"line {line.seq} of the log leads to another table on this node: "
                    "do all nodes run the same version?"
                )
        elif self.log.step < before:
            del self.match.moves[self.log.step :]
            self.match.table, self._marks = replayed(self.match)

    def asked(self) -> list[int]:
        """The seats that may answer now."""
        decision = self.match.table.flow.decision
        return [] if decision is None or self.match.over else list(decision.seats)

    def events_of(self, step: int, seat: int | None) -> list[Event]:
        """What a seat may know of a step; step 0 is the setup of the table."""
        start = self._marks[step - 1] if step else 0
        return [event for event in self.chronicle.events[start : self._marks[step]] if event.is_for(seat)]

    def snapshot(self, seq: int) -> SnapshotRow:
        """The present table, to be stored as the one before line `seq`."""
        table = self.match.table
        snapshot = Snapshot(shape(table), freeze(table), self.chronicle.events, self._marks)
        return SnapshotRow(self.row.id, seq, self.match.moves[-1].digest, msgspec.json.encode(snapshot))
