"""What can go wrong with a match, each with a sentence fit for a person."""

from miskatonic.kernel.errors import MiskatonicError


class UnknownWordError(MiskatonicError):
    """A text that is no word of the game."""


class NotAskedError(MiskatonicError):
    """A seat spoke although others are asked."""


class StaleMoveError(MiskatonicError):
    """A word meant for a table that has moved on since."""


class UndoError(MiskatonicError):
    """A step that may not be taken back without everybody's consent, or a step there is not."""


class CapsuleError(MiskatonicError):
    """A capsule that cannot be read or does not replay."""


class NotACapsuleError(CapsuleError):
    """Text that is no capsule at all, or one with missing or wrong parts."""


class ForeignCapsuleError(CapsuleError):
    """A capsule of a game, rules or cards that are not the ones here."""


class BrokenReplayError(CapsuleError):
    """A capsule whose words do not lead where it says they do."""
