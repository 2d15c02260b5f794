"""Notices through PostgreSQL: LISTEN and NOTIFY.

Litestar has such a backend, too, but it opens a connection for every notice: a hundred moves a second would
start a hundred PostgreSQL processes a second. This one keeps two connections.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier

Connection = AsyncConnection[tuple[Any, ...]]


class PostgresChannels(ChannelsBackend):
    """One connection that listens and one that publishes. Each is opened again when it breaks."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._channels: set[str] = set()
        self._publisher: Connection | None = None
        self._is_wanted: asyncio.Event | None = None
        self._is_listening: asyncio.Event | None = None

    async def on_startup(self) -> None:
        self._is_wanted = asyncio.Event()
        self._is_listening = asyncio.Event()
        self._publisher = await self._connect()

    async def on_shutdown(self) -> None:
        if self._publisher is not None:
            await self._publisher.close()
            self._publisher = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._publisher is None or self._publisher.closed:
            self._publisher = await self._connect()
        for channel in channels:
            try:
                await self._publisher.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
            except OperationalError:
                await self._publisher.close()
                raise

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Set the channels of the event stream, and wait until the stream listens to them."""
        self._channels.update(channels)
        if self._is_wanted is not None and self._is_listening is not None:
            self._is_wanted.set()
            await self._is_listening.wait()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        if self._is_wanted is not None:
            await self._is_wanted.wait()
        async with await self._connect() as listener:
            for channel in self._channels:
                await listener.execute(SQL("LISTEN {}").format(Identifier(channel)))
            if self._is_listening is not None:
                self._is_listening.set()
            async for notice in listener.notifies():
                yield notice.channel, notice.payload.encode()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def _connect(self) -> Connection:
        return await AsyncConnection.connect(self._dsn, autocommit=True)
