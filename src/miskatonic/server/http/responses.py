"""Answers: JSON without angle brackets, and errors as a code and a sentence."""

from http import HTTPStatus
from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.errors import code_of, status_of
from miskatonic.server.http.bodies import fault_in_words, shape_in_words
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
_SENTENCES: Final = {
    404: "there is no such address; /schema shows all requests",
    405: "this address does not take such a request; /schema shows all requests",
}
# What handlers and the framework call the body.
BODY: Final = "data"
ERRORS: Final = {
    status: ResponseSpec(ErrorView, description=meaning, generate_examples=False)
    for status, meaning in _MEANINGS.items()
}


def refused_response(_: AnyRequest, error: MiskatonicError) -> Response[ErrorView]:
    """An error that the rules or the server raise on purpose."""
    return _answer(status_of(error), code_of(error), str(error))


def http_error_response(request: AnyRequest, error: HTTPException) -> Response[ErrorView]:
    """An error that the framework raises before a handler runs."""
    code = {404: "not-there", 405: "not-allowed-here", 413: "too-large"}.get(error.status_code, "bad-request")
    return _answer(error.status_code, code, _sentence(request, error), error.headers)


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


def _sentence(request: AnyRequest, error: HTTPException) -> str:
    """What is wrong with a request. The framework has only a catchword for some errors."""
    if error.detail == HTTPStatus(error.status_code).phrase:
        return _SENTENCES.get(error.status_code, error.detail)
    if error.status_code != HTTPStatus.BAD_REQUEST:
        return error.detail
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list) or not error.extra:
        return _body_sentence(request, error.detail)
    first = error.extra[0]
    message = str(first.get("message", "is malformed"))
    if first.get("key") == BODY:
        # There is no message of its own for a body that is not there.
        is_empty = message == repr(BODY)
        return _body_sentence(request, "the body is missing" if is_empty else fault_in_words(message))
    return f"{first.get('key', 'the request')}: {fault_in_words(message)}"


def _body_sentence(request: AnyRequest, fault: str) -> str:
    field = request.route_handler.parsed_data_field
    return fault if field is None else f"{fault}: {shape_in_words(field.annotation)}"
