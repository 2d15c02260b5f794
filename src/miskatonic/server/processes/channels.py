"""The channel between the processes of one server."""

from collections.abc import AsyncGenerator, Iterable

from litestar.channels.backends.base import ChannelsBackend

from miskatonic.server.processes.siblings import Siblings


class SiblingChannels(ChannelsBackend):
    """Notices go through the inboxes of the processes. There is only one channel."""

    def __init__(self, siblings: Siblings, channel: str) -> None:
        self._siblings = siblings
        self._channel = channel

    async def on_startup(self) -> None:
        """The inboxes are there."""

    async def on_shutdown(self) -> None:
        """The inboxes stay for the others."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        self._siblings.publish(data)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Everybody receives everything."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Everybody receives everything."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield self._channel, await self._siblings.notices.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []
