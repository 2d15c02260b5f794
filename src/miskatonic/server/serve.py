"""Running a node until it is told to stop."""

from typing import Any, cast

import uvicorn
from litestar.types import ASGIApp

from miskatonic.server import logs
from miskatonic.server.app import create_app
from miskatonic.server.settings import Settings

# Sockets of clients that have vanished without a word are closed after this many seconds.
PING_SECONDS = 20.0


def serve(settings: Settings) -> None:
    """Serve until SIGTERM or Ctrl-C; then finish what is being written, and go."""
    logs.set_up(settings.log_level, settings.log_format)
    uvicorn.Server(configure(create_app(settings), settings)).run()


def configure(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """How the web server runs a node."""
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
        # Scenes are small, and compressing them for every seat costs more time than sending them.
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=settings.shutdown_seconds,
    )
