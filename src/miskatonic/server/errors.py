"""What the server refuses, each with a sentence fit for a person and the status that says it in HTTP."""

import re
from typing import ClassVar, Final

from miskatonic.bots.roster import UnknownBotError
from miskatonic.games.registry import UnknownGameError
from miskatonic.kernel.errors import GameIsOverError, MiskatonicError
from miskatonic.matches.errors import StaleMoveError
from miskatonic.server.storage.errors import ConflictError, NotThereError


class HouseError(MiskatonicError):
    """Any refusal of the house itself."""

    status: ClassVar[int] = 422


class StrangerError(HouseError):
    """Nobody knows who is asking."""

    status = 401


class NotAllowedError(HouseError):
    """Somebody asks for what belongs to others."""

    status = 403


class WrongMomentError(HouseError):
    """Not at this point in the life of a match."""

    status = 409


class TooMuchError(HouseError):
    """More than one may have."""

    status = 429


class ForeignMatchError(HouseError):
    """A match that was played by rules or with cards that are not the ones here."""

    status = 409


class BadRequestError(HouseError):
    """A message that cannot be understood."""

    status = 400


_STATUS: Final[dict[type[MiskatonicError], int]] = {
    NotThereError: 404,
    UnknownGameError: 422,
    UnknownBotError: 422,
    ConflictError: 409,
    StaleMoveError: 409,
    GameIsOverError: 409,
}


def status_of(error: MiskatonicError) -> int:
    """The HTTP status of a refusal; whatever the rules refuse is 422."""
    if isinstance(error, HouseError):
        return error.status
    return next((status for kind, status in _STATUS.items() if isinstance(error, kind)), 422)


def code_of(error: MiskatonicError) -> str:
    """A refusal by name, for programs: `stale-move`."""
    name = type(error).__name__.removesuffix("Error")
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
