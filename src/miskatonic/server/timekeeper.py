"""Watches the clocks of all seats: a seat whose time is up passes to a bot (ADR 0028, 0158)."""

import asyncio
from typing import Final

import structlog

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.matches.errors import StaleMoveError
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.storage import clocks
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import DatabaseUnavailableError
from miskatonic.server.tokens import now

LOG: Final = structlog.get_logger("miskatonic.timekeeper")
TICK_SECONDS: Final = 1.0
# A node notes so often that it watches the clocks.
BEAT_MS: Final = 5_000
# Without such a note for longer than this the server was down, and nobody could answer.
DOWN_MS: Final = 20_000
# One tick carries out at most so many matches.
MOST_MATCHES: Final = 50


class Timekeeper:
    """Carries out what clocks demand. Several nodes may do so at once: the log accepts only one line."""

    def __init__(self, database: Database, rooms: Rooms) -> None:
        self._database = database
        self._rooms = rooms
        # When this node last noted that it watches the clocks; 0: never.
        self.beaten = 0

    async def run(self) -> None:
        while True:
            try:
                await self.tick()
            except DatabaseUnavailableError:
                LOG.debug("no tick: the database is down")
            except Exception:
                LOG.exception("tick failed")
            await asyncio.sleep(TICK_SECONDS)

    async def tick(self) -> None:
        """Do what is due now."""
        at = now()
        if not 0 <= at - self.beaten < BEAT_MS:
            await self._beat(at)
        for match_id in await self._database.read(lambda c: clocks.due(c, at, MOST_MATCHES)):
            await self._time_out(match_id)
        for room in self._rooms.all():
            if room.audience.has_lapsed():
                room.notify()

    async def _beat(self, at: int) -> None:
        given_back = await self._database.write(lambda c: clocks.beat(c, at, DOWN_MS))
        was_down = at - self.beaten > DOWN_MS
        self.beaten = at
        if given_back:
            LOG.warning("clocks were put off", milliseconds=given_back)
        if was_down:
            for room in self._rooms.all():
                if room.is_loaded:
                    async with room.lock:
                        await room.catch_up()

    async def _time_out(self, match_id: str) -> None:
        try:
            async with self._rooms.locked(match_id) as room:
                await room.time_out(now())
        except (StaleMoveError, DatabaseUnavailableError) as error:
            LOG.debug("tried again at the next tick", match=match_id, reason=str(error))
        except MiskatonicError as error:
            # A match that this server cannot load must not be tried again every second.
            LOG.warning("clock stopped", match=match_id, reason=str(error))
            await self._database.write(lambda c: clocks.stop(c, match_id))
