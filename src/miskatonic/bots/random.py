"""A bot that chooses at random."""

from miskatonic.bots.bot import Opinion
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.words import Word


class RandomBot:
    """Chooses each option with equal probability."""

    name = "random"

    def choose(self, vantage: Vantage, dice: Dice) -> Word:
        return dice.pick(vantage.options)

    def explain(self, vantage: Vantage, dice: Dice) -> list[Opinion]:
        first = self.choose(vantage, dice)
        ordered = sorted(vantage.options, key=lambda word: word != first)
        return [Opinion(word, 0.0, (word,), 1 / len(ordered)) for word in ordered]
