"""Errors that the server answers, each with a sentence for people, a code for programs and an HTTP status."""

import re
from typing import ClassVar, Final

from miskatonic.kernel.errors import GameIsOverError, MiskatonicError
from miskatonic.matches.errors import StaleMoveError
from miskatonic.server.storage.errors import ConflictError, DatabaseUnavailableError, NotFoundError

UNPROCESSABLE: Final = 422


class RequestError(MiskatonicError):
    """A request that the server refuses. Codes are part of the protocol and outlive class names."""

    status: ClassVar[int] = UNPROCESSABLE
    code: ClassVar[str]


class NotSignedInError(RequestError):
    """The request has no valid session cookie."""

    status = 401
    code = "stranger"


class NotAllowedError(RequestError):
    """The request concerns something that belongs to others."""

    status = 403
    code = "not-allowed"


class WrongMomentError(RequestError):
    """The match is not at a point at which this can be done."""

    status = 409
    code = "wrong-moment"


class BadTableError(RequestError):
    """A table whose seats cannot be filled like that."""

    code = "bad-table"


class BadRequestError(RequestError):
    """A request whose fields contradict one another."""

    code = "bad-request"


class LimitExceededError(RequestError):
    """Too many requests, messages, sockets or tables of one client."""

    status = 429
    code = "too-much"


class UnplayableMatchError(RequestError):
    """A stored match that cannot be loaded: other rules, other cards, or a damaged log."""

    status = 409
    code = "foreign-match"


# Errors of the layers below; any other error of a game is a request that its rules refuse.
_STATUS: Final[dict[type[MiskatonicError], int]] = {
    NotFoundError: 404,
    ConflictError: 409,
    DatabaseUnavailableError: 503,
    StaleMoveError: 409,
    GameIsOverError: 409,
}
_CODE: Final[dict[type[MiskatonicError], str]] = {NotFoundError: "not-there"}


def status_of(error: MiskatonicError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, RequestError):
        return error.status
    return next((status for kind, status in _STATUS.items() if isinstance(error, kind)), UNPROCESSABLE)


def code_of(error: MiskatonicError) -> str:
    """The code of an error. Errors of the layers below are named after their class: `stale-move`."""
    if isinstance(error, RequestError):
        return error.code
    name = type(error).__name__.removesuffix("Error")
    return _CODE.get(type(error)) or re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
