"""A seat that is played by a program which is asked in text.

It uses the line protocol of docs/write-a-bot.md with other fields; docs/research.md describes them.
"""

import json
import shlex
import shutil
from collections import Counter
from itertools import count
from typing import Any, Final

from miskatonic.bots.bot import Opinion, by_policy
from miskatonic.bots.external.bot import NoProgramError
from miskatonic.bots.external.program import Program, ProgramFailedError
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.words import Word
from miskatonic.research.language.prompt import Narrator
from miskatonic.research.setting import Setting

PROTOCOL: Final = "miskatonic-text/1"
_RANDOM: Final = 2**31
# After so many failures in a row the program is not asked again in this evaluation.
MOST_FAILURES: Final = 10


class TextBot:
    """Asks a program. If it gives no legal word, a random one is said in its place, and that is counted."""

    def __init__(
        self,
        setting: Setting,
        command: str,
        *,
        seconds: float = 60.0,
        with_rules: bool = True,
        with_words: bool = True,
    ) -> None:
        parts = _split(command)
        self.name = f"text:{command}"
        # What became of the questions: `answered`, and every kind of failure.
        self.tally: Counter[str] = Counter()
        self._program = Program(parts)
        self._narrator = Narrator(setting)
        self._seconds = seconds
        self._with_rules = with_rules
        self._with_words = with_words
        self._numbers = count(1)
        self._failures = 0

    def choose(self, vantage: Vantage, dice: Dice) -> Word:
        # Drawn whether or not the program fails, so that a failure changes no other choice.
        luck, spare = dice.below(_RANDOM), dice.pick(vantage.options)
        if self._failures >= MOST_FAILURES:
            self.tally["not asked"] += 1
            return spare
        try:
            word = self._ask(vantage, luck)
        except ProgramFailedError as error:
            self.tally[str(error)] += 1
            self._failures += 1
            return spare
        self._failures = 0
        self.tally["answered"] += 1
        return word

    def explain(self, vantage: Vantage, dice: Dice) -> list[Opinion]:
        return by_policy(self.choose(vantage, dice), vantage.options)

    def stop(self) -> None:
        """End the program."""
        self._program.stop()

    def request(self, vantage: Vantage, luck: int) -> dict[str, Any]:
        """The question as the program reads it. It holds nothing that the seat cannot see."""
        asked: dict[str, Any] = {
            "protocol": PROTOCOL,
            "id": next(self._numbers),
            "game": vantage.spec.key,
            "seat": vantage.seat,
            "text": self._narrator.tell(vantage.scene, with_words=self._with_words),
            "milliseconds": int(1000 * self._seconds),
            "random": luck,
        }
        if self._with_rules:
            asked["rules"] = self._narrator.rules
        if self._with_words:
            asked["words"] = [vantage.text(word) for word in vantage.options]
        return asked

    def _ask(self, vantage: Vantage, luck: int) -> Word:
        asked = self.request(vantage, luck)
        answer = self._program.ask(json.dumps(asked, separators=(",", ":")).encode(), self._seconds)
        try:
            told = json.loads(answer)
        except ValueError:
            told = None
        if not isinstance(told, dict) or told.get("id") != asked["id"]:
            # Whatever it writes next may answer an earlier question.
            self._program.stop()
            raise ProgramFailedError("did not answer the question with a line of JSON")
        return self._understood(told, vantage)

    def _understood(self, told: dict[str, Any], vantage: Vantage) -> Word:
        """The legal word in `word`, or the one that is named last in `text`."""
        legal = {vantage.text(word): word for word in vantage.options}
        word = " ".join(str(told.get("word", "")).split()).casefold()
        if word in legal:
            return legal[word]
        text = " ".join(str(told.get("text", "")).split()).casefold()
        # The longest of those that end at the same place: `use ghoul` ends where `use young ghoul` does.
        named = [(text.rfind(each) + len(each), len(each), each) for each in legal if each in text]
        if not named:
            raise ProgramFailedError("said no word that the seat may say")
        return legal[max(named)[2]]


def _split(command: str) -> tuple[str, ...]:
    try:
        parts = tuple(shlex.split(command))
    except ValueError as error:
        raise NoProgramError(f"'{command}' is not a command: {str(error).lower()}") from None
    if not parts or shutil.which(parts[0]) is None:
        raise NoProgramError(f"there is no program '{parts[0] if parts else command}' that can be run")
    return parts
