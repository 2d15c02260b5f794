"""The errors of a table. Each message is a sentence that can be shown to a person."""


class MiskatonicError(Exception):
    """Any error that a caller may show to a person as it is."""


class IllegalWordError(MiskatonicError):
    """A word that the present decision does not offer to this seat."""


class GameIsOverError(MiskatonicError):
    """A word was submitted after the end of the game."""


class EffectLoopError(MiskatonicError):
    """A chain of effects that never reaches a decision: a fault in a rule or a card."""


class BrokenSaveError(MiskatonicError):
    """Saved data that does not describe a table of this game."""
