"""Maintenance in the background: makes up for lost notices and dead nodes, and removes old tables."""

from time import monotonic
from typing import Final

import structlog

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.bots.players import BotPlayers
from miskatonic.server.cluster.bus import Bus
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.settings import Settings
from miskatonic.server.storage import matches
from miskatonic.server.storage.database import Database
from miskatonic.server.tokens import now

LOG: Final = structlog.get_logger("miskatonic.sweeper")
# One sweep restarts the bots of at most so many matches.
MOST_MATCHES: Final = 50
ANNOUNCE_SECONDS: Final = 60.0
DAY_MS: Final = 24 * 3600 * 1000


class Sweeper:
    """What a node does every few seconds."""

    def __init__(
        self, settings: Settings, database: Database, rooms: Rooms, bus: Bus, bots: BotPlayers
    ) -> None:
        self._waiting_ms = int(settings.waiting_days * DAY_MS)
        self._database = database
        self._rooms = rooms
        self._bus = bus
        self._bots = bots
        self._announced = monotonic()

    async def sweep(self, bot_seconds: float) -> None:
        """Sweep once. A bot that has not moved for `bot_seconds` is restarted."""
        await self._follow_matches()
        await self._restart_bots(bot_seconds)
        await self._remove_old_tables()

    async def _follow_matches(self) -> None:
        """Catch up with matches in view whose log has grown without a notice."""
        rooms = {room.id: room for room in self._rooms.all() if room.audience.subscribers and room.is_loaded}
        if not rooms:
            return
        at = await self._database.read(lambda connection: matches.positions(connection, list(rooms)))
        for match_id, room in rooms.items():
            if match_id not in at:
                self._rooms.close(match_id)
            elif at[match_id] > room.seq and not room.lock.locked():
                async with room.lock:
                    await room.catch_up()
        if monotonic() - self._announced > ANNOUNCE_SECONDS:
            self._announced = monotonic()
            for room in rooms.values():
                room.audience.forget_elsewhere()
                self._bus.publish(room.id, here=room.audience.here, asks=True)

    async def _restart_bots(self, seconds: float) -> None:
        before = now() - int(seconds * 1000)
        waiting = await self._database.read(lambda c: matches.waiting_for_bot(c, before, MOST_MATCHES))
        for match_id in waiting:
            try:
                self._bots.consider(await self._rooms.open(match_id))
            except MiskatonicError as error:
                LOG.warning("match cannot be loaded", match=match_id, reason=str(error))

    async def _remove_old_tables(self) -> None:
        """Remove tables that nobody has started for a long time."""
        before = now() - self._waiting_ms
        for match_id in await self._database.write(lambda c: matches.remove_waiting(c, before)):
            self._rooms.close(match_id)
            self._bus.publish(match_id, gone=True)
