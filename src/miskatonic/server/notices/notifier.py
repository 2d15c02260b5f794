"""Tells absent players of their turns.

Every node looks at all turns, and one of them claims each. A node that has the player in view puts the
notice off, in time before another node would send it.
"""

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from miskatonic.server.metrics import Metrics
from miskatonic.server.notices.claims import TurnClaims
from miskatonic.server.notices.delivery_queue import DeliveryQueue
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.storage import turn_notices
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import DatabaseUnavailableError
from miskatonic.server.storage.turn_notices import Turn
from miskatonic.server.tokens import now

LOG: Final = structlog.get_logger("miskatonic.notices")
TICK_SECONDS: Final = 2.0
# So long before a notice is sent, the nodes begin to look whether its player is in view: several ticks.
LEAD_MS: Final = 10_000
# One tick looks at so many turns.
MOST_TURNS: Final = 200


class Notifier:
    """Looks for turns of absent players, and keeps the deliveries going."""

    def __init__(
        self, database: Database, rooms: Rooms, metrics: Metrics, claims: TurnClaims, queue: DeliveryQueue
    ) -> None:
        self._database = database
        self._rooms = rooms
        self._metrics = metrics
        self._claims = claims
        self._queue = queue

    async def run(self) -> None:
        while True:
            self._queue.has_room.clear()
            try:
                await self._look()
                await self._queue.pump()
            except DatabaseUnavailableError:
                LOG.debug("no notices: the database is down")
            except Exception:
                LOG.exception("notices failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._queue.has_room.wait(), TICK_SECONDS)

    async def stop(self) -> None:
        await self._queue.stop()

    async def _look(self) -> None:
        """Put off the notices to players in view, and claim those to players who have been away for long."""
        at = now()
        before = at - self._claims.away_ms
        turns = await self._database.read(lambda c: turn_notices.waiting(c, before + LEAD_MS, MOST_TURNS))
        present = [turn for turn in turns if self._is_in_view(turn)]
        if present:
            await self._database.write(lambda c: turn_notices.put_off(c, present, at))
        due = [turn for turn in turns if turn.since <= before and turn not in present]
        if due:
            withheld = await self._database.write(lambda c: self._claims.claim(c, due, at))
            self._metrics.notices.labels("any", "withheld").inc(withheld)

    def _is_in_view(self, turn: Turn) -> bool:
        """Does the owner of the seat have a socket on this node?"""
        room = self._rooms.find(turn.match)
        if room is None or not room.is_loaded:
            return False
        players = {room.seats[number].player for number in room.audience.here}
        return room.seats[turn.seat].player in players
