"""The other tables of a region, which bots play in the same process while one is played at the keyboard.

They move only while the table at the keyboard waits for them, and all they do follows from its seed and its
words. So nothing of them is kept: for a match that is loaded they are played once more (ADR 0159).
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from miskatonic.bots.bot import Bot
from miskatonic.bots.roster import make_bot_of
from miskatonic.bots.vantage import Vantage
from miskatonic.games.region import Region
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import OUTSIDE
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word
from miskatonic.matches import Match
from miskatonic.matches.errors import BrokenReplayError
from miskatonic.matches.region import next_table, options_of_tables
from miskatonic.matches.resignation import RESIGN

# It answers alike whenever it is asked the same, however busy the machine is.
BOT: Final = "greedy"
_SEEDS: Final = 1_000_000


def neighbours_of(match: Match) -> "Neighbours | None":
    """The other tables of the region to which a match belongs, if it belongs to one."""
    region = match.spec.region
    if region is None or match.over or not region.tables(match.setup.options):
        return None
    return Neighbours(match, region)


class Neighbours:
    """All tables of a region but one, with a bot at every seat."""

    def __init__(self, match: Match, region: Region) -> None:
        self._match = match
        self._region = region
        setup = match.setup
        options = options_of_tables(match.spec, setup.options)
        numbers = [table[region.number] for table in options]
        self._own = numbers.index(setup.options[region.number])
        self._others: dict[int, Table] = {
            at: replace(setup, options=other, seed=Dice.seeded(setup.seed, f"table {at}").below(_SEEDS)).lay()
            for at, other in enumerate(options)
            if at != self._own
        }
        self._bot: Bot = make_bot_of(match.spec, BOT)
        self._dice = Dice.seeded(setup.seed, "other tables")
        self._follow()

    @property
    def is_awaited(self) -> bool:
        """Does the table at the keyboard wait for the others?"""
        asked = self._match.table.flow.decision
        return asked is not None and not asked.seats and not self._match.over

    def answer(self) -> None:
        """Let the others play until the table at the keyboard hears a word from them."""
        self._match.submit(OUTSIDE, self._match.alphabet.text(self._next_word(self._match.table)))

    def _follow(self) -> None:
        """Play the others up to where they were when the match was left."""
        own = self._match.setup.lay()
        for move in self._match.moves:
            if move.word == RESIGN:
                continue
            word = self._match.alphabet.find(move.word)
            if word is None or move.secret or (move.seat == OUTSIDE and self._next_word(own) != word):
                raise BrokenReplayError(
                    "this table cannot be played on alone: its region was not played in a terminal"
                )
            own.flow.submit(own, word, move.seat)

    def _next_word(self, own: Table) -> Word:
        tables = self._with(own)
        while True:
            said = self._region.answer(tables, ())
            if said is None:
                self._play(tables)
            elif said.table == self._own:
                return said.word
            else:
                tables[said.table].flow.submit(tables[said.table], said.word, OUTSIDE)

    def _with(self, own: Table) -> Sequence[Table]:
        return [own if at == self._own else self._others[at] for at in range(len(self._others) + 1)]

    def _play(self, tables: Sequence[Table]) -> None:
        """One decision at the first other table that is not waiting."""
        at = next_table(tables, (self._own,))
        if at is None:
            raise RuntimeError("all tables of a region wait for each other")
        table = tables[at]
        asked = table.flow.decision
        assert asked is not None  # noqa: S101 - somebody is asked there
        seat = asked.seat if asked.offers is None else self._dice.pick(asked.seats)
        word = self._bot.choose(Vantage(self._match.spec, table, seat), self._dice)
        table.flow.submit(table, word, seat)
