"""How answers and refusals look."""

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.errors import code_of, status_of
from miskatonic.server.wire.encoding import encode

LOG: Final = structlog.get_logger("miskatonic.http")

AnyRequest = Request[Any, Any, Any]


class ErrorView(Struct):
    """Why not: a name for programs, a sentence for people."""

    error: str
    message: str


class SafeResponse(Response[Any]):
    """JSON without angle brackets."""

    def render(self, content: Any, media_type: str, enc_hook: Any = None) -> bytes:  # noqa: ANN401 - Litestar's
        if isinstance(content, bytes):
            return content
        if media_type.startswith(MediaType.JSON):
            return encode(content)
        return super().render(content, media_type, enc_hook)


_MEANINGS: Final = {
    400: "The request cannot be understood",
    401: "Nobody knows who is asking",
    403: "It belongs to others",
    404: "It is not there",
    409: "Not now: somebody was quicker, or it is the wrong moment",
    413: "The request is too large",
    422: "The rules do not allow it",
    429: "Too many requests",
    503: "Not able to do that at the moment",
}
REFUSALS: Final = {
    status: ResponseSpec(ErrorView, description=meaning, generate_examples=False)
    for status, meaning in _MEANINGS.items()
}


def refused(_: AnyRequest, error: MiskatonicError) -> Response[ErrorView]:
    """What the rules or the house refuse."""
    return _answer(status_of(error), code_of(error), str(error))


def misunderstood(_: AnyRequest, error: HTTPException) -> Response[ErrorView]:
    """What the framework refuses, before anybody here has seen it."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        detail = f"{first.get('key', 'the request')}: {first.get('message', 'cannot be understood')}"
    code = {404: "not-there", 405: "not-allowed-here", 413: "too-large"}.get(error.status_code, "bad-request")
    return _answer(error.status_code, code, detail, error.headers)


def failed(request: AnyRequest, error: Exception) -> Response[ErrorView]:
    """A fault of the house: told to the operator, not to the guest."""
    LOG.error("request failed", path=request.url.path, method=request.method, exc_info=error)
    return _answer(500, "fault", "something went wrong here; the operator has been told")


def _answer(
    status: int, code: str, message: str, headers: dict[str, str] | None = None
) -> Response[ErrorView]:
    return SafeResponse(
        ErrorView(code, message), status_code=status, media_type=MediaType.JSON, headers=headers
    )
