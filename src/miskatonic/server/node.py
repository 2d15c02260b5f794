"""One node of the server: its parts, from start to stop."""

import asyncio
from collections import Counter
from typing import Final

import structlog

from miskatonic.server.bots.adviser import Adviser
from miskatonic.server.bots.players import BotPlayers
from miskatonic.server.cluster.bus import Bus
from miskatonic.server.cluster.channels import make_channels
from miskatonic.server.cluster.notice import Notice
from miskatonic.server.identity.device_codes import DeviceCodes
from miskatonic.server.identity.operator import Operator
from miskatonic.server.identity.sessions import Sessions
from miskatonic.server.lobby.access import Access
from miskatonic.server.lobby.lobby import Lobby
from miskatonic.server.lobby.successors import Successors
from miskatonic.server.metrics import Metrics
from miskatonic.server.rooms.bot_rules import BotRules
from miskatonic.server.rooms.chat import Chat
from miskatonic.server.rooms.giving import GivingRules
from miskatonic.server.rooms.room import Room, RoomServices
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.settings import Settings
from miskatonic.server.storage import matches
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.engines import parse_url
from miskatonic.server.storage.migrate import migrate
from miskatonic.server.sweeper import Sweeper
from miskatonic.server.timekeeper import Timekeeper
from miskatonic.server.tokens import now
from miskatonic.server.workers.pool import WorkerPool

LOG: Final = structlog.get_logger("miskatonic.node")


class Node:
    """Makes the parts of a server process, connects them, starts and stops them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.is_ready = False
        self.metrics = Metrics()
        # Open sockets by address.
        self.sockets: Counter[str] = Counter()
        self.bus = Bus(make_channels(settings.channels))
        self.database = Database(parse_url(settings.database), settings.connections)
        self.workers = WorkerPool(settings.workers, settings.think_seconds)
        self.bots = BotPlayers(self.workers, self.metrics, settings.bot_pause)
        self.adviser = Adviser(settings.adviser, self.workers, self.metrics)
        bot_rules = BotRules(settings.stand_in, settings.think_seconds)
        giving = GivingRules(settings.grace_seconds, now())
        services = RoomServices(self.database, self.metrics, bot_rules, giving, self._room_changed)
        self.rooms = Rooms(services, has_other_nodes=settings.channels != "memory")
        self.chat = Chat(self.database, self.bus)
        self.access = Access(self.database)
        self.lobby = Lobby(
            self.database,
            bot_rules,
            open_tables=settings.open_tables,
            shortest_clock=settings.shortest_clock,
        )
        self.successors = Successors(self.database, self.lobby)
        is_secure = (settings.public_url or "").startswith("https:")
        self.sessions = Sessions(self.database, settings.secret, is_secure=is_secure)
        self.device_codes = DeviceCodes(self.database, self.sessions)
        self.operator = Operator(settings.admin_token)
        self.sweeper = Sweeper(settings, self.database, self.rooms, self.bus, self.bots)
        self.timekeeper = Timekeeper(self.database, self.rooms)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Migrate the database, connect to the other nodes, and let bots go on where they stopped."""
        await asyncio.to_thread(migrate, self.database.engine)
        await self.sessions.start()
        await self.bus.start(self._receive)
        self._tasks = [
            asyncio.create_task(self._sweep(), name="sweeper"),
            asyncio.create_task(self.timekeeper.run(), name="timekeeper"),
        ]
        self.is_ready = True
        LOG.info("ready", node=self.bus.node, database=self.database.url.render_as_string())

    async def stop(self) -> None:
        """Finish what is being written, then stop every part."""
        self.is_ready = False
        for task in self._tasks:
            task.cancel()
        await self.bots.stop()
        await self.bus.stop()
        await self.workers.close()
        self.database.close()
        LOG.info("stopped", node=self.bus.node)

    def announce(self, room: Room, *, asks: bool = False) -> None:
        """Tell everybody who has a table in view on this node. `asks`: the other nodes should answer."""
        room.notify()
        self.bus.publish(room.id, here=room.audience.here, asks=asks)

    async def remove(self, match_id: str) -> None:
        """Remove a table and its match."""
        await self.database.write(lambda connection: matches.remove(connection, match_id))
        self.rooms.close(match_id)
        self.bus.publish(match_id, gone=True)

    def _room_changed(self, room: Room) -> None:
        """The other nodes should know of it, and a bot may have to move."""
        self.bus.publish(room.id)
        self.bots.consider(room)

    async def _receive(self, notice: Notice) -> None:
        """Follow a notice of another node."""
        room = self.rooms.find(notice.match)
        if room is None or not room.is_loaded:
            return
        if notice.gone:
            self.rooms.close(notice.match)
        elif notice.here is not None:
            room.audience.hear(notice.node, frozenset(notice.here))
            room.notify()
            if notice.asks and room.audience.subscribers:
                self.bus.publish(room.id, here=room.audience.here)
        elif notice.talk:
            room.chat_version += 1
            room.notify()
        else:
            async with room.lock:
                await room.catch_up()

    async def _sweep(self) -> None:
        """Sweep every few seconds. At the start no other task computes a move; later one may."""
        bot_seconds = 0.0
        while True:
            try:
                await self.sweeper.sweep(bot_seconds)
            except Exception:
                LOG.exception("sweep failed")
            self.rooms.close_idle(self.settings.idle_seconds)
            self.metrics.rooms.set(len(self.rooms))
            self.metrics.restarts.set(self.workers.restarts)
            bot_seconds = self.settings.think_seconds + self.settings.bot_pause + self.settings.sweep_seconds
            await asyncio.sleep(self.settings.sweep_seconds)
