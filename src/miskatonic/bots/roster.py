"""Bots by name: levels (`novice`, `adept`, `master`), policies (`random`, `beginner`, `greedy`) and searches.

A level says how strong a bot is, as measured for each game (docs/play-quality.md); the other names say how a
bot works.

A search is named with its budget: `search:200` (iterations), `search:500ms` (time). Sparring partners are
named after their script, such as `sparring:one-ply`; games differ in those they have.

People at a server choose from the roster, so two kinds of names are not in it. `external:./mybot` is a
program of whoever types the name: people must never name a program to be run on a server. `search:500ms:2`
searches in two processes: the workers of a server are shared by all tables.
"""

import re
from collections.abc import Callable
from typing import Final

from miskatonic.bots.beginner import BeginnerBot, NoBeginnerError
from miskatonic.bots.bot import Bot
from miskatonic.bots.budget import Budget
from miskatonic.bots.external.bot import PREFIX, read_name
from miskatonic.bots.greedy import GreedyBot
from miskatonic.bots.novice import NoviceBot
from miskatonic.bots.random import RandomBot
from miskatonic.bots.search import SearchBot
from miskatonic.bots.sparring import NoScriptError, SparringBot
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.errors import MiskatonicError

# Every form of a name, with a description for help texts.
ROSTER: Final = {
    "novice": "plays sensibly but overlooks some of its options",
    "adept": "plays as an experienced player would, at once",
    "master": "compares its options by playing on in its head, 500 ms for each decision",
    "random": "chooses at random",
    "beginner": "plays like a person in the first game, and never trades",
    "greedy": "plays by the game's rules of thumb, at once",
    "search": "looks further ahead, 500 ms for each decision",
    "search:200": "the same with 200 iterations for each decision, which makes it repeatable",
    "search:2s": "the same with 2 seconds; milliseconds are written 500ms",
}
_USUAL_TIME: Final = Budget(milliseconds=500)
# Bots without a budget, by name. How strong they are: docs/play-quality.md.
_PLAIN: Final[dict[str, Callable[[], Bot]]] = {
    "novice": NoviceBot,
    "adept": lambda: GreedyBot("adept"),
    "master": lambda: SearchBot(_USUAL_TIME, "master"),
    "random": RandomBot,
    "beginner": BeginnerBot,
    "greedy": GreedyBot,
    "search": lambda: SearchBot(_USUAL_TIME),
}
_BUDGET: Final = re.compile(r"([1-9][0-9]{0,8})(ms|s|)")
_UNITS: Final = {"ms": 1, "s": 1000}
MOST_PROCESSES: Final = 64
_PROCESSES: Final = re.compile(r"[1-9][0-9]?")


class UnknownBotError(MiskatonicError):
    """No bot has this name."""


def make_bot(name: str) -> Bot:
    """The bot of this name."""
    if is_external(name):
        return read_name(name.strip().removeprefix(PREFIX))
    kind, colon, amount = name.strip().partition(":")
    if kind in _PLAIN and not colon:
        return _PLAIN[kind]()
    if kind == "search":
        return _search(amount)
    if kind == "sparring" and amount:
        return SparringBot(amount)
    raise UnknownBotError(f"there is no bot '{name}'; known bots: {', '.join(ROSTER)}")


def is_external(name: str) -> bool:
    """Is this the name of a program? Making such a bot looks for the program, and using it runs it."""
    return name.strip().startswith(PREFIX)


def make_bot_of(spec: AnyGame, name: str) -> Bot:
    """The bot of this name, if it can play the game."""
    bot = make_bot(name)
    if isinstance(bot, BeginnerBot) and spec.beginner is None:
        raise NoBeginnerError(spec.key)
    if isinstance(bot, SparringBot) and bot.script not in spec.scripts:
        raise NoScriptError(spec, bot.script)
    return bot


def _search(amount: str) -> SearchBot:
    """A search by what follows its name: a budget, and perhaps a number of processes."""
    written, colon, number = amount.partition(":")
    budget = _budget(written)
    if not colon:
        return SearchBot(budget)
    if not _PROCESSES.fullmatch(number) or int(number) > MOST_PROCESSES:
        raise UnknownBotError(
            f"'{number}' is not a number of processes for a search; write 1 to {MOST_PROCESSES},"
            " as in search:500ms:2"
        )
    return SearchBot(budget, processes=int(number))


def _budget(amount: str) -> Budget:
    match = _BUDGET.fullmatch(amount)
    if match is None:
        raise UnknownBotError(
            f"'{amount}' is not a budget for a search; write a number of iterations (200)"
            " or a time (500ms, 2s)"
        )
    number, unit = int(match[1]), match[2]
    return Budget(milliseconds=number * _UNITS[unit]) if unit else Budget(iterations=number)
