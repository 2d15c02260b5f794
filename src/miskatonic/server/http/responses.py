"""Answers: JSON without angle brackets, and errors as a code and a sentence."""

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
    """An error: a code for programs, a sentence for people."""

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
    400: "The request is malformed",
    401: "The session cookie is missing or invalid",
    403: "The player may not do this",
    404: "There is no such thing",
    409: "Not now: somebody was faster, or the match is at another point",
    413: "The request is too large",
    422: "The rules forbid it",
    429: "Too many requests",
    503: "The server cannot do this at the moment",
}
ERRORS: Final = {
    status: ResponseSpec(ErrorView, description=meaning, generate_examples=False)
    for status, meaning in _MEANINGS.items()
}


def refused_response(_: AnyRequest, error: MiskatonicError) -> Response[ErrorView]:
    """An error that the rules or the server raise on purpose."""
    return _answer(status_of(error), code_of(error), str(error))


def http_error_response(_: AnyRequest, error: HTTPException) -> Response[ErrorView]:
    """An error that the framework raises before a handler runs."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        detail = f"{first.get('key', 'the request')}: {first.get('message', 'is malformed')}"
    code = {404: "not-there", 405: "not-allowed-here", 413: "too-large"}.get(error.status_code, "bad-request")
    return _answer(error.status_code, code, detail, error.headers)


def failure_response(request: AnyRequest, error: Exception) -> Response[ErrorView]:
    """A bug: logged for the operator, and not shown to the player."""
    LOG.error("request failed", path=request.url.path, method=request.method, exc_info=error)
    return _answer(500, "fault", "the server has failed; the operator finds the reason in the log")


def _answer(
    status: int, code: str, message: str, headers: dict[str, str] | None = None
) -> Response[ErrorView]:
    return SafeResponse(
        ErrorView(code, message), status_code=status, media_type=MediaType.JSON, headers=headers
    )
