"""Bots that have to do with less time than their name promises."""

from time import monotonic
from typing import Final

from miskatonic.bots.bot import Bot
from miskatonic.bots.greedy import GreedyBot
from miskatonic.bots.search import SearchBot

# With less time than this a search knows nothing that the rules of thumb do not know.
SHORTEST_SEARCH_MS: Final = 50
# A hint compares options by their values, which rules of thumb do not have, so it always searches a little.
SHORTEST_HINT_MS: Final = 100


class LimitedBot:
    """The bot that plays within a limit of time, and whether that is less than the bot would have taken."""

    def __init__(self, bot: Bot, milliseconds: int | None, *, explains: bool) -> None:
        self._is_weaker = False
        self._until: float | None = None
        self.bot = bot
        if not isinstance(bot, SearchBot) or milliseconds is None:
            return
        limit = max(milliseconds, SHORTEST_HINT_MS) if explains else milliseconds
        if limit < SHORTEST_SEARCH_MS:
            self.bot, self._is_weaker = GreedyBot(), True
            return
        budget = bot.budget.within(limit)
        self.bot = SearchBot(budget)
        self._is_weaker = bot.budget.iterations is None and budget != bot.budget
        if bot.budget.iterations is not None:
            self._until = monotonic() + limit / 1000

    def is_shortened(self) -> bool:
        """Asked after the bot has decided. A number of iterations was cut if the time is over."""
        return self._is_weaker or (self._until is not None and monotonic() >= self._until)
