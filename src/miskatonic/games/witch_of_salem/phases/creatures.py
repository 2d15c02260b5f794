"""Phase A: the creature cards of a round (WOS-3.3, WOS-4.1)."""

from miskatonic.games.witch_of_salem.board.creatures import reveal_creature
from miskatonic.games.witch_of_salem.board.items import refill_stocks
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.kernel.frames import frame


@frame("wos/creature-cards")
class CreatureCards:
    """Phase A: so many creature cards, one after the other (WOS-3.3, WOS-4.1)."""

    left: int

    def begins(self, t: Table) -> None:
        t.flow.then(self.resolved)
        reveal_creature(t)

    def resolved(self, t: Table) -> None:
        refill_stocks(t)
        if self.left > 1:
            CreatureCards(self.left - 1).begins(t)


def creature_rate(t: Table) -> int:
    """Cards to reveal in this round (WOS-4.1, WOS-R5)."""
    rates = t.rules.rates[t.living] if t.rules.rate_by_living else t.rules.rate
    return rates[(t.round - 1) % len(rates)]
