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
from miskatonic.server.errors import WrongMomentError
from miskatonic.server.rooms.clocks import with_clocks
from miskatonic.server.rooms.live import LiveMatch
from miskatonic.server.rooms.loading import load_match
from miskatonic.server.rooms.seating import is_bot_turn
from miskatonic.server.storage import consents, matches, moves, seats
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import Act, ConsentRow, MatchRow, MatchState, MoveRow, SeatRow

# Written in the same transaction as a line.
Also = Callable[[Connection], object]


class _Contents(NamedTuple):
    row: MatchRow
    seats: list[SeatRow]
    consents: list[ConsentRow]
    live: LiveMatch | None


class StoredMatch:
    """The rows of a match and, once it has started, its table. The database is always right."""

    def __init__(self, match_id: str, database: Database, on_load: Callable[[], None]) -> None:
        self.id = match_id
        self._database = database
        self._on_load = on_load
        self._contents: _Contents | None = None

    @property
    def is_loaded(self) -> bool:
        return self._contents is not None

    @property
    def row(self) -> MatchRow:
        return self._known.row

    @property
    def seats(self) -> list[SeatRow]:
        return self._known.seats

    @property
    def consents(self) -> list[ConsentRow]:
        return self._known.consents

    @property
    def is_started(self) -> bool:
        """Has the match been started? It may also be over."""
        return self._known.live is not None

    @property
    def live(self) -> LiveMatch:
        live = self._known.live
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
        self._contents = contents._replace(live=live)
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

    def append(self, line: MoveRow, also: Also | None = None) -> "asyncio.Task[None]":
        """Begin to write a line whose step was taken in memory. Nobody may see it before the task is done."""
        live = self.live
        pending = self._database.writing(self._transaction(live, line, also))
        live.log.add(line)
        return asyncio.ensure_future(self._committed(pending))

    async def _committed(self, pending: "asyncio.Future[_Contents]") -> None:
        try:
            self._contents = await pending
        except BaseException as error:
            await self._reload()
            if isinstance(error, ConflictError):
                raise StaleMoveError("somebody else was faster: the table has moved on") from error
            raise

    async def _reload(self) -> None:
        """The table in memory may be ahead of the log, so it is dropped."""
        self._contents = self._known._replace(live=None)
        await asyncio.shield(asyncio.ensure_future(self.load()))

    @property
    def _known(self) -> _Contents:
        if self._contents is None:
            raise WrongMomentError("the table could not be loaded")
        return self._contents

    def _transaction(
        self, live: LiveMatch, line: MoveRow, also: Also | None
    ) -> Callable[[Connection], _Contents]:
        known = self._known
        outcome = live.match.outcome
        row = replace(
            known.row,
            seq=line.seq + 1,
            asked=live.asked(),
            outcome=None if outcome is None else plain(outcome),
            state=MatchState.RUNNING if outcome is None else MatchState.OVER,
            updated=line.at,
        )
        is_step = line.act in (Act.SAY, Act.RESIGN)
        snapshot = live.snapshot(row.seq) if is_step and live.is_at_snapshot else None

        def transaction(connection: Connection) -> _Contents:
            at = known.seats
            if also is not None:
                also(connection)
                at = seats.of_match(connection, self.id)
            after = with_clocks(replace(row, bot_turn=is_bot_turn(row.asked, at)), at, line.at)
            moves.append(connection, line, after)
            if snapshot is not None:
                moves.store_snapshot(connection, snapshot)
            return _Contents(after, at, [], live)

        return transaction

    def _read(self, connection: Connection) -> _Contents:
        row = matches.find(connection, self.id)
        if row.state == MatchState.OPEN:
            return self._read_table(connection, 0)
        lines = moves.read(connection, self.id)
        contents = self._read_table(connection, len(lines))
        live = load_match(row, contents.seats, lines, moves.snapshot(connection, self.id))
        return contents._replace(live=live)

    def _read_table(self, connection: Connection, seq: int) -> _Contents:
        row = matches.find(connection, self.id)
        given = consents.read(connection, self.id, seq)
        return _Contents(row, seats.of_match(connection, self.id), given, None)
