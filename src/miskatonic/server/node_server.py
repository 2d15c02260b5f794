"""A node under uvicorn."""

import errno
import os
import socket
from collections.abc import Sequence
from typing import Any, Final, cast

import structlog
import uvicorn

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.http.middleware import Middleware
from miskatonic.server.node import Node
from miskatonic.server.processes.siblings import Siblings
from miskatonic.server.protocols import limited_protocols
from miskatonic.server.settings import Settings

LOG: Final = structlog.get_logger("miskatonic.serve")
# The sockets of clients that have vanished are closed after twice so many seconds. Proxies let a silent
# socket live for a minute; to ask more often costs something: of 8,000 sockets every 20 seconds as many
# answers would come as moves.
PING_SECONDS: Final = 45.0
# After each statement the thread that writes to SQLite waits until the event loop lets it go on. A busy loop
# does so only after this time, five milliseconds by default, and everybody waits for the commit meanwhile.
SWITCH_SECONDS: Final = 0.0005


class CannotListenError(MiskatonicError):
    """The address cannot be listened on: another program does, or this machine does not have it."""


def bind(host: str, port: int) -> list[socket.socket]:
    """A socket for each address of a host. They do not listen yet."""
    listeners: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in _addresses(host, port):
            listener = socket.socket(family, kind, protocol)
            listeners.append(listener)
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            listener.bind(address)
    except OSError as error:
        for listener in listeners:
            listener.close()
        raise _cannot_listen(host, port, error) from error
    return listeners


class NodeServer(uvicorn.Server):
    """Uvicorn with a node, which starts before the first request and stops after the last.

    The node is not started by the lifespan protocol: uvicorn would log a failure as a traceback and end
    without an error for the caller.
    """

    def __init__(self, app: Middleware, settings: Settings, siblings: Siblings | None = None) -> None:
        super().__init__(_configure(app, settings, siblings))
        self.node: Node = app.app.state.node

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.node.start()
        try:
            await super().startup(sockets)
            _check_listening(sockets or ())
        except OSError as error:
            await self.node.stop()
            raise _cannot_listen(self.config.host, self.config.port, error) from error
        LOG.info("listening", addresses=[listener.getsockname()[:2] for listener in sockets or ()])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self.node.stop()


def _check_listening(listeners: Sequence[socket.socket]) -> None:
    """If two servers bind a port at once, one cannot listen. uvloop closes its socket without an error."""
    if any(listener.fileno() < 0 for listener in listeners):
        raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))


def _addresses(host: str, port: int) -> list[Any]:
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    # Some systems list an address twice.
    return list(dict.fromkeys(found))


def _cannot_listen(host: str, port: int, error: OSError) -> CannotListenError:
    return CannotListenError(f"cannot listen on {host} port {port}: {error.strerror or error}")


def _configure(app: Middleware, settings: Settings, siblings: Siblings | None) -> uvicorn.Config:
    """The configuration of uvicorn for a node."""
    return uvicorn.Config(
        cast("Any", app),
        host=settings.host,
        port=settings.port,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.proxies is not None,
        forwarded_allow_ips=settings.proxies,
        **limited_protocols(settings, siblings),
        ws_max_size=settings.message_bytes,
        # Scenes are small: compressing them for every seat would cost more time than sending them.
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=settings.shutdown_seconds,
    )
