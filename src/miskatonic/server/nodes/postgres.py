"""Notices through PostgreSQL: LISTEN and NOTIFY.

Litestar has a backend for this, too, but it opens a connection for every notice; at a hundred moves a
second that is a hundred server processes a second. This one keeps two connections.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.base import ChannelsBackend
from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier

Connection = AsyncConnection[tuple[Any, ...]]


class PostgresChannels(ChannelsBackend):
    """One connection that listens, one that speaks; each is made anew when it breaks."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._channels: set[str] = set()
        self._speaker: Connection | None = None
        self._is_wanted: asyncio.Event | None = None
        self._is_listening: asyncio.Event | None = None

    async def on_startup(self) -> None:
        self._is_wanted = asyncio.Event()
        self._is_listening = asyncio.Event()
        self._speaker = await self._connect()

    async def on_shutdown(self) -> None:
        if self._speaker is not None:
            await self._speaker.close()
            self._speaker = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._speaker is None or self._speaker.closed:
            self._speaker = await self._connect()
        for channel in channels:
            try:
                await self._speaker.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
            except OperationalError:
                await self._speaker.close()
                raise

    async def subscribe(self, channels: Iterable[str]) -> None:
        """The channels that a stream of events listens to when it begins; returns when one has begun."""
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
