"""What the operator decides for the whole server: bans, and notices of maintenance (ADR 0068).

It is stored in the database, and every node keeps a copy. A node that has missed the notice of another learns
of it at its next sweep.
"""

from typing import Final

import msgspec
import structlog
from sqlalchemy import Connection

from miskatonic.server.cluster.bus import Bus
from miskatonic.server.http.addresses import Networks
from miskatonic.server.identity.bans import BadNetworkError, Bans, network_of
from miskatonic.server.identity.user_text import clean_sentence
from miskatonic.server.lobby.maintenance import Maintenance, MaintenanceNotice, check
from miskatonic.server.rooms.audience import Subscriber
from miskatonic.server.rooms.rooms import Rooms
from miskatonic.server.storage import bans, players, shared_values
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import NotFoundError
from miskatonic.server.storage.rows import BanRow
from miskatonic.server.tokens import new_id, now

# What the operator does is logged, so that it can be found out later who was kept out and why.
AUDIT: Final = structlog.get_logger("miskatonic.audit")
# Under this key the notice of maintenance is stored.
KEY: Final = "maintenance"
# The status with which the socket of somebody who is banned is closed.
BANNED: Final = 403


class Administration:
    """Carries out what the operator decides, and lets it hold on this node and on the others."""

    def __init__(self, database: Database, rooms: Rooms, bus: Bus, proxies: str | None) -> None:
        self.bans = Bans()
        self.maintenance = Maintenance()
        self._database = database
        self._rooms = rooms
        self._bus = bus
        self._proxies = Networks(proxies or "")

    async def reload(self) -> None:
        """Learn what holds now. Sockets of people who are banned are closed; the others are told of news."""
        moment = now()

        def read(connection: Connection) -> tuple[list[BanRow], str | None]:
            return bans.valid(connection, moment), shared_values.get(connection, KEY)

        rows, stored = await self._database.read(read)
        self.bans.learn(rows)
        before = self.maintenance.notice
        self.maintenance.learn(_decoded(stored))
        for room in self._rooms.all():
            if rows:
                room.audience.dismiss(BANNED, self._is_banned)
            if self.maintenance.notice != before:
                room.audience.notify()

    async def valid_bans(self) -> list[BanRow]:
        """The bans that hold now."""
        return await self._database.read(lambda c: bans.valid(c, now()))

    async def ban_player(self, player: str, reason: str, milliseconds: int | None) -> BanRow:
        """Keep a player out for so long (None: for good)."""
        known = await self._database.read(lambda c: players.find(c, player))
        if known is None:
            raise NotFoundError("there is no such player")
        row = _new_ban(reason, milliseconds, player=player, name=known.name)
        return await self._ban(row)

    async def ban_address(self, address: str, reason: str, milliseconds: int | None) -> BanRow:
        """Keep everybody out who comes from an address or a network, for so long (None: for good)."""
        network = network_of(address)
        if network.partition("/")[0] in self._proxies:
            raise BadNetworkError(f"{network} has a trusted proxy in it: a ban would keep everybody out")
        return await self._ban(_new_ban(reason, milliseconds, network=network))

    async def lift_ban(self, ban_id: str) -> None:
        await self._database.write(lambda c: bans.remove(c, ban_id))
        AUDIT.info("ban lifted", ban=ban_id)
        await self._changed()

    async def announce(self, notice: MaintenanceNotice) -> MaintenanceNotice:
        """Tell everybody of maintenance. It replaces an earlier notice."""
        cleaned = msgspec.structs.replace(notice, text=clean_sentence(notice.text, "the notice"))
        check(cleaned)
        await self._database.write(lambda c: shared_values.put(c, KEY, msgspec.json.encode(cleaned).decode()))
        AUDIT.info("maintenance announced", text=cleaned.text, begins=cleaned.begins, ends=cleaned.ends)
        await self._changed()
        return cleaned

    async def withdraw(self) -> None:
        """There is no maintenance, or it is over."""
        await self._database.write(lambda c: shared_values.remove(c, KEY))
        AUDIT.info("maintenance withdrawn")
        await self._changed()

    async def _ban(self, row: BanRow) -> BanRow:
        def store(connection: Connection) -> None:
            bans.remove_expired(connection, row.created)
            bans.put(connection, row)

        await self._database.write(store)
        AUDIT.info("banned", ban=row.id, player=row.player, network=row.network, reason=row.reason)
        await self._changed()
        return row

    async def _changed(self) -> None:
        await self.reload()
        self._bus.publish_rules()

    def _is_banned(self, subscriber: Subscriber) -> bool:
        by_address = self.bans.of_address(subscriber.address)
        return by_address is not None or self.bans.of_player(subscriber.player.id) is not None


def _decoded(stored: str | None) -> MaintenanceNotice | None:
    return None if stored is None else msgspec.json.decode(stored, type=MaintenanceNotice)


def _new_ban(
    reason: str,
    milliseconds: int | None,
    *,
    player: str | None = None,
    name: str | None = None,
    network: str | None = None,
) -> BanRow:
    moment = now()
    until = None if milliseconds is None else moment + milliseconds
    return BanRow(new_id(), clean_sentence(reason, "a reason"), moment, until, player, name, network)
