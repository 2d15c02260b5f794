"""What a creature card or an event does: its powers, one after the other."""

from miskatonic.games.witch_of_salem.table import Table
from miskatonic.kernel.frames import frame


@frame("wos/card-powers")
class CardPowers:
    """The powers of one card from number `at` on; each resolves wholly before the next."""

    is_event: bool
    card: int
    at: int

    def resolves(self, t: Table) -> None:
        rules = t.rules
        if self.is_event:
            cause, powers = rules.event_causes[self.card], rules.event_powers[self.card]
        else:
            cause, powers = rules.creature_causes[self.card], rules.creature_powers[self.card]
        if self.at + 1 < len(powers):
            t.flow.then(CardPowers(self.is_event, self.card, self.at + 1).resolves)
        power = powers[self.at]
        power.apply(t, cause, **power.args)
