"""One node of the house: everything that its parts share, from start to stop."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final, TypeVar

import structlog
from sqlalchemy import Connection

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.bot_seats import BotSeats
from miskatonic.server.metrics import Metrics
from miskatonic.server.nodes.channels import make_channels
from miskatonic.server.nodes.notice import Notice
from miskatonic.server.nodes.switchboard import Switchboard
from miskatonic.server.rooms.room import Room
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.settings import Settings
from miskatonic.server.storage import matches, players
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.engines import parse_url
from miskatonic.server.storage.migrate import migrate
from miskatonic.server.tokens import new_id, now
from miskatonic.server.workers.crew import Crew

T = TypeVar("T")

LOG: Final = structlog.get_logger("miskatonic.house")
# How many matches whose bots have fallen silent one sweep wakes up.
AT_ONCE: Final = 50
ANNOUNCE_SECONDS: Final = 60.0
DAY_MS: Final = 24 * 3600 * 1000


class House:
    """Database, rooms, workers and the other nodes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.switchboard = Switchboard(make_channels(settings.channels))
        self.database = Database(parse_url(settings.database), settings.connections)
        self.rooms = Rooms(self.database, shared=settings.channels != "memory")
        self.crew = Crew(settings.workers, settings.think_seconds)
        self.bots = BotSeats(self)
        self.key = b""
        self.is_ready = False
        # Players for whom the adviser is thinking.
        self.advised: set[str] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._announced = monotonic()

    async def start(self) -> None:
        """Bring the database up to date, listen to the other nodes, go on where the bots stopped."""
        await asyncio.to_thread(migrate, self.database.engine)
        self.key = await self._signing_key()
        await self.switchboard.start(self.hear)
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")
        self.is_ready = True
        LOG.info("ready", node=self.switchboard.node, database=self.database.url.render_as_string())

    async def stop(self) -> None:
        """Finish what is being written, then let go of everything."""
        self.is_ready = False
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.bots.stop()
        await self.switchboard.stop()
        await self.crew.close()
        self.database.close()
        LOG.info("stopped", node=self.switchboard.node)

    async def work(self, job: Callable[[], T]) -> T:
        """Run something that takes a while beside the event loop."""
        return await asyncio.to_thread(job)

    def after(self, room: Room) -> None:
        """A match has changed here: the other nodes should know, and a bot may have to speak."""
        self.switchboard.tell(room.id)
        self.bots.consider(room)

    def announce(self, room: Room, *, asks: bool = False) -> None:
        """Who has a table in view here has changed."""
        room.changed()
        self.switchboard.tell(room.id, here=room.here, asks=asks)

    async def hear(self, notice: Notice) -> None:
        """Another node says something."""
        room = self.rooms.peek(notice.match)
        if room is None or not room.is_open:
            return
        if notice.gone:
            self.rooms.close(notice.match)
        elif notice.here is not None:
            room.elsewhere[notice.node] = frozenset(notice.here)
            room.changed()
            if notice.asks and room.onlookers:
                self.switchboard.tell(room.id, here=room.here)
        elif notice.talk:
            room.talk += 1
            room.changed()
        else:
            async with room.lock:
                await room.catch_up()

    async def _signing_key(self) -> bytes:
        """What signs cookies: given by the operator, or the same for all nodes of one database."""
        if self.settings.secret is not None:
            return self.settings.secret.encode()

        def job(connection: Connection) -> str:
            return players.house_value(connection, "cookie-key", new_id() + new_id() + new_id())

        return (await self.database.write(job)).encode()

    async def _sweep(self) -> None:
        """Every few seconds: make up for lost notices and dead nodes, and close idle rooms."""
        patience = 0.0
        while True:
            try:
                await self._follow_rooms()
                await self._wake_bots(patience)
                await self._clear_tables()
            except Exception:
                LOG.exception("sweep failed")
            self.rooms.close_idle(self.settings.idle_seconds)
            self.metrics.rooms.set(len(self.rooms))
            self.metrics.restarts.set(self.crew.restarts)
            # At the start nobody else is thinking; later, somebody may be.
            patience = self.settings.think_seconds + self.settings.bot_pause + self.settings.sweep_seconds
            await asyncio.sleep(self.settings.sweep_seconds)

    async def _follow_rooms(self) -> None:
        rooms = {room.id: room for room in self.rooms.all() if room.onlookers and room.is_open}
        if not rooms:
            return
        at = await self.database.read(lambda connection: matches.positions(connection, list(rooms)))
        for match_id, room in rooms.items():
            if match_id not in at:
                self.rooms.close(match_id)
            elif at[match_id] > room.seq and not room.lock.locked():
                async with room.lock:
                    await room.catch_up()
        if monotonic() - self._announced > ANNOUNCE_SECONDS:
            self._announced = monotonic()
            for room in rooms.values():
                room.elsewhere.clear()
                self.switchboard.tell(room.id, here=room.here, asks=True)

    async def _wake_bots(self, patience: float) -> None:
        before = now() - int(patience * 1000)
        silent = await self.database.read(lambda c: matches.standing_still(c, before, AT_ONCE))
        for match_id in silent:
            try:
                room = await self.rooms.enter(match_id)
                self.bots.consider(room)
            except MiskatonicError as error:
                LOG.warning("match cannot go on", match=match_id, reason=str(error))

    async def _clear_tables(self) -> None:
        """Remove tables that nobody has started for a long time."""
        before = now() - int(self.settings.waiting_days * DAY_MS)
        for match_id in await self.database.write(lambda c: matches.remove_waiting(c, before)):
            self.rooms.close(match_id)
            self.switchboard.tell(match_id, gone=True)
