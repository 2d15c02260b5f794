"""Maintenance in the background: makes up for lost notices and dead nodes, and removes old tables."""

from collections.abc import Sequence
from time import monotonic
from typing import Final

import structlog

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.bots.attention import AttentionRules
from miskatonic.server.bots.players import BotPlayers
from miskatonic.server.cluster.bus import Bus
from miskatonic.server.identity.sessions import VALID_MS
from miskatonic.server.lifetimes import Lifetimes
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.storage import matches, seats
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import NotFoundError
from miskatonic.server.terms import DAY, build_id
from miskatonic.server.tokens import now

LOG: Final = structlog.get_logger("miskatonic.sweeper")
# One sweep restarts the bots of at most so many matches.
MOST_MATCHES: Final = 50
ANNOUNCE_SECONDS: Final = 60.0
# So many tables are announced at once; moves go on before the next.
ANNOUNCED_AT_ONCE: Final = 50
# What is seen at a table is recorded when nothing has happened for so long.
QUIET_MS: Final = 10_000
DAY_MS: Final = 24 * 3600 * 1000


class Sweeper:
    """What a node does every few seconds."""

    def __init__(
        self,
        lifetimes: Lifetimes,
        database: Database,
        rooms: Rooms,
        bus: Bus,
        bots: BotPlayers,
        attention: AttentionRules,
    ) -> None:
        self._lifetimes = lifetimes
        self._database = database
        self._rooms = rooms
        self._bus = bus
        self._bots = bots
        self._attention = attention
        self._announced = monotonic()

    async def sweep(self, bot_seconds: float) -> None:
        """Sweep once. A bot that has not moved for `bot_seconds` is restarted."""
        await self._follow_matches()
        await self._restart_bots(bot_seconds)
        await self._lifetimes.sweep(VALID_MS)
        self._record_quiet_matches()

    async def heal(self) -> None:
        """Load the rooms again that an outage of the database has left unloaded, and let their bots go on."""
        for room in self._rooms.all():
            if room.is_loaded or room.lock.locked():
                continue
            try:
                async with room.lock:
                    await room.ensure_loaded()
            except NotFoundError:
                self._rooms.close(room.id)
            else:
                self._bots.consider(room)

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
            watched = list(rooms.values())
            for start in range(0, len(watched), ANNOUNCED_AT_ONCE):
                await self._announce(watched[start : start + ANNOUNCED_AT_ONCE])

    async def _announce(self, rooms: Sequence[Room]) -> None:
        """Tell the other nodes who has these tables in view."""
        for room in rooms:
            room.audience.forget_elsewhere()
            self._bus.publish(room.id, here=room.audience.here, watched=True, asks=True)
        if self._rooms.has_other_nodes:
            # A node that opens a table now has not heard of them, so it is stored, too.
            here = {room.id: sorted(room.audience.here) for room in rooms}
            at = now()
            await self._database.write(lambda connection: seats.see_all(connection, here, at))

    async def _restart_bots(self, seconds: float) -> None:
        """Let bots go on that have not moved for so long, unless they sleep."""
        before = now() - int(seconds * 1000)
        for room in self._rooms.all():
            if room.is_loaded and room.audience.is_watched and room.row.updated < before:
                self._bots.consider(room)
        known = self._bots.matches
        limit = MOST_MATCHES + len(known)
        watched = now() - self._attention.sleep_ms
        waiting = await self._database.read(
            lambda c: matches.waiting_for_bot(
                c, limit, build=build_id(), before=before, watched=watched, by_letter=DAY
            )
        )
        await self.wake([match_id for match_id in waiting if match_id not in known])

    async def wake(self, match_ids: Sequence[str]) -> None:
        """Let the bots of these matches move."""
        for match_id in match_ids:
            try:
                room = await self._rooms.open(match_id)
                if room.archive is not None:
                    await self._refuse(room, room.archive.reason)
                self._bots.consider(room)
            except MiskatonicError as error:
                LOG.warning("match cannot be loaded", match=match_id, reason=str(error))

    async def _refuse(self, room: Room, reason: str) -> None:
        """Do not wake the bots of a match that cannot go on again: others would have to wait for it."""
        LOG.warning("match cannot go on", match=room.id, reason=reason)
        await self._database.write(lambda c: matches.refuse(c, room.id, build_id()))

    def _record_quiet_matches(self) -> None:
        """Record what is seen at tables where nothing has happened for a while."""
        before = now() - QUIET_MS
        for room in self._rooms.all():
            if room.is_loaded and room.row.updated < before and not room.lock.locked():
                room.keep_keyframe()
