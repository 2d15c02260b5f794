"""Running a node under uvicorn."""

from typing import Any, cast

import uvicorn

from miskatonic.server.app import create_app
from miskatonic.server.http.middleware import Middleware
from miskatonic.server.logs import configure_logging
from miskatonic.server.settings import Settings

# The sockets of clients that have vanished are closed after so many seconds.
PING_SECONDS = 20.0


def serve(settings: Settings) -> None:
    """Serve until SIGTERM or Ctrl-C, then finish what is being written and stop."""
    configure_logging(settings.log_level, settings.log_format)
    uvicorn.Server(configure(create_app(settings), settings)).run()


def configure(app: Middleware, settings: Settings) -> uvicorn.Config:
    """The configuration of uvicorn for a node."""
    return uvicorn.Config(
        cast("Any", app),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.proxies is not None,
        forwarded_allow_ips=settings.proxies,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        # Scenes are small: compressing them for every seat would cost more time than sending them.
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=settings.shutdown_seconds,
    )
