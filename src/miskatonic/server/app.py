"""The ASGI application of one node."""

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.plugins.pydantic import PydanticPlugin

from miskatonic import __version__
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.http import (
    administration,
    analysis,
    games,
    history,
    notices,
    operator,
    pages,
    people,
    play,
    regions,
    sessions,
    tables,
)
from miskatonic.server.http.bodies import BodyRequest
from miskatonic.server.http.dependencies import dependencies_of
from miskatonic.server.http.documents import COMPRESSED
from miskatonic.server.http.middleware import Middleware
from miskatonic.server.http.responses import (
    SafeResponse,
    failure_response,
    http_error_response,
    refused_response,
)
from miskatonic.server.http.schema_page import SCHEMA_PLUGINS, show_socket_schema, show_stylesheet
from miskatonic.server.node import Node
from miskatonic.server.processes.siblings import Siblings
from miskatonic.server.settings import Settings
from miskatonic.server.sockets.endpoint import table_socket


def create_app(settings: Settings, siblings: Siblings | None = None) -> Middleware:
    """The application: the middleware around Litestar, and a node behind it (`app.state.node`).

    Whoever serves the application starts and stops the node. `siblings`: other processes of the same server.
    """
    node = Node(settings, siblings)
    api = Router(
        "/api",
        route_handlers=[
            *sessions.HANDLERS,
            *tables.HANDLERS,
            *regions.HANDLERS,
            *games.HANDLERS,
            *play.HANDLERS,
            *history.HANDLERS,
            *analysis.HANDLERS,
            *notices.HANDLERS,
            *people.HANDLERS,
            table_socket,
        ],
    )
    app = Litestar(
        [
            api,
            *operator.HANDLERS,
            *administration.HANDLERS,
            *pages.HANDLERS,
            show_socket_schema,
            show_stylesheet,
        ],
        dependencies=dependencies_of(node),
        exception_handlers={
            MiskatonicError: refused_response,
            NotFoundException: pages.not_found_response,
            HTTPException: http_error_response,
            Exception: failure_response,
        },
        openapi_config=OpenAPIConfig(
            title="Miskatonic",
            version=__version__,
            description="Tables for people, bots and programs.",
            path="/schema",
            render_plugins=SCHEMA_PLUGINS,
            use_handler_docstrings=False,
        ),
        # A capsule over HTTP has the same field names as in a file.
        plugins=[PydanticPlugin(prefer_alias=True)],
        # Scenes are small and many; the page, its texts and the rules are large.
        compression_config=CompressionConfig(
            "gzip", gzip_compress_level=6, exclude="^/api/tables", exclude_opt_key=COMPRESSED
        ),
        request_class=BodyRequest,
        request_max_body_size=settings.body_bytes,
        response_class=SafeResponse,
        state=State({"node": node}),
        logging_config=None,
    )
    return Middleware(
        app,
        node.metrics,
        node.administration.bans,
        requests_per_second=settings.requests_per_second,
        public_url=settings.public_url,
    )
