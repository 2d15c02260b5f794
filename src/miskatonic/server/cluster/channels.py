"""The channel that connects the nodes, chosen by its URL."""

from typing import Final

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.cluster.postgres import PostgresChannels
from miskatonic.server.cluster.retry import RetryingChannels
from miskatonic.server.processes.channels import SiblingChannels
from miskatonic.server.processes.siblings import Siblings

# One channel for all matches: a notice is so short that every node can receive every one.
CHANNEL: Final = "miskatonic_notices"


class ChannelsUrlError(MiskatonicError):
    """A URL that names no kind of channel."""


class RedisChannels(RedisChannelsPubSubBackend):
    """Litestar's backend leaves its connections open at shutdown; this one closes them."""

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        await self._redis.aclose()


def make_channels(url: str, siblings: Siblings | None = None) -> ChannelsPlugin:
    """The plugin that carries notices from node to node. `siblings`: other processes of the same server."""
    return ChannelsPlugin(_backend(url, siblings), channels=[CHANNEL])


def _backend(url: str, siblings: Siblings | None) -> ChannelsBackend:
    kind = url.partition(":")[0].partition("+")[0]
    if kind == "memory":
        return MemoryChannelsBackend() if siblings is None else SiblingChannels(siblings, CHANNEL)
    if kind in {"redis", "rediss", "unix"}:
        return RetryingChannels(RedisChannels(redis=Redis.from_url(url)))
    if kind in {"postgresql", "postgres"}:
        _, _, rest = url.partition("://")
        return RetryingChannels(PostgresChannels(f"postgresql://{rest}"))
    raise ChannelsUrlError(f"unknown channel '{kind}'; use memory, redis://... or postgresql://...")
