"""A bot that plays like a person in the first game, as the game describes such a person.

Balance is measured with one of them in a team: a table that only experts can win is no table for newcomers.
"""

from miskatonic.bots.bot import Opinion, by_policy
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.words import Word


class NoBeginnerError(MiskatonicError):
    """A game without a scripted beginner."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{game} has no bot 'beginner'; choose another bot")


class BeginnerBot:
    """Plays the beginner of the game."""

    name = "beginner"

    def choose(self, vantage: Vantage, dice: Dice) -> Word:
        chosen = vantage.by_beginner()
        if chosen is None:
            raise NoBeginnerError(vantage.spec.key)
        return chosen

    def explain(self, vantage: Vantage, dice: Dice) -> list[Opinion]:
        return by_policy(self.choose(vantage, dice), vantage.options)
