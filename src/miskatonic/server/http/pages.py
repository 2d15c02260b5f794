"""The web page that `make web` has built: one document for all its paths, and its assets."""

from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from miskatonic.server.http.documents import COMPRESSED, REVALIDATE, Document, document, document_response
from miskatonic.server.http.responses import AnyRequest, SafeResponse, http_error_response

FOLDER: Final = Path(__file__).parents[1] / "static"
# Every path that the router of the page knows.
PATHS: Final = [
    "/",
    "/history",
    "/me",
    "/new/{game:str}",
    "/rules/{game:str}",
    "/table/{table_id:str}",
    "/replay/{table_id:str}",
]
# What browsers look for at the root: the service worker, and what an installed page is called and looks like.
ROOT_FILES: Final = (
    "sw.js",
    "manifest.webmanifest",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable.png",
    "icon-touch.png",
)
# The name of an asset changes with its content.
IMMUTABLE: Final = {"cache-control": "public, max-age=31536000, immutable"}
# Not every system knows these.
_KINDS: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}


@get(PATHS, include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True})
def show_page(request: AnyRequest) -> Response[bytes] | Redirect:
    """The document. Without a built page, the browser is sent to the API description."""
    page = FOLDER / "index.html"
    if not page.is_file():
        return Redirect("/schema")
    return document_response(request, _document(page))


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True})
def show_asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    return document_response(request, _document(_assets().get(name, FOLDER)), IMMUTABLE)


@get(
    [f"/{name}" for name in ROOT_FILES], include_in_schema=False, sync_to_thread=False, opt={COMPRESSED: True}
)
def show_root_file(request: AnyRequest) -> Response[bytes]:
    return document_response(request, _document(FOLDER / request.url.path.removeprefix("/")))


def _document(path: Path) -> Document:
    """A file, read again when it has changed."""
    if not path.is_file():
        raise NotFoundException("there is no such file")
    return _read(path, path.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def _read(path: Path, _changed: int) -> Document:
    kind = _KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    return document(path.read_bytes(), kind)


def not_found_response(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    """Whoever follows a wrong link with a browser sees the page, which says so; programs get an error."""
    page = FOLDER / "index.html"
    is_read = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not is_read or request.url.path.startswith("/api/") or not page.is_file():
        return http_error_response(request, error)
    return SafeResponse(page.read_bytes(), status_code=404, media_type=MediaType.HTML, headers=REVALIDATE)


def _assets() -> dict[str, Path]:
    """Assets by name. Listed for each request, because the page may be rebuilt while a node runs."""
    return {path.name: path for path in (FOLDER / "assets").glob("*") if path.is_file()}


HANDLERS = [show_page, show_asset, show_root_file]
