"""A running match in memory, and the events of each of its steps."""

from typing import Any

import msgspec

from miskatonic.kernel.dice import KeyedDice, Secret
from miskatonic.kernel.events import Chronicle, Event
from miskatonic.kernel.storage import freeze, shape
from miskatonic.kernel.vocabulary import Late
from miskatonic.matches import Match, Move
from miskatonic.matches.notes import StepNote
from miskatonic.server.errors import UnplayableMatchError
from miskatonic.server.rooms.log import Log
from miskatonic.server.storage.rows import Act, MatchRow, MoveRow, SnapshotRow
from miskatonic.server.tokens import new_word_secret, now

# A snapshot is stored after every so many words, so loading a match replays fewer than that.
SNAPSHOT_EVERY = 20


class Snapshot(msgspec.Struct):
    """The frozen table, all events, and the notes of each step.

    `shape` describes the stored classes at the time of writing.
    """

    shape: str
    table: Any
    events: list[Event]
    notes: list[StepNote]


class LiveMatch:
    """A match and its log. All chance of it is keyed."""

    def __init__(self, row: MatchRow, match: Match, log: Log) -> None:
        if not isinstance(match.table.dice, KeyedDice):
            raise TypeError("a served match needs a secret for a seed: the dice of a number can be computed")
        self.row = row
        self.match = match
        self.log = log
        # Did the last word answer a question that has a time of its own?
        self.was_timed = False

    @property
    def chronicle(self) -> Chronicle:
        chronicle = self.match.table.chronicle
        if chronicle is None:
            raise RuntimeError("a live table must record its events")
        return chronicle

    @property
    def is_over(self) -> bool:
        """Is the match over, with or without a result?"""
        return self.match.over or self.row.ended is not None

    @property
    def is_at_snapshot(self) -> bool:
        return self.match.seq % SNAPSHOT_EVERY == 0

    def say(self, seat: int, word: str) -> Move:
        """A seat says a word, and chance is drawn for it."""
        self.was_timed = self.late() is not None
        return self.match.submit(seat, word, secret=self.draw_secret())

    def draw_secret(self) -> Secret:
        """What all chance of the next word comes from. Nobody can know it before the word is said."""
        return new_word_secret()

    def line(
        self,
        act: Act,
        seat: int,
        *,
        word: str | None = None,
        to_step: int | None = None,
        given_by: int | None = None,
        secret: Secret | None = None,
    ) -> MoveRow:
        """The next line of the log, which records what has just been done."""
        moves = self.match.moves
        digest = moves[-1].digest if moves else self.row.opening
        return MoveRow(self.row.id, self.log.seq, act, seat, word, to_step, digest, now(), given_by, secret)

    def apply(self, line: MoveRow) -> None:
        """Follow a line that another node has written."""
        if line.seq != self.log.seq:
            raise UnplayableMatchError(f"the log of this match is damaged: line {self.log.seq} is missing")
        before = self.log.step
        self.log.add(line)
        if self.log.step > before:
            if self.match.submit(line.seat, line.word or "", secret=line.secret).digest != line.digest:
                raise UnplayableMatchError(
                    f"line {line.seq} of the log leads to another table on this node: "
                    "do all nodes run the same version?"
                )
        elif self.log.step < before:
            self.match.go_back(self.log.step)
        self.match.promises = self.log.promises

    def asked(self) -> list[int]:
        """The seats that may answer now."""
        decision = self.match.table.flow.decision
        return [] if decision is None or self.is_over else list(decision.seats)

    def late(self) -> Late | None:
        """What counts as the answer if nobody gives one in time; None where a bot has to answer then."""
        asked, vocabulary = self.match.table.flow.decision, self.match.spec.vocabulary
        declared = None if asked is None or vocabulary is None else vocabulary.prompt(asked.prompt)
        return None if declared is None else declared.late

    def events_of(self, step: int) -> list[Event]:
        """Everything that happened in a step; step 0 is the setup of the table. Not all may know it."""
        notes = self.match.notes
        start = notes[step - 1].told if step else 0
        return self.chronicle.events[start : notes[step].told]

    def snapshot(self, seq: int) -> SnapshotRow:
        """The present table, to be stored as the one before line `seq`."""
        table = self.match.table
        snapshot = Snapshot(shape(table), freeze(table), self.chronicle.events, self.match.notes)
        return SnapshotRow(self.row.id, seq, self.match.moves[-1].digest, msgspec.json.encode(snapshot))
