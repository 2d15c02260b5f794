"""Carrying out what a card says: its verbs one after another, each with everything it asks."""

from typing import NamedTuple

from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO_SYMBOL, NOBODY
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.storage import stored

# Where verbs stand: a number for each part of `Rules.powers`.
ACTION, ABILITY, LOCATION, TERROR_CARD, ENDGAME_CARD, ITEM, STORY, STORY_OR = range(8)


@stored
class Use(NamedTuple):
    """Whose effect it is (`cause`), who carries it out (nobody: the team), who helped, and where it is.

    In a fight's story `symbol` is that of the cult.
    """

    cause: str
    seat: Seat = NOBODY
    helper: Seat = NOBODY
    spot: int = NOBODY
    symbol: int = NO_SYMBOL


@stored
class Effect(NamedTuple):
    """The verbs of a card from number `at` on."""

    source: int
    card: int
    use: Use
    at: int = 0

    def goes(self, t: Table) -> None:
        source, card, use, at = self
        powers = t.rules.powers[source][card]
        if at >= len(powers):
            return
        if at + 1 < len(powers):
            t.flow.then(Effect(source, card, use, at + 1).goes)
        _, apply, args = powers[at]
        apply(t, use, **args)
