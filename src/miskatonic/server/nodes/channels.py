"""Which channel connects the nodes, by its URL."""

from typing import Final

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.nodes.patience import PatientChannels
from miskatonic.server.nodes.postgres import PostgresChannels

# One for all matches: a notice is so short that every node can hear every one.
CHANNEL: Final = "miskatonic_notices"


class ChannelsUrlError(MiskatonicError):
    """An address of a channel that cannot be understood."""


class RedisChannels(RedisChannelsPubSubBackend):
    """Litestar's, which leaves its connections open at the end."""

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        await self._redis.aclose()


def make_channels(url: str) -> ChannelsPlugin:
    """The plugin that carries notices from node to node."""
    return ChannelsPlugin(_backend(url), channels=[CHANNEL])


def _backend(url: str) -> ChannelsBackend:
    kind = url.partition(":")[0].partition("+")[0]
    if kind == "memory":
        return MemoryChannelsBackend()
    if kind in {"redis", "rediss", "unix"}:
        return PatientChannels(RedisChannels(redis=Redis.from_url(url)))
    if kind in {"postgresql", "postgres"}:
        _, _, rest = url.partition("://")
        return PatientChannels(PostgresChannels(f"postgresql://{rest}"))
    raise ChannelsUrlError(f"there is no channel '{kind}'; there are: memory, redis://..., postgresql://...")
