"""Research: rounds of one action each, until nobody has a card to act with (WOC-2.11-2.13)."""

from typing import NamedTuple

from miskatonic.games.wisdom_of_cthulhu.actions import ACTIONS
from miskatonic.games.wisdom_of_cthulhu.hearing import notify
from miskatonic.games.wisdom_of_cthulhu.moments import ROUND_STARTS
from miskatonic.games.wisdom_of_cthulhu.slots import EN, NOTHING
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.zones import draw, to_offer
from miskatonic.kernel.storage import stored


@stored
class Round(NamedTuple):
    """A round of Research."""

    def begins(self, t: Table) -> None:
        hand, temps, perms = t.hand, t.temps, t.perms
        t.queue = [seat for seat in t.order if hand[seat] | temps[seat] | perms[seat]]
        t.flow.then(self.goes_on)
        for seat in reversed(t.queue):
            notify(t, ROUND_STARTS, seat)

    def goes_on(self, t: Table) -> None:
        """The next seat acts; whoever has lost the last card meanwhile is skipped."""
        while t.queue:
            seat = t.queue.pop(0)
            if t.can_act(seat):
                t.flow.then(self.goes_on)
                ACTIONS[seat][0].begins(t)
                return
        self.ends(t)

    def ends(self, t: Table) -> None:
        refill_entities(t)
        for seat in t.order:
            if t.can_act(seat):
                t.round += 1
                self.begins(t)
                return


def refill_entities(t: Table) -> None:
    """As many Entities as players lie on offer (WOC-1.3, WOC-2.12)."""
    while len(t.entities) < t.seats:
        card = draw(t, EN)
        if card == NOTHING:
            return
        to_offer(t, card)
        if t.chronicle is not None:
            t.tell("entity-dealt", None, card=t.rules.names[card])
