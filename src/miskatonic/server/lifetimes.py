"""How long tables last that nobody looks at: they end, and later they are removed."""

from typing import Final

import structlog

from miskatonic.server.cluster.bus import Bus
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.settings import Settings
from miskatonic.server.storage import expiry, sessions
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import NotFoundError
from miskatonic.server.storage.expiry import Dated
from miskatonic.server.storage.rows import Ended, MatchState
from miskatonic.server.terms import DAY
from miskatonic.server.tokens import now

LOG: Final = structlog.get_logger("miskatonic.lifetimes")
DAY_MS: Final = DAY * 1000
# One sweep ends or removes at most so many tables.
MOST_TABLES: Final = 20
# A look is stored only if it prolongs the life of a table by this part of its term.
WORTH_STORING: Final = 0.01


class Lifetimes:
    """Notes when somebody looks at a table, and carries out what is due when nobody has."""

    def __init__(self, settings: Settings, database: Database, rooms: Rooms, bus: Bus) -> None:
        self._days = {
            MatchState.OPEN: settings.waiting_days,
            MatchState.RUNNING: settings.slow_days,
            MatchState.OVER: settings.finished_days,
        }
        self._live_days = settings.live_days
        self._export_days = settings.export_days
        self._database = database
        self._rooms = rooms
        self._bus = bus

    def look(self, room: Room) -> None:
        """Somebody looks at the table: its time begins again. Nobody waits until this is stored."""
        row = room.row
        table = Dated(row.id, row.state, row.clock, row.ended)
        term = self._term(table)
        expires = now() + term
        if expires - max(room.dated.get(row.state, 0), row.expires or 0) > term * WORTH_STORING:
            room.dated[row.state] = expires
            self._database.note(lambda c: expiry.date(c, {table: expires}))

    async def sweep(self, session_age_ms: int) -> None:
        """Give a date to tables without one, and end or remove those whose date has passed."""
        moment = now()
        await self._database.write(lambda c: sessions.remove_expired(c, moment - session_age_ms, MOST_TABLES))
        undated = await self._database.read(lambda c: expiry.undated(c, MOST_TABLES * 10))
        if undated:
            dates = {table: moment + self._term(table) for table in undated}
            await self._database.write(lambda c: expiry.date(c, dates))
        for table in await self._database.read(lambda c: expiry.due(c, moment, MOST_TABLES)):
            room = self._rooms.find(table.id)
            if room is not None and room.is_loaded and room.audience.subscribers:
                self.look(room)
            elif table.state == MatchState.RUNNING:
                await self.end(table.id, Ended.ABANDONED)
            else:
                await self._remove(table.id)

    async def end(self, match_id: str, why: Ended) -> None:
        """End a running match without a result. It can be looked at and exported for a while."""
        expires = now() + int(self._export_days * DAY_MS)
        await self._database.write(lambda c: expiry.end(c, match_id, why, expires))
        LOG.info("match ended", match=match_id, reason=why)
        room = self._rooms.find(match_id)
        if room is not None and room.is_loaded:
            async with room.lock:
                await room.load()
        self._bus.publish(match_id)

    async def _remove(self, match_id: str) -> None:
        try:
            await self._database.write(lambda c: expiry.remove_due(c, match_id, now()))
        except NotFoundError:
            return
        LOG.info("table removed", match=match_id, reason="nobody has looked at it")
        self._rooms.close(match_id)
        self._bus.publish(match_id, gone=True)

    def _term(self, table: Dated) -> int:
        """For how many milliseconds a table lasts without a look."""
        if table.ended is not None:
            days = self._export_days
        elif table.state == MatchState.RUNNING and table.clock is not None and table.clock < DAY:
            days = self._live_days
        else:
            days = self._days[MatchState(table.state)]
        return int(days * DAY_MS)
