"""The page of the house: what `make web` has built; one document for all its paths."""

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from miskatonic.server.http.answers import SafeResponse

FOLDER: Final = Path(__file__).parents[1] / "static"
# Every path that the router of the page knows; whatever else is asked for is not there.
PATHS: Final = [
    "/",
    "/history",
    "/new/{game:str}",
    "/rules/{game:str}",
    "/table/{table_id:str}",
    "/replay/{table_id:str}",
]
# The names of files change with what is in them.
FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}
ASK_AGAIN: Final = {"cache-control": "no-cache"}


@get(PATHS, include_in_schema=False, sync_to_thread=False)
def show_page() -> Response[bytes] | Redirect:
    """The document; without one, the description of the requests is what a browser can look at."""
    document = FOLDER / "index.html"
    if not document.is_file():
        return Redirect("/schema")
    return SafeResponse(document.read_bytes(), media_type=MediaType.HTML, headers=ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def show_asset(name: FromPath[str]) -> Response[bytes]:
    path = _assets().get(name)
    if path is None:
        raise NotFoundException("there is no such file")
    kind = guess_type(name)[0] or "application/octet-stream"
    return SafeResponse(path.read_bytes(), media_type=kind, headers=FOR_EVER)


def _assets() -> dict[str, Path]:
    """Files by name: what is not listed cannot be asked for. They may be built anew under a node."""
    return {path.name: path for path in (FOLDER / "assets").glob("*") if path.is_file()}


HANDLERS = [show_page, show_asset]
