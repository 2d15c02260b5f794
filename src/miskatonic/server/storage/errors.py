"""Errors of the database layer."""

from miskatonic.kernel.errors import MiskatonicError


class ConflictError(MiskatonicError):
    """Somebody else was first: the line of the log is written, or the seat is taken."""


class NotFoundError(MiskatonicError):
    """Nothing is stored under this id."""


class DatabaseUnavailableError(MiskatonicError):
    """The database does not answer, or is full. Whether a write has happened is not known."""
