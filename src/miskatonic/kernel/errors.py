"""What can go wrong at a table, each with a sentence fit for a person."""


class MiskatonicError(Exception):
    """Any error that a caller may show to a person as it is."""


class IllegalWordError(MiskatonicError):
    """A word that the present decision does not offer to this seat."""


class GameIsOverError(MiskatonicError):
    """A word was submitted after the end of the game."""


class EffectLoopError(MiskatonicError):
    """A chain of effects that does not come to a decision: a fault in a rule or a card."""


class BrokenSaveError(MiskatonicError):
    """Saved data that does not describe a table of this game."""
