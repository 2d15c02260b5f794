"""The application of one node."""

from collections import Counter
from typing import cast

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.plugins.pydantic import PydanticPlugin
from litestar.types import ASGIApp

from miskatonic import __version__
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.doorman import Doorman
from miskatonic.server.house import House
from miskatonic.server.http import library, operation, pages, playing, records, sessions, tables
from miskatonic.server.http.answers import AnyRequest, SafeResponse, failed, misunderstood, refused
from miskatonic.server.http.schema_page import (
    SCHEMA_PLUGINS,
    show_socket_schema,
    show_stylesheet,
)
from miskatonic.server.identity import current_player, house_of
from miskatonic.server.settings import Settings
from miskatonic.server.sockets.socket import seat_socket
from miskatonic.server.storage.rows import PlayerRow


async def _player(request: AnyRequest) -> PlayerRow:
    return await current_player(request)


def _house(request: AnyRequest) -> House:
    return house_of(request)


def create_app(settings: Settings) -> ASGIApp:
    """Everything between the network and the tables."""
    house = House(settings)
    api = Router(
        "/api",
        route_handlers=[
            *sessions.HANDLERS,
            *tables.HANDLERS,
            *library.HANDLERS,
            *playing.HANDLERS,
            *records.HANDLERS,
            seat_socket,
        ],
    )
    app = Litestar(
        [api, *operation.HANDLERS, *pages.HANDLERS, show_socket_schema, show_stylesheet],
        dependencies={
            "house": Provide(_house, sync_to_thread=False),
            "player": Provide(_player),
        },
        exception_handlers={
            MiskatonicError: refused,
            HTTPException: misunderstood,
            Exception: failed,
        },
        on_startup=[house.start],
        on_shutdown=[house.stop],
        openapi_config=OpenAPIConfig(
            title="Miskatonic",
            version=__version__,
            description="Tables for people, bots and programs.",
            path="/schema",
            render_plugins=SCHEMA_PLUGINS,
            use_handler_docstrings=False,
        ),
        # A capsule is written with the names that it has in files.
        plugins=[PydanticPlugin(prefer_alias=True)],
        # Scenes are small, and many; what is large is the page, its texts and the rules.
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude="^/api/tables"),
        request_max_body_size=settings.body_bytes,
        response_class=SafeResponse,
        state=State({"house": house, "sockets_of": Counter()}),
        logging_config=None,
    )
    return cast("ASGIApp", Doorman(cast("ASGIApp", app), house))
