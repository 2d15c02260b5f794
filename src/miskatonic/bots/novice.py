"""A bot that plays sensibly but overlooks things, as people do in their first games.

At each decision it does not notice some of the options. Of those it notices it takes the one that an
experienced player would think most of. In a game without leanings it plays as the game's scripted beginner
when it has overlooked the usual word.
"""

from miskatonic.bots.bot import Opinion, by_policy
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.words import Word


class NoviceBot:
    """Overlooks as many options as the game says."""

    name = "novice"

    def choose(self, vantage: Vantage, dice: Dice) -> Word:
        leanings = vantage.by_leanings()
        noticed = [dice.below(vantage.spec.overlooked_one_in) > 0 for _ in vantage.options]
        if leanings is not None:
            seen = [at for at, is_seen in enumerate(noticed) if is_seen] or range(len(noticed))
            return vantage.options[max(seen, key=leanings.__getitem__)]
        usual = vantage.by_habit()
        if usual is not None and noticed[vantage.options.index(usual)]:
            return usual
        simple = vantage.by_beginner()
        return dice.pick(vantage.options) if simple is None else simple

    def explain(self, vantage: Vantage, dice: Dice) -> list[Opinion]:
        return by_policy(self.choose(vantage, dice), vantage.options)
