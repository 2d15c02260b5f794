"""The errors of a match. Each message is a sentence that can be shown to a person."""

from miskatonic.kernel.errors import MiskatonicError


class UnknownWordError(MiskatonicError):
    """A text that is not a word of the game."""


class NotAskedError(MiskatonicError):
    """A seat answered although only other seats are asked."""


class StaleMoveError(MiskatonicError):
    """A word that was meant for an earlier state of the table."""


class UndoError(MiskatonicError):
    """A step that cannot be taken back without everybody's consent, or that does not exist."""


class CapsuleError(MiskatonicError):
    """A capsule that cannot be read or does not replay."""


class NotACapsuleError(CapsuleError):
    """Text that is not a capsule, or a capsule with missing or wrong parts."""


class ForeignCapsuleError(CapsuleError):
    """A capsule of another game, another rules version or other cards than those at hand."""


class BrokenReplayError(CapsuleError):
    """A capsule whose words do not lead to the recorded tables."""
