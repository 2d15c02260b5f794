"""What expansions let a detective do, beside the actions of the base game."""

from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Word


def more_words(t: Table, seat: Seat, prompt: str, words: list[Word]) -> list[Word]:
    """The words of a menu with those of the expansions, and without those that one of them forbids."""
    for action in t.rules.actions.get(prompt, ()):
        words += action.options(t, seat)
    return t.rules.hooks.allowed(t, seat, words)
