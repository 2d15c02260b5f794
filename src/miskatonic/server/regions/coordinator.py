"""Passes words between the tables of a region (ADR 0077).

Which word comes next is read off the tables, so a node that stops leaves nothing unfinished: another node, or
the same one after a restart, goes on. If two nodes do so at once, the version of the region lets only one
succeed.
"""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from functools import partial
from typing import Final

import structlog

from miskatonic.games.region import Region
from miskatonic.games.registry import all_games
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.matches.errors import StaleMoveError
from miskatonic.server.bots.players import BotPlayers
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.storage import regions
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import DatabaseUnavailableError
from miskatonic.server.storage.rows import MatchRow, MatchState
from miskatonic.server.tokens import now

LOG: Final = structlog.get_logger("miskatonic.regions")
TICK_SECONDS: Final = 1.0
_MINUTE_MS: Final = 60_000


def region_rules(row: MatchRow) -> Region | None:
    """How a match is tied to others; None if it is not."""
    spec = all_games().get(row.game)
    region = None if spec is None else spec.region
    return region if region is not None and region.tables(row.options) else None


def waits(row: MatchRow) -> bool:
    """Does the table wait for what happens elsewhere? Then nobody at it is asked."""
    return row.state == MatchState.RUNNING and not row.asked


def deadline(rows: Sequence[MatchRow], region: Region) -> int | None:
    """When bots finish the turn of late tables: some time after the first table has finished its own."""
    minutes = region.minutes(rows[0].options)
    since = min((row.updated for row in rows if waits(row)), default=None)
    return None if since is None or not minutes else since + minutes * _MINUTE_MS


class RegionCoordinator:
    """The regions of this server, as far as this node looks after them."""

    def __init__(self, database: Database, rooms: Rooms, bots: BotPlayers) -> None:
        self._database = database
        self._rooms = rooms
        self._bots = bots
        self._changed = asyncio.Event()
        # By region: the lines of its tables when there was nothing to say.
        self._settled: dict[str, tuple[int, ...]] = {}

    def consider(self, room: Room) -> None:
        """A match has changed; a table that belongs to a region may wait for others now."""
        if room.is_loaded and region_rules(room.row) is not None:
            self._changed.set()

    async def run(self) -> None:
        while True:
            try:
                await self.tick()
            except DatabaseUnavailableError:
                LOG.debug("no words pass: the database is down")
            except Exception:
                LOG.exception("regions failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), TICK_SECONDS)
            self._changed.clear()

    async def tick(self) -> None:
        """Pass all words that can pass now."""
        for region_id in await self._database.read(regions.running):
            try:
                await self._attend(region_id)
            except StaleMoveError as error:
                LOG.debug("tried again at the next tick", region=region_id, reason=str(error))
            except DatabaseUnavailableError:
                raise
            except MiskatonicError as error:
                LOG.warning("region cannot go on", region=region_id, reason=str(error))

    async def _attend(self, region_id: str) -> None:
        rows = await self._database.read(lambda c: regions.tables(c, region_id))
        region = region_rules(rows[0])
        if region is None or any(row.state == MatchState.OPEN for row in rows) or not any(map(waits, rows)):
            return
        due = deadline(rows, region)
        is_late = due is not None and due <= now()
        if self._settled.get(region_id) == tuple(row.seq for row in rows) and not is_late:
            return
        async with AsyncExitStack() as stack:
            rooms = [await stack.enter_async_context(self._rooms.locked(row.id)) for row in rows]
            await self._pass_words(region_id, region, rooms)
            await self._hurry(rooms, is_late=is_late)
            self._settled[region_id] = tuple(room.row.seq for room in rooms)

    async def _pass_words(self, region_id: str, region: Region, rooms: Sequence[Room]) -> None:
        known = await self._database.read(lambda c: regions.find(c, region_id))
        while True:
            tables = [room.live.match.table for room in rooms]
            left = [
                at for at, room in enumerate(rooms) if room.live.is_over and tables[at].flow.outcome is None
            ]
            said = region.answer(tables, left)
            if said is None:
                return
            text = tables[said.table].rules.alphabet.text(said.word)
            await rooms[said.table].hear(text, partial(regions.advance, region=known))
            known = replace(known, version=known.version + 1)

    async def _hurry(self, rooms: Sequence[Room], *, is_late: bool) -> None:
        """Bots that others wait for do not sleep, and finish the turn of people who are late."""
        waiting = [room for room in rooms if waits(room.row)]
        for room in rooms:
            if waiting and room.row.state == MatchState.RUNNING and not waits(room.row):
                if is_late:
                    await room.finish_turn()
                self._bots.rouse(room)
