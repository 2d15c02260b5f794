"""Bots by name: `random`, `beginner`, `greedy`, `search:200` (iterations), `search:500ms` (time)."""

import re
from typing import Final

from miskatonic.bots.beginner import BeginnerBot, NoBeginnerError
from miskatonic.bots.bot import Bot
from miskatonic.bots.budget import Budget
from miskatonic.bots.greedy import GreedyBot
from miskatonic.bots.random import RandomBot
from miskatonic.bots.search import SearchBot
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.errors import MiskatonicError

# Every form of a name, with a description for help texts.
ROSTER: Final = {
    "random": "chooses at random",
    "beginner": "plays like a person in the first game, and never trades",
    "greedy": "plays by the game's rules of thumb, at once",
    "search": "looks further ahead, 500 ms for each decision",
    "search:200": "the same with 200 iterations for each decision, which makes it repeatable",
    "search:2s": "the same with 2 seconds; milliseconds are written 500ms",
}
_BUDGET: Final = re.compile(r"([1-9][0-9]{0,8})(ms|s|)")
_UNITS: Final = {"ms": 1, "s": 1000}


class UnknownBotError(MiskatonicError):
    """No bot has this name."""


def make_bot(name: str) -> Bot:
    """The bot of this name."""
    kind, colon, amount = name.strip().partition(":")
    if kind == "random" and not colon:
        return RandomBot()
    if kind == "beginner" and not colon:
        return BeginnerBot()
    if kind == "greedy" and not colon:
        return GreedyBot()
    if kind == "search":
        return SearchBot(_budget(amount) if colon else Budget(milliseconds=500))
    raise UnknownBotError(f"there is no bot '{name}'; known bots: {', '.join(ROSTER)}")


def make_bot_of(spec: AnyGame, name: str) -> Bot:
    """The bot of this name, if it can play the game."""
    bot = make_bot(name)
    if isinstance(bot, BeginnerBot) and spec.beginner is None:
        raise NoBeginnerError(spec.key)
    return bot


def _budget(amount: str) -> Budget:
    match = _BUDGET.fullmatch(amount)
    if match is None:
        raise UnknownBotError(
            f"'{amount}' is not a budget for a search; write a number of iterations (200)"
            " or a time (500ms, 2s)"
        )
    number, unit = int(match[1]), match[2]
    return Budget(milliseconds=number * _UNITS[unit]) if unit else Budget(iterations=number)
