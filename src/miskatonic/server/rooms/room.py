"""One match on this node: its table in memory, and those who look at it.

Everything that changes a running match goes through `write`: take the step, write the line, and only then
tell anybody. Whoever looks does so under the same lock, so nobody sees a step that is not yet on disk.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import NamedTuple, Protocol

from sqlalchemy import Connection

from miskatonic.kernel.errors import EffectLoopError, MiskatonicError
from miskatonic.kernel.scene import plain
from miskatonic.matches.errors import StaleMoveError
from miskatonic.server.errors import WrongMomentError
from miskatonic.server.rooms.live import SNAPSHOT_EVERY, LiveMatch, restore
from miskatonic.server.rooms.seating import bots_only
from miskatonic.server.rooms.telling import consent_view, state_view
from miskatonic.server.storage import matches, moves, seats, talk
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.rows import Act, ConsentRow, MatchRow, MoveRow, SeatRow, State
from miskatonic.server.wire.encoding import encode
from miskatonic.server.wire.play import ConsentView, StateView
from miskatonic.server.wire.socket import State as Told

# Takes a step of the match in memory and says which line it is.
Take = Callable[[LiveMatch], Awaitable[MoveRow]]
# What is written with a line: all of it, or nothing.
Also = Callable[[Connection], object]


class Onlooker(Protocol):
    """Somebody who wants to hear that something has changed."""

    @property
    def seat(self) -> int | None:
        """The seat from which he or she looks; None: a spectator."""

    def wake(self) -> None:
        """Something has changed."""

    def dismiss(self) -> None:
        """The table is gone."""


class _Contents(NamedTuple):
    row: MatchRow
    seats: list[SeatRow]
    consents: list[ConsentRow]
    live: LiveMatch | None


class Room:
    """A match that somebody on this node is concerned with."""

    def __init__(self, match_id: str, database: Database) -> None:
        self.id = match_id
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        # Seats in view on other nodes, by node.
        self.elsewhere: dict[str, frozenset[int]] = {}
        # Goes up with every change of the table that is no line of the log.
        self.version = 0
        # The last line of talk that this node has heard of.
        self.talk = 0
        self._database = database
        self._contents: _Contents | None = None
        self._encoded: dict[tuple[int | None, int], bytes] = {}

    @property
    def is_open(self) -> bool:
        """Has it been read from the database?"""
        return self._contents is not None

    @property
    def row(self) -> MatchRow:
        return self._known.row

    @property
    def seats(self) -> Sequence[SeatRow]:
        return self._known.seats

    @property
    def live(self) -> LiveMatch:
        live = self._known.live
        if live is None:
            raise WrongMomentError("the match has not been started")
        return live

    @property
    def is_running(self) -> bool:
        """Has the match been started? It may be over, too."""
        return self._known.live is not None

    @property
    def seq(self) -> int:
        return self.live.log.seq if self.is_running else 0

    @property
    def here(self) -> frozenset[int]:
        """The seats from which somebody on this node has the table in view."""
        return frozenset(onlooker.seat for onlooker in self.onlookers if onlooker.seat is not None)

    @property
    def present(self) -> frozenset[int]:
        """The same on all nodes."""
        return self.here.union(*self.elsewhere.values())

    async def load(self) -> None:
        """Read everything anew; what was in memory is forgotten. Under the lock."""
        self._contents = await self._database.read(self._read)
        self.changed()

    async def catch_up(self) -> None:
        """Follow what others have written. Under the lock."""
        live = None if self._contents is None else self._contents.live
        if live is None:
            await self.load()
            return
        known = live.log.seq

        def job(connection: Connection) -> tuple[_Contents, list[MoveRow]]:
            lines = moves.read(connection, self.id, known)
            return self._read_table(connection, known + len(lines)), lines

        contents, lines = await self._database.read(job)
        try:
            for line in lines:
                live.apply(line)
        except MiskatonicError:
            await self.load()
            return
        self._contents = contents._replace(live=live)
        self.changed()

    async def write(self, take: Take, expected_seq: int | None = None, also: Also | None = None) -> MoveRow:
        """Take a step and write its line; returns when it is on disk. Under the lock."""
        live = self.live
        if expected_seq is not None and expected_seq != live.log.seq:
            raise StaleMoveError(
                f"this was meant for line {expected_seq}, but the table is at line {live.log.seq}"
            )
        if live.match.over:
            raise WrongMomentError("the match is over")
        try:
            line = await take(live)
        except MiskatonicError as error:
            # A refused word changes nothing; a rule that runs wild leaves the table half changed.
            if isinstance(error, EffectLoopError):
                await self._forget()
            raise
        except BaseException:
            await self._forget()
            raise
        return await self._written(live, line, also)

    async def _written(self, live: LiveMatch, line: MoveRow, also: Also | None) -> MoveRow:
        """Wait for the disk, and meanwhile prepare what will be told; nobody is told before."""
        pending = self._database.writing(self._job(live, line, also))
        live.log.add(line)
        prepared = {} if also is not None else self._prepared(live, line.seq)
        try:
            contents = await pending
        except BaseException as error:
            await self._forget()
            if isinstance(error, ConflictError):
                raise StaleMoveError("somebody else was quicker: the table has moved on") from error
            raise
        self._contents = contents
        self.changed(table=also is not None or live.match.over)
        self._encoded = prepared
        return line

    async def _forget(self) -> None:
        """The table in memory may be ahead of the log. Whatever happened, the log is right."""
        self._contents = self._known._replace(live=None)
        await asyncio.shield(asyncio.ensure_future(self.load()))

    def _prepared(self, live: LiveMatch, since: int) -> dict[tuple[int | None, int], bytes]:
        seats_in_view = {onlooker.seat for onlooker in self.onlookers}
        return {
            (seat, since): encode(Told(state=state_view(live, seat, since, None))) for seat in seats_in_view
        }

    async def change(self, job: Also) -> None:
        """Change the table outside the log, such as who sits where before the start. Under the lock."""
        try:
            await self._database.write(job)
        finally:
            await self.load()

    def state(self, seat: int | None, since: int) -> bytes:
        """What a seat is told, ready to be sent; made once for all that look from there."""
        key = (seat, since)
        if key not in self._encoded:
            self._encoded[key] = encode(Told(state=self.state_view(seat, since)))
        return self._encoded[key]

    def state_view(self, seat: int | None, since: int) -> StateView:
        return state_view(self.live, seat, since, self.consent)

    @property
    def consent(self) -> ConsentView | None:
        """Who would go back to which step."""
        return consent_view(self._known.consents, self.seats)

    def changed(self, *, table: bool = True) -> None:
        """Tell the onlookers; with `table`, something else than the log has changed."""
        self._encoded.clear()
        self.version += table
        for onlooker in self.onlookers:
            onlooker.wake()

    @property
    def _known(self) -> _Contents:
        if self._contents is None:
            raise WrongMomentError("the table could not be read")
        return self._contents

    def _job(self, live: LiveMatch, line: MoveRow, also: Also | None) -> Callable[[Connection], _Contents]:
        known = self._known
        outcome = live.match.outcome
        row = replace(
            known.row,
            seq=line.seq + 1,
            asked=live.asked(),
            outcome=None if outcome is None else plain(outcome),
            state=State.RUNNING if outcome is None else State.OVER,
            updated=line.at,
        )
        is_step = line.act in (Act.SAY, Act.RESIGN)
        saved = live.snapshot(row.seq) if is_step and live.match.seq % SNAPSHOT_EVERY == 0 else None

        def job(connection: Connection) -> _Contents:
            at = known.seats
            if also is not None:
                also(connection)
                at = seats.of_match(connection, self.id)
            come_to = replace(row, bot_turn=bots_only(row.asked, at))
            moves.append(connection, line, come_to)
            if saved is not None:
                moves.keep_snapshot(connection, saved)
            return _Contents(come_to, at, [], live)

        return job

    def _read(self, connection: Connection) -> _Contents:
        row = matches.find(connection, self.id)
        if row.state == State.OPEN:
            return self._read_table(connection, 0)
        lines = moves.read(connection, self.id)
        contents = self._read_table(connection, len(lines))
        live = restore(row, contents.seats, lines, moves.snapshot(connection, self.id))
        return contents._replace(live=live)

    def _read_table(self, connection: Connection, seq: int) -> _Contents:
        row = matches.find(connection, self.id)
        consents = talk.consents(connection, self.id, seq)
        return _Contents(row, seats.of_match(connection, self.id), consents, None)
