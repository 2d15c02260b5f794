"""Carrying out what a card says: its verbs one after another, each with everything it asks."""

from typing import Final, NamedTuple

from miskatonic.content.powers import Power
from miskatonic.games.cultistorm.rules import Rules
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO_SYMBOL, NOBODY
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.storage import stored

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


def powers_of(rules: Rules, source: int, card: int) -> tuple[Power, ...]:
    if source == STORY:
        return rules.story_power[card][0]
    if source == STORY_OR:
        return rules.story_power[card][1]
    books: Final = (
        rules.support,
        rules.ability_power,
        rules.place_action,
        rules.terror_power,
        rules.endgame_power,
        rules.item_power,
    )
    return books[source][card]


@stored
class Effect(NamedTuple):
    """The verbs of a card from number `at` on."""

    source: int
    card: int
    use: Use
    at: int = 0

    def goes(self, t: Table) -> None:
        powers = powers_of(t.rules, self.source, self.card)
        if self.at >= len(powers):
            return
        if self.at + 1 < len(powers):
            t.flow.then(Effect(self.source, self.card, self.use, self.at + 1).goes)
        power = powers[self.at]
        power.apply(t, self.use, **power.args)
