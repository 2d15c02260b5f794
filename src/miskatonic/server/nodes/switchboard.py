"""This node's place among the others: what it tells them, and what it does on hearing them."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber

from miskatonic.server.nodes.channels import CHANNEL
from miskatonic.server.nodes.notice import Notice
from miskatonic.server.nodes.patience import LOG

Hear = Callable[[Notice], Awaitable[None]]


class Switchboard:
    """Sends notices to the other nodes and hands theirs to a listener."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.node = secrets.token_hex(4)
        self.channels = channels
        self._subscriber: Subscriber | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_open = False

    async def start(self, hear: Hear) -> None:
        # Not left to Litestar, which would close the channels before those who use them.
        await self.channels.__aenter__()
        self._is_open = True
        self._subscriber = await self.channels.subscribe(CHANNEL)
        self._task = asyncio.create_task(self._listen(self._subscriber, hear), name="switchboard")

    async def stop(self) -> None:
        self._is_open = False
        if self._subscriber is not None:
            await self.channels.unsubscribe(self._subscriber)
        if self._task is not None:
            await asyncio.wait([self._task], timeout=1)
            self._task.cancel()
        await self.channels.__aexit__(None, None, None)

    def tell(
        self,
        match: str,
        *,
        here: frozenset[int] | None = None,
        asks: bool = False,
        gone: bool = False,
        talk: bool = False,
    ) -> None:
        """Let the other nodes know; returns at once."""
        if not self._is_open:
            return
        seats = None if here is None else sorted(here)
        notice = Notice(self.node, match, here=seats, asks=asks, gone=gone, talk=talk)
        self.channels.publish(msgspec.json.encode(notice), CHANNEL)

    async def _listen(self, subscriber: Subscriber, hear: Hear) -> None:
        async for data in subscriber.iter_events():
            try:
                notice = msgspec.json.decode(data, type=Notice)
                if notice.node != self.node:
                    await hear(notice)
            except Exception as error:  # noqa: BLE001 - one bad notice must not silence the rest
                LOG.warning("notice not understood", reason=str(error))
