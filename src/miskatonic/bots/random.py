"""Somebody who does not think."""

from miskatonic.bots.bot import Opinion
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.words import Word


class RandomBot:
    """Each option with equal chance."""

    name = "random"

    def choose(self, vantage: Vantage, dice: Dice) -> Word:
        return dice.pick(vantage.options)

    def explain(self, vantage: Vantage, dice: Dice) -> list[Opinion]:
        first = self.choose(vantage, dice)
        ordered = sorted(vantage.options, key=lambda word: word != first)
        return [Opinion(word, 0.0, (word,), 1 / len(ordered)) for word in ordered]
