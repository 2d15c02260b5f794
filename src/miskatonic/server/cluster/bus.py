"""The message bus between nodes: publishes the notices of this node and receives those of the others."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.cluster.channels import CHANNEL
from miskatonic.server.cluster.notice import Notice
from miskatonic.server.cluster.retry import LOG

OnNotice = Callable[[Notice], Awaitable[None]]
CONNECT_SECONDS: Final = 5.0


class UnreachableChannelError(MiskatonicError):
    """The broker of the channel does not answer."""


class Bus:
    """Publish and subscribe for notices."""

    def __init__(self, channels: ChannelsPlugin, *, has_others: bool) -> None:
        self.node = secrets.token_hex(4)
        self.channels = channels
        # Nobody else hears what goes through memory.
        self._has_others = has_others
        self._subscriber: Subscriber | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_open = False

    async def start(self, on_notice: OnNotice) -> None:
        try:
            self._subscriber = await asyncio.wait_for(self._subscribed(), CONNECT_SECONDS)
        except Exception as error:
            # Whatever the driver raises. Later outages are survived; one at the start is likely a wrong URL.
            why = "it does not answer" if isinstance(error, TimeoutError) else str(error)
            raise UnreachableChannelError(
                f"the channel between the nodes cannot be reached: {why}"
            ) from error
        self._is_open = True
        self._task = asyncio.create_task(self._receive(self._subscriber, on_notice), name="bus")

    async def stop(self) -> None:
        self._is_open = False
        if self._subscriber is not None:
            await self.channels.unsubscribe(self._subscriber)
        if self._task is not None:
            await asyncio.wait([self._task], timeout=1)
            self._task.cancel()
        await self.channels.__aexit__(None, None, None)

    def publish(
        self,
        match: str,
        *,
        here: frozenset[int] | None = None,
        watched: bool = False,
        asks: bool = False,
        gone: bool = False,
        talk: bool = False,
        ended: Sequence[str] = (),
    ) -> None:
        """Send a notice to the other nodes, without waiting."""
        seats = None if here is None else sorted(here)
        notice = Notice(
            self.node,
            match,
            here=seats,
            watched=watched,
            asks=asks,
            gone=gone,
            talk=talk,
            ended=list(ended),
        )
        self._send(notice)

    def publish_rules(self) -> None:
        """Tell the other nodes that the operator has decided something for the whole server."""
        self._send(Notice(self.node, "", rules=True))

    def _send(self, notice: Notice) -> None:
        if self._is_open and self._has_others:
            self.channels.publish(msgspec.json.encode(notice), CHANNEL)

    async def _subscribed(self) -> Subscriber:
        # Litestar would close the channels before the parts that use them, so the bus opens and closes them.
        await self.channels.__aenter__()
        return await self.channels.subscribe(CHANNEL)

    async def _receive(self, subscriber: Subscriber, on_notice: OnNotice) -> None:
        async for data in subscriber.iter_events():
            try:
                notice = msgspec.json.decode(data, type=Notice)
                if notice.node != self.node:
                    await on_notice(notice)
            except Exception as error:  # noqa: BLE001 - one bad notice must not stop the rest
                LOG.warning("notice failed", reason=str(error))
