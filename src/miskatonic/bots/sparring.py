"""Sparring partners: short scripts of a game, each with one idea. A good bot loses to none of them."""

from miskatonic.bots.bot import Opinion, by_policy
from miskatonic.bots.vantage import Vantage
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.words import Word


class NoScriptError(MiskatonicError):
    """A script that the game does not have."""

    def __init__(self, spec: AnyGame, script: str) -> None:
        known = ", ".join(f"sparring:{name}" for name in spec.scripts) or "it has none"
        super().__init__(f"{spec.key} has no bot 'sparring:{script}'; sparring partners: {known}")


class SparringBot:
    """Plays by one script of the game."""

    def __init__(self, script: str) -> None:
        self.script = script

    @property
    def name(self) -> str:
        return f"sparring:{self.script}"

    def choose(self, vantage: Vantage, dice: Dice) -> Word:
        if self.script not in vantage.spec.scripts:
            raise NoScriptError(vantage.spec, self.script)
        return vantage.by_script(self.script)

    def explain(self, vantage: Vantage, dice: Dice) -> list[Opinion]:
        return by_policy(self.choose(vantage, dice), vantage.options)
