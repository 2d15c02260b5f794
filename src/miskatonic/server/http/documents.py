"""Answers that are the same for everybody until the program changes: made once, confirmed by their ETag."""

import gzip
import hashlib
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final, NamedTuple

from litestar import Response
from litestar.enums import MediaType

from miskatonic.server.http.responses import AnyRequest, SafeResponse
from miskatonic.server.wire.encoding import encode

# A browser keeps it, and asks each time whether it is still the same.
REVALIDATE: Final = {"cache-control": "no-cache"}
# Handlers with this option compress their answers themselves: the framework would do it for each request.
COMPRESSED: Final = "compressed"


class Document(NamedTuple):
    """The bytes of an answer, the same compressed, and the tag that changes with them."""

    body: bytes
    packed: bytes
    tag: str
    media_type: str


def document(body: bytes, media_type: str) -> Document:
    tag = f'"{hashlib.blake2b(body, digest_size=16).hexdigest()}"'
    return Document(body, gzip.compress(body, mtime=0), tag, media_type)


def json_document(content: object) -> Document:
    return document(encode(content), MediaType.JSON)


def document_response(
    request: AnyRequest, shown: Document, caching: Mapping[str, str] = REVALIDATE
) -> Response[Any]:
    """The document, or only that it has not changed, to a client that has it."""
    # A weak tag, because it is the same whether the bytes are compressed or not.
    headers = {**caching, "etag": f"W/{shown.tag}", "vary": "Accept-Encoding"}
    known = {tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")}
    if shown.tag in known or "*" in known:
        return SafeResponse(b"", status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    body = shown.body
    if "gzip" in request.headers.get("accept-encoding", "") and len(shown.packed) < len(body):
        body, headers["content-encoding"] = shown.packed, "gzip"
    return SafeResponse(body, media_type=shown.media_type, headers=headers)
