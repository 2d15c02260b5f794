"""A match in memory, rebuilt from its log, and what was told at each of its steps."""

from collections.abc import Sequence
from typing import Any

import msgspec

from miskatonic.games.registry import UnknownGameError, find_game
from miskatonic.kernel.errors import BrokenSaveError, MiskatonicError
from miskatonic.kernel.events import Chronicle, Event
from miskatonic.kernel.storage import freeze, shape, thaw
from miskatonic.kernel.table import Table
from miskatonic.matches import Match, Move, Occupant, Setting
from miskatonic.matches.position import position
from miskatonic.server.errors import ForeignMatchError
from miskatonic.server.rooms.log import Log
from miskatonic.server.storage.rows import MatchRow, MoveRow, SeatRow, SnapshotRow

# A saved table for so many words: loading replays fewer than that.
SNAPSHOT_EVERY = 20


class Saved(msgspec.Struct):
    """A snapshot, unpacked: the frozen table, what was told, and how much of it after each step.

    `shape` is that of the stored classes when it was written.
    """

    shape: str
    table: Any
    events: list[tuple[str, int | None, dict[str, Any], tuple[int, ...] | None]]
    marks: list[int]


class LiveMatch:
    """A match, its log, and how many events had been told after each standing step."""

    def __init__(self, row: MatchRow, match: Match, log: Log, marks: list[int]) -> None:
        self.row = row
        self.match = match
        self.log = log
        self._marks = marks

    @property
    def chronicle(self) -> Chronicle:
        told = self.match.table.chronicle
        if told is None:
            raise RuntimeError("a live table tells what happens")
        return told

    def say(self, seat: int, word: str) -> Move:
        """Take a step; the caller writes the line."""
        move = self.match.submit(seat, word)
        self._marks.append(len(self.chronicle))
        return move

    def undo(self, to: int, *, agreed: bool) -> list[Move]:
        """Go back; the caller writes the line."""
        undone = self.match.undo(to, agreed=agreed)
        del self._marks[to + 1 :]
        return undone

    def apply(self, line: MoveRow) -> None:
        """Follow a line that another node has written."""
        if line.seq != self.log.seq:
            raise ForeignMatchError("the log has a gap")
        before = self.log.step
        self.log.add(line)
        if self.log.step > before:
            if self.say(line.seat, line.word or "").digest != line.digest:
                raise ForeignMatchError("the log does not lead where it says")
        elif self.log.step < before:
            del self.match.moves[self.log.step :]
            self.match.table, self._marks = _replayed(self.match)

    def asked(self) -> list[int]:
        """The seats that may answer now."""
        decision = self.match.table.flow.decision
        return [] if decision is None or self.match.over else list(decision.seats)

    def told(self, step: int, seat: int | None) -> list[Event]:
        """What a seat may know of a step; step 0 is the laying of the table."""
        start = self._marks[step - 1] if step else 0
        return [event for event in self.chronicle.events[start : self._marks[step]] if event.is_for(seat)]

    def snapshot(self, seq: int) -> SnapshotRow:
        """This moment, to be kept as the one before line `seq`."""
        events = [(event.kind, event.seat, event.args, event.to) for event in self.chronicle.events]
        saved = Saved(shape(self.match.table), freeze(self.match.table), events, self._marks)
        data = msgspec.json.encode(saved)
        return SnapshotRow(self.row.id, seq, self.match.moves[-1].digest, data)


def setting_of(row: MatchRow, seats: Sequence[SeatRow]) -> Setting:
    """How the table of a match was set; raises when this house has other rules or cards by now."""
    try:
        spec = find_game(row.game)
    except UnknownGameError as error:
        raise ForeignMatchError(str(error)) from error
    if spec.rules_version != row.rules_version:
        raise ForeignMatchError(
            f"the match was played by rules version {row.rules_version} of {row.game}, "
            f"here are those of version {spec.rules_version}"
        )
    return Setting(spec, tuple(occupant(seat) for seat in seats), row.seed, row.options)


def occupant(seat: SeatRow) -> Occupant:
    """A seat that a person owns or may take is a person's, even while a bot plays it."""
    is_person = seat.player is not None or seat.open
    return Occupant(seat.name or f"seat {seat.number + 1}", None if is_person else seat.bot)


def restore(
    row: MatchRow, seats: Sequence[SeatRow], lines: Sequence[MoveRow], snapshot: SnapshotRow | None
) -> LiveMatch:
    """The match as its log tells it; the snapshot saves time if it fits, and is ignored if not."""
    setting = setting_of(row, seats)
    log = Log(lines)
    fresh = setting.lay()
    if fresh.rules.digest != row.content:
        raise ForeignMatchError("the match was played with other cards than these")
    if position(setting.spec, fresh) != row.opening:
        raise ForeignMatchError("its seed does not lay out the table that was recorded")
    if snapshot is not None and (step := _step_of(log, snapshot)) is not None:
        live = _thawed(LiveMatch(row, _at(setting, row, log, step, fresh), log, []), snapshot)
        if live is not None:
            for move in log.moves()[step:]:
                live.say(move.seat, move.word)
            return _verified(live)
    match = _at(setting, row, log, log.step, fresh)
    match.table, marks = _replayed(match)
    return _verified(LiveMatch(row, match, log, marks))


def _at(setting: Setting, row: MatchRow, log: Log, step: int, table: Table) -> Match:
    return Match.restored(setting, row.opening, log.moves()[:step], table)


def _step_of(log: Log, snapshot: SnapshotRow) -> int | None:
    """Which step a snapshot shows; None when that step was taken back since."""
    return log.step_of(snapshot.seq - 1) if 0 < snapshot.seq <= log.seq else None


def _thawed(live: LiveMatch, snapshot: SnapshotRow) -> LiveMatch | None:
    try:
        saved = msgspec.json.decode(snapshot.data, type=Saved)
        if saved.shape != shape(live.match.table):
            # Older code wrote it. The log leads to the same table, and needs no defaults.
            return None
        table: Table = thaw(saved.table, live.match.table.rules)
    except (msgspec.MsgspecError, BrokenSaveError):
        return None
    if position(live.match.spec, table) != snapshot.digest or len(saved.marks) != len(live.match.moves) + 1:
        return None
    table.chronicle = Chronicle()
    table.chronicle.events = [Event(*event) for event in saved.events]
    live.match.table = table
    return LiveMatch(live.row, live.match, live.log, saved.marks)


def _replayed(match: Match) -> tuple[Table, list[int]]:
    """The table after all moves, and how many events had been told after each."""
    table = match.table
    marks: list[int] = []
    try:
        for step in match.replay():
            table = step.table
            marks.append(len(table.chronicle or ()))
    except MiskatonicError as error:
        raise ForeignMatchError(f"the log cannot be replayed: {error}") from error
    return table, marks


def _verified(live: LiveMatch) -> LiveMatch:
    last = live.log.moves()[-1].digest if live.log.step else live.row.opening
    if position(live.match.spec, live.match.table) != last:
        raise ForeignMatchError("the log does not lead to the table that was recorded")
    return live
