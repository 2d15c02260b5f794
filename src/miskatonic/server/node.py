"""One node of the server: its parts, from start to stop."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Final

import structlog

from miskatonic.server.administration import Administration
from miskatonic.server.bots.adviser import Adviser
from miskatonic.server.bots.analyst import Analyst
from miskatonic.server.bots.attention import AttentionRules
from miskatonic.server.bots.players import BotPlayers
from miskatonic.server.bots.requests import Requests
from miskatonic.server.cluster.bus import Bus
from miskatonic.server.cluster.channels import make_channels
from miskatonic.server.cluster.notice import Notice
from miskatonic.server.health import Health
from miskatonic.server.heartbeat import MOST_MATCHES, Heartbeat
from miskatonic.server.identity.device_codes import DeviceCodes
from miskatonic.server.identity.operator import Operator
from miskatonic.server.identity.sessions import Sessions
from miskatonic.server.lifetimes import Lifetimes
from miskatonic.server.lobby.access import Access
from miskatonic.server.lobby.lobby import Lobby
from miskatonic.server.lobby.moderation import Moderation
from miskatonic.server.lobby.successors import Successors
from miskatonic.server.memory import COLLECTION_SECONDS, Collector
from miskatonic.server.metrics import Metrics
from miskatonic.server.notices.parts import make_notices
from miskatonic.server.processes.siblings import Siblings
from miskatonic.server.regions.coordinator import RegionCoordinator
from miskatonic.server.regions.regions import Regions
from miskatonic.server.rooms.audience import POLLING_MS
from miskatonic.server.rooms.bot_rules import BotRules
from miskatonic.server.rooms.chat import Chat
from miskatonic.server.rooms.giving import GivingRules
from miskatonic.server.rooms.room import Room, RoomServices
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.settings import Settings
from miskatonic.server.storage import matches
from miskatonic.server.storage.database import NO_OTHERS, Database
from miskatonic.server.storage.engines import parse_url
from miskatonic.server.storage.errors import DatabaseUnavailableError
from miskatonic.server.storage.opening import open_database
from miskatonic.server.sweeper import Sweeper
from miskatonic.server.timekeeper import Timekeeper
from miskatonic.server.tokens import now
from miskatonic.server.workers.pool import WorkerPool
from miskatonic.server.workers.scheduler import Scheduler
from miskatonic.server.workers.thinking_time import ThinkingTime

LOG: Final = structlog.get_logger("miskatonic.node")
# The status with which a socket is closed whose session was ended.
SIGNED_OUT: Final = 401


class Node:
    """Makes the parts of a server process, connects them, starts and stops them."""

    def __init__(self, settings: Settings, siblings: Siblings | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        # Open sockets by address.
        self.sockets: Counter[str] = Counter()
        has_other_nodes = settings.channels != "memory" or siblings is not None
        self.bus = Bus(make_channels(settings.channels, siblings), has_others=has_other_nodes)
        turnstile = NO_OTHERS if siblings is None else siblings.turnstile
        self.database = Database(parse_url(settings.database), settings.connections, turnstile)
        self.workers = WorkerPool(settings.workers, settings.think_seconds)
        self.scheduler = Scheduler(
            self.workers,
            ThinkingTime(settings.guest_thinking, settings.table_thinking),
            self.metrics,
            longest_seconds=settings.think_seconds / 2,
            wait_seconds=settings.bot_wait,
            programs=settings.bot_programs,
        )
        # A bot that has not moved for so long computes on no node.
        self._bot_seconds = settings.think_seconds + settings.bot_pause + settings.sweep_seconds
        self._attention = AttentionRules(settings.bot_sleep)
        self.bots = BotPlayers(
            self.scheduler,
            self._attention,
            pause=settings.bot_pause,
            leave_seconds=self._bot_seconds if has_other_nodes else 0.0,
        )
        self.adviser = Adviser(settings.adviser, self.scheduler)
        bot_rules = BotRules(settings.stand_in, settings.think_seconds, settings.bot_programs)
        giving = GivingRules(settings.grace_seconds, now())
        services = RoomServices(
            self.database,
            self.metrics,
            bot_rules,
            giving,
            self._room_changed,
            self.bots.attend,
            self.bus.node,
        )
        self.rooms = Rooms(services, has_other_nodes=has_other_nodes)
        self.analyst = Analyst(self.database, self.rooms, self.scheduler)
        self.administration = Administration(self.database, self.rooms, self.bus, settings.proxies)
        self.requests = Requests(settings)
        self.chat = Chat(self.database, self.bus, settings)
        self.moderation = Moderation(self.database)
        self.lifetimes = Lifetimes(settings, self.database, self.rooms, self.bus)
        self.access = Access(self.database, self.lifetimes)
        self.lobby = Lobby(
            self.database,
            bot_rules,
            self.administration.maintenance,
            open_tables=settings.open_tables,
            running_tables=settings.running_tables,
            shortest_clock=settings.shortest_clock,
        )
        self.regions = Regions(self.database, self.rooms, self.lobby)
        self.coordinator = RegionCoordinator(self.database, self.rooms, self.bots)
        self.successors = Successors(self.database, self.lobby)
        is_secure = (settings.public_url or "").startswith("https:")
        self.sessions = Sessions(
            self.database, self.administration.bans, settings.secret, is_secure=is_secure
        )
        self.device_codes = DeviceCodes(self.database, self.sessions)
        self.operator = Operator(settings)
        self.sweeper = Sweeper(
            self.lifetimes, self.database, self.rooms, self.bus, self.bots, self._attention
        )
        # Nodes without a channel to others are alone, but for processes that have been started before.
        is_first = settings.channels == "memory" and (siblings is None or siblings.is_first)
        self.heartbeat = Heartbeat(
            self.database, self.bus.node, has_other_nodes=has_other_nodes, is_first=is_first
        )
        self.health = Health(self.database)
        self.timekeeper = Timekeeper(self.database, self.rooms)
        self.collector = Collector()
        self.contacts, self.notifier = make_notices(settings, self.database, self.rooms, self.metrics)
        self._tasks: list[asyncio.Task[None]] = []
        # Matches that were taken over from other nodes are being opened.
        self._waking: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Open the database, connect to the other nodes, and let bots go on where they stopped."""
        await asyncio.to_thread(open_database, self.database.engine)
        await self.sessions.start()
        await self.heartbeat.start()
        await self.administration.reload()
        await self.bus.start(self._receive)
        self._tasks = [
            asyncio.create_task(self._beat(), name="heartbeat"),
            asyncio.create_task(self._sweep(), name="sweeper"),
            asyncio.create_task(self._collect(), name="collector"),
            asyncio.create_task(self.timekeeper.run(), name="timekeeper"),
            asyncio.create_task(self.notifier.run(), name="notifier"),
            asyncio.create_task(self.coordinator.run(), name="regions"),
        ]
        if self.rooms.has_other_nodes:
            # After the death of another node, its bots must not wait until workers have loaded the games.
            await self.workers.warm()
        self.collector.start()
        LOG.info("ready", node=self.bus.node, database=self.database.url.render_as_string())

    async def stop(self) -> None:
        """Finish what is being written, then stop every part."""
        for task in (*self._tasks, *self._waking):
            task.cancel()
        await self.bots.stop()
        await self.analyst.stop()
        await self.scheduler.stop()
        for room in self.rooms.all():
            room.keep_keyframe()
        await self.heartbeat.stop()
        await self.notifier.stop()
        await self.bus.stop()
        await self.workers.close()
        self.database.close()
        self.collector.stop()
        LOG.info("stopped", node=self.bus.node)

    def announce(self, room: Room, *, asks: bool = False) -> None:
        """Tell everybody who has a table in view on this node. `asks`: the other nodes should answer."""
        room.notify()
        self.bus.publish(room.id, here=room.audience.here, watched=bool(room.audience.subscribers), asks=asks)
        self.bots.attend(room)

    async def remove(self, match_id: str) -> None:
        """Remove a table and its match."""
        await self.database.write(lambda connection: matches.remove(connection, match_id))
        self.rooms.close(match_id)
        self.bus.publish(match_id, gone=True)

    def close_sessions(self, digests: Sequence[str]) -> None:
        """Close the sockets of sessions that were ended, on all nodes."""
        self._close_sockets(digests)
        self.bus.publish("", ended=digests)

    def _close_sockets(self, digests: Sequence[str]) -> None:
        for room in self.rooms.all():
            room.audience.dismiss(SIGNED_OUT, lambda subscriber: subscriber.session in digests)

    def _room_changed(self, room: Room) -> None:
        """The other nodes should know of it, and a bot may have to move."""
        self.bus.publish(room.id)
        self.bots.consider(room)
        self.coordinator.consider(room)

    async def _receive(self, notice: Notice) -> None:
        """Follow a notice of another node."""
        if notice.ended:
            self._close_sockets(notice.ended)
        if notice.rules:
            await self.administration.reload()
        room = self.rooms.find(notice.match)
        if room is None or not room.is_loaded:
            return
        if notice.gone:
            self.rooms.close(notice.match)
        elif notice.here is not None:
            room.audience.hear(notice.node, frozenset(notice.here), watched=notice.watched)
            room.notify()
            self.bots.reconsider(room)
            if notice.asks and room.audience.subscribers:
                self.bus.publish(room.id, here=room.audience.here, watched=True)
        elif notice.talk:
            room.chat_version += 1
            room.notify()
        elif self.rooms.is_unused(room, POLLING_MS / 1000) and room.id not in self.bots.matches:
            # Others play it. It is loaded again when somebody asks for it here.
            self.rooms.close(notice.match)
        else:
            async with room.lock:
                await room.catch_up()
            self.bots.reconsider(room)

    async def _beat(self) -> None:
        """Stay alive, take over from nodes that have died, and heal what an outage has left."""
        while True:
            taken: list[str] = []
            try:
                taken = await self.heartbeat.beat()
                await self.sweeper.heal()
                self._wake(taken)
            except DatabaseUnavailableError:
                LOG.debug("no heartbeat: the database is down")
            except Exception:
                LOG.exception("heartbeat failed")
            # After the death of a node there may be many.
            await asyncio.sleep(0 if len(taken) == MOST_MATCHES else self.heartbeat.seconds)

    def _wake(self, match_ids: Sequence[str]) -> None:
        """Let the bots of these matches go on. The heartbeat does not wait until the matches are loaded."""
        if match_ids:
            task = asyncio.create_task(self.sweeper.wake(match_ids), name="wake")
            self._waking.add(task)
            task.add_done_callback(self._waking.discard)

    async def _collect(self) -> None:
        """Look for garbage often, so that there is little to look at each time and nobody has to wait."""
        while True:
            await asyncio.sleep(COLLECTION_SECONDS)
            self.collector.tend(len(self.rooms), self.rooms.closed)

    async def _sweep(self) -> None:
        """Sweep every few seconds."""
        while True:
            try:
                await self.administration.reload()
                await self.sweeper.sweep(self._bot_seconds)
            except DatabaseUnavailableError:
                LOG.debug("no sweep: the database is down")
            except Exception:
                LOG.exception("sweep failed")
            self.rooms.close_idle(self.settings.idle_seconds, self.bots.matches)
            self.metrics.rooms.set(len(self.rooms))
            self.metrics.restarts.set(self.workers.restarts)
            await asyncio.sleep(self.settings.sweep_seconds)
