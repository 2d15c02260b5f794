"""A channel that survives an outage of its broker. Notices may be lost meanwhile; the sweeper makes up."""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Final

import structlog
from litestar.channels.backends.base import ChannelsBackend

LOG: Final = structlog.get_logger("miskatonic.cluster")
RETRY_SECONDS: Final = 1.0


class RetryingChannels(ChannelsBackend):
    """Delegates to another backend and tries again when that one fails."""

    def __init__(self, inner: ChannelsBackend) -> None:
        self._inner = inner
        self._channels: set[str] = set()

    async def on_startup(self) -> None:
        await self._inner.on_startup()

    async def on_shutdown(self) -> None:
        await self._inner.on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self._inner.publish(data, channels)
        except Exception as error:  # noqa: BLE001 - whatever the broker's driver raises
            LOG.warning("notice lost", reason=str(error))

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels.update(channels)
        await self._inner.subscribe(self._channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels.difference_update(channels)
        await self._inner.unsubscribe(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for event in self._inner.stream_events():
                    yield event
            except Exception as error:  # noqa: BLE001 - whatever the broker's driver raises
                LOG.warning("notices interrupted", reason=str(error))
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                # Drivers may answer a cancellation with an error of their own.
                raise asyncio.CancelledError
            await asyncio.sleep(RETRY_SECONDS)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return await self._inner.get_history(channel, limit)
