"""What the database refuses."""

from miskatonic.kernel.errors import MiskatonicError


class ConflictError(MiskatonicError):
    """Somebody else was first: the line of the log is written, the seat is taken."""


class NotThereError(MiskatonicError):
    """Nothing is kept under that id."""
