"""A match of the database in memory: loaded, followed while others write, and written line by line."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import NamedTuple

from sqlalchemy import Connection

from miskatonic.kernel.errors import EffectLoopError, MiskatonicError
from miskatonic.kernel.scene import plain
from miskatonic.matches.errors import StaleMoveError
from miskatonic.server.errors import UnplayableMatchError, WrongMomentError
from miskatonic.server.notices.turns import follow_turns, is_followed
from miskatonic.server.rooms.archive import ArchivedMatch
from miskatonic.server.rooms.clocks import with_clocks
from miskatonic.server.rooms.keyframes import KeyframeRecorder
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.loading import load_match
from miskatonic.server.rooms.restrictions import Restrictions
from miskatonic.server.rooms.seating import is_bot_turn
from miskatonic.server.storage import consents, expiry, keyframes, matches, moves, restrictions, seats
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import ConflictError, DatabaseUnavailableError
from miskatonic.server.storage.rows import (
    Act,
    ConsentRow,
    MatchRow,
    MatchState,
    MoveRow,
    SeatRow,
)

# Written in the same transaction as a line.
Also = Callable[[Connection], object]


class _Contents(NamedTuple):
    row: MatchRow
    seats: list[SeatRow]
    consents: list[ConsentRow]
    live: LiveMatch | None
    restrictions: Restrictions
    # Instead of `live`, if the match cannot be replayed.
    archive: ArchivedMatch | None = None
    recorder: KeyframeRecorder | None = None


class PendingLine(NamedTuple):
    """A line that is being written."""

    # The match as it is after it.
    done: "asyncio.Future[_Contents]"
    # What is written once the line is on disk. Nobody waits for it.
    notes: tuple[Also, ...] = ()


class StoredMatch:
    """The rows of a match and, once it has started, its table. The database is always right."""

    def __init__(self, match_id: str, database: Database, node: str, on_load: Callable[[], None]) -> None:
        self.id = match_id
        self._database = database
        self._node = node
        self._on_load = on_load
        self._contents: _Contents | None = None

    @property
    def is_loaded(self) -> bool:
        """Is the match in memory? After an outage of the database it may have to be loaded again."""
        return self._contents is not None

    @property
    def row(self) -> MatchRow:
        return self._known.row

    @property
    def seats(self) -> list[SeatRow]:
        return self._known.seats

    @property
    def restrictions(self) -> Restrictions:
        return self._known.restrictions

    @property
    def consents(self) -> list[ConsentRow]:
        return self._known.consents

    @property
    def is_started(self) -> bool:
        """Has the match been started? It may also be over."""
        return self._known.live is not None or self.archive is not None

    @property
    def archive(self) -> ArchivedMatch | None:
        """What was recorded of a match that cannot be replayed; None if it can."""
        return self._known.archive

    @property
    def live(self) -> LiveMatch:
        live = self._known.live
        if self.archive is not None:
            raise UnplayableMatchError(self.archive.reason)
        if live is None:
            raise WrongMomentError("the match has not been started")
        return live

    async def load(self) -> None:
        """Read everything from the database."""
        self._contents = await self._database.read(self._read)
        self._on_load()

    async def catch_up(self) -> None:
        """Follow what others have written."""
        live = None if self._contents is None else self._contents.live
        if live is None:
            await self.load()
            return
        known = live.log.seq

        def transaction(connection: Connection) -> tuple[_Contents, list[MoveRow]]:
            lines = moves.read(connection, self.id, known)
            return self._read_table(connection, known + len(lines)), lines

        contents, lines = await self._database.read(transaction)
        try:
            for line in lines:
                live.apply(line)
        except MiskatonicError:
            await self.load()
            return
        live.row = contents.row
        self._contents = contents._replace(live=live, recorder=self._known.recorder)
        self._on_load()

    @asynccontextmanager
    async def stepping(self) -> AsyncIterator[LiveMatch]:
        """Take a step of the table in memory. If the step fails halfway, the match is loaded again."""
        try:
            yield self.live
        except MiskatonicError as error:
            # A refused word changes nothing; an endless effect leaves the table half changed.
            if isinstance(error, EffectLoopError):
                await self._reload()
            raise
        except BaseException:
            await self._reload()
            raise

    def append(self, line: MoveRow, also: Also | None = None) -> PendingLine:
        """Begin to write a line whose step was taken in memory. Nobody may see it before it is committed."""
        live = self.live
        live.log.add(line)
        return self._begin(live, line, also)

    async def committed(self, pending: PendingLine) -> None:
        """Wait until a line is on disk. If it cannot be written, the match is loaded again."""
        try:
            self._contents = await pending.done
        except BaseException as error:
            await self._reload()
            if isinstance(error, ConflictError):
                raise StaleMoveError("somebody else was faster: the table has moved on") from error
            raise
        for note in pending.notes:
            self._database.note(note)

    def keep_keyframe(self) -> None:
        """Begin to record the present table, unless it has been recorded. Nobody waits for it."""
        contents = self._contents
        if contents is None or contents.live is None or contents.recorder is None:
            return
        if contents.recorder.is_behind(contents.live):
            frame = contents.recorder.record(contents.live, contents.seats)
            self._database.note(lambda c: keyframes.store(c, frame.row(), frame.after))

    async def _reload(self) -> None:
        """The table in memory may be ahead of the log, so it is dropped and loaded again, now or later."""
        self._contents = None
        await asyncio.shield(asyncio.ensure_future(self.load()))

    @property
    def _known(self) -> _Contents:
        if self._contents is None:
            raise DatabaseUnavailableError("the table cannot be loaded at the moment; try again")
        return self._contents

    def _begin(self, live: LiveMatch, line: MoveRow, also: Also | None) -> PendingLine:
        """Begin to write a line, with everything that follows from it."""
        known = self._known
        outcome = live.match.outcome
        asked, late = live.asked(), live.late()
        is_said = line.act == Act.SAY
        is_step = line.act in (Act.SAY, Act.RESIGN)
        # An undo may have left the last one without a place, so that everything would be replayed.
        is_due = live.is_at_snapshot if is_step else line.act == Act.UNDO
        snapshot = live.snapshot(line.seq + 1) if is_due and live.match.seq > 0 else None
        recorder = known.recorder
        frame = recorder.record(live, known.seats) if recorder is not None and recorder.is_due(live) else None

        def contents(at: list[SeatRow]) -> _Contents:
            row = replace(
                known.row,
                seq=line.seq + 1,
                asked=asked,
                outcome=None if outcome is None else plain(outcome),
                state=MatchState.RUNNING if outcome is None else MatchState.OVER,
                updated=line.at,
                node=self._node,
                bot_turn=is_bot_turn(asked, at),
                expires=known.row.expires if outcome is None else None,
            )
            after = with_clocks(row, at, line.at, late, anew=is_said and (late is not None or live.was_timed))
            return _Contents(after, at, [], live, known.restrictions, recorder=recorder)

        def store_position(connection: Connection) -> None:
            if snapshot is not None:
                moves.store_snapshot(connection, snapshot)
            if frame is not None:
                keyframes.store(connection, frame.row(), frame.after)

        def transaction(connection: Connection) -> _Contents:
            at = known.seats
            if also is not None:
                also(connection)
                at = seats.of_match(connection, self.id)
            made = contents(at)
            moves.append(connection, line, made.row)
            follow_turns(connection, made.row, at, line.at)
            if outcome is not None:
                expiry.forget(connection, self.id)
            store_position(connection)
            return made

        is_alone = also is None and line.act == Act.SAY and outcome is None
        if is_alone and not is_followed(known.row, known.seats):
            made = contents(known.seats)
            done = self._database.writing(moves.Line(line, made.row, made))
            return PendingLine(done, () if snapshot is None and frame is None else (store_position,))
        return PendingLine(self._database.writing(transaction, conflicts_first=also is None))

    def _read(self, connection: Connection) -> _Contents:
        row = matches.find(connection, self.id)
        if row.state == MatchState.OPEN:
            return self._read_table(connection, 0)
        lines = moves.read(connection, self.id)
        contents = self._read_table(connection, len(lines))
        try:
            live = load_match(row, contents.seats, lines, moves.snapshot(connection, self.id))
        except UnplayableMatchError as error:
            frames = keyframes.of_match(connection, self.id)
            return contents._replace(archive=ArchivedMatch(row, lines, frames, str(error)))
        recorder = KeyframeRecorder(keyframes.lines(connection, self.id), live.log)
        return contents._replace(live=live, recorder=recorder)

    def _read_table(self, connection: Connection, seq: int) -> _Contents:
        row = matches.find(connection, self.id)
        given = consents.read(connection, self.id, seq)
        restricted = Restrictions(self.id, restrictions.of_match(connection, self.id))
        return _Contents(row, seats.of_match(connection, self.id), given, None, restricted)
