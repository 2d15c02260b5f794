"""Seeded evaluation of a program that is asked in text."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from miskatonic.bots.roster import make_bot_of
from miskatonic.research.language.bot import PROTOCOL, TextBot
from miskatonic.research.results import measure, summary
from miskatonic.research.setting import Setting


@dataclass(frozen=True)
class Evaluation:
    """A program at seat 0, and a bot at the others. A program that repeats itself gets the same result."""

    setting: Setting
    command: str
    others: str = "greedy"
    games: int = 10
    seed: int = 1
    seconds: float = 60.0
    with_rules: bool = True
    with_words: bool = True

    def run(self, progress: Callable[[int, int], None] | None = None) -> dict[str, Any]:
        """The results of the games, and what became of the questions."""
        other = make_bot_of(self.setting.spec, self.others)
        bot = TextBot(
            self.setting,
            self.command,
            seconds=self.seconds,
            with_rules=self.with_rules,
            with_words=self.with_words,
        )
        lineup = [bot, *[other] * (self.setting.seats - 1)]
        try:
            results = measure(self.setting, lineup, range(self.seed, self.seed + self.games), progress)
        finally:
            bot.stop()
        return {
            "protocol": PROTOCOL,
            "game": self.setting.game,
            "rules_version": self.setting.spec.rules_version,
            "seats": self.setting.seats,
            "options": dict(self.setting.options),
            "command": self.command,
            "others": self.others,
            "seed": self.seed,
            "with_words": self.with_words,
            "with_rules": self.with_rules,
            **summary(results),
            "questions": dict(sorted(bot.tally.items())),
            "each": [result._asdict() for result in results],
        }
