"""The heartbeat of a node: it stays alive for the others, takes over from the dead, and watches the disk."""

import asyncio
from typing import Final

from sqlalchemy import Connection

from miskatonic.server.storage import leases, shared_values
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.errors import DatabaseUnavailableError
from miskatonic.server.terms import build_id

# Several nodes should notice soon that one of them has died.
BEAT_SECONDS: Final = 0.5
LEASE_SECONDS: Final = 2.5
# SQLite waits for the disk at every beat, and a node that is alone with it need not hurry.
LONE_BEAT_SECONDS: Final = 5.0
LONE_LEASE_SECONDS: Final = 15.0
# One beat takes over at most so many matches.
MOST_MATCHES: Final = 50
# A disk that has been full is well again when so much can be written.
PROBE_BYTES: Final = 65_536


class Heartbeat:
    """Renews the lease of a node."""

    def __init__(self, database: Database, node: str, *, has_other_nodes: bool, is_first: bool) -> None:
        self._database = database
        self._node = node
        # No other node runs when this one starts.
        self._is_first = is_first
        self._is_lone = database.is_sqlite and not has_other_nodes
        self._lease_ms = int((LONE_LEASE_SECONDS if self._is_lone else LEASE_SECONDS) * 1000)
        # What names this program; not known yet.
        self._build = ""

    @property
    def seconds(self) -> float:
        """The time from one beat to the next."""
        is_slow = self._is_lone and self._database.outages.outage is None
        return LONE_BEAT_SECONDS if is_slow else BEAT_SECONDS

    async def start(self) -> None:
        """If no other node runs, whatever held a lease is dead: its bots need not wait until it runs out."""
        if self._is_first:
            await self._database.write(lambda connection: leases.release_others(connection, self._node))

    async def beat(self) -> list[str]:
        """Renew the lease; the matches whose bots this node takes over."""
        await self._probe_disk()
        if not self._build:
            # This loads all games, which takes a while on a busy machine. In the transaction it would keep
            # everybody else from writing to SQLite.
            self._build = await asyncio.to_thread(build_id)
        return await self._database.write(self._transaction)

    async def stop(self) -> None:
        """Let others take over at once."""
        try:
            await self._database.write(lambda connection: leases.release(connection, self._node))
        except DatabaseUnavailableError:
            # The lease runs out.
            return

    def _transaction(self, connection: Connection) -> list[str]:
        leases.renew(connection, self._node, self._lease_ms)
        return leases.claim_bots(connection, self._node, self._build, MOST_MATCHES)

    async def _probe_disk(self) -> None:
        """If the disk was full, find out whether there is room again."""
        outage = self._database.outages.outage
        if outage is None or not outage.is_full:
            return
        await self._database.write(lambda c: shared_values.put(c, "probe", "x" * PROBE_BYTES))
        await self._database.write(lambda c: shared_values.remove(c, "probe"))
        self._database.outages.is_over()
