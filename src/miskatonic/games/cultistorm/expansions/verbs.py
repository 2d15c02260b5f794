"""The verbs of an expansion's cards: its own beside those of the base game, carried out one after another."""

from collections.abc import Mapping, Sequence
from typing import Any

from miskatonic.content.files import Folder
from miskatonic.content.powers import Power, VerbBook
from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.effects.book import condition_of
from miskatonic.games.cultistorm.effects.verbs import VERBS
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NOBODY
from miskatonic.kernel.frames import frame

Powers = tuple[Power, ...]


def read_powers(
    own: VerbBook, entries: Sequence[Mapping[str, Any]], folder: Folder, at: tuple[str, str]
) -> Powers:
    """The verbs of one card; faults are noted in the folder at (file, key)."""
    names = own.names()
    return tuple(
        power
        for entry in entries
        for power in (own if entry.get("do") in names else VERBS).compile([entry], folder, at)
    )


@frame("cul/card-of-expansion")
class CardOfExpansion:
    """The verbs of a card from number `at` on.

    The table looks them up as `rules.more[key].powers[card]`. What a detective cannot carry out is left out.
    """

    key: str
    card: int
    use: Use
    at: int = 0

    def goes(self, t: Table) -> None:
        powers: Powers = t.rules.more[self.key].powers[self.card]
        if self.at >= len(powers):
            return
        t.flow.then(CardOfExpansion(self.key, self.card, self.use, self.at + 1).goes)
        power, use = powers[self.at], self.use
        if use.seat == NOBODY or condition_of((power,))(t, use.seat, use.helper):
            power.apply(t, use, **power.args)
