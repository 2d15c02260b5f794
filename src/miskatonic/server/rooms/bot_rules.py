"""Which bots may play on this server."""

from collections.abc import Collection, Sequence
from typing import Final

from miskatonic.bots.roster import is_external, make_bot_of
from miskatonic.bots.search import SearchBot
from miskatonic.games.registry import find_game
from miskatonic.server.errors import NotAllowedError, RequestError
from miskatonic.server.storage.rows import MatchRow, SeatRow
from miskatonic.server.terms import has_hints

MOST_ITERATIONS: Final = 5_000


class BotTooSlowError(RequestError):
    """A bot that would compute for longer than this server allows."""

    code = "too-thoughtful"


class BotRules:
    """The time limit for bots, the bot that plays for people who leave, and the operator's own programs."""

    def __init__(self, stand_in: str, think_seconds: float, programs: Collection[str] = ()) -> None:
        self.stand_in = stand_in
        self._programs = programs
        self._seconds = think_seconds

    def check(self, name: str | None, game: str) -> str:
        """The full name of a bot that may play this game here; None means the stand-in."""
        if name is not None and name in self._programs:
            return name
        if name is not None and is_external(name):
            raise NotAllowedError("only the operator of this server can name programs that play")
        bot = make_bot_of(find_game(game), name or self.stand_in)
        if isinstance(bot, SearchBot):
            if bot.processes > 1:
                raise NotAllowedError(
                    f"'{name}' cannot play here: a search has one process, since tables share the workers"
                )
            milliseconds, iterations = bot.budget.milliseconds or 0, bot.budget.iterations or 0
            # The other half of the limit is left for starting a worker on a busy machine.
            if milliseconds > self._seconds * 500 or iterations > MOST_ITERATIONS:
                raise BotTooSlowError(
                    f"'{name}' is too slow for this server: a bot may use {self._seconds / 2:g} seconds "
                    f"or {MOST_ITERATIONS} iterations"
                )
        return bot.name

    def check_own(self, name: str | None, row: MatchRow, seats: Sequence[SeatRow]) -> str:
        """The full name of a bot to which somebody hands their own seat.

        At a table without hints it is the stand-in: a stronger bot would be one long hint.
        """
        chosen, stand_in = self.check(name, row.game), self.check(None, row.game)
        if chosen != stand_in and not has_hints(row, seats):
            raise NotAllowedError(f"hints are switched off at this table: only '{stand_in}' may play for you")
        return chosen
