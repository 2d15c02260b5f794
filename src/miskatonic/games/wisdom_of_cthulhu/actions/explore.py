"""Using the power of an Arcane Place or an Invocation Power (WOC-3.8, WOC-3.9)."""

from functools import cache
from typing import Final

from miskatonic.games.wisdom_of_cthulhu.actions.visit import may_not_enter
from miskatonic.games.wisdom_of_cthulhu.board.places import can_reach_elder
from miskatonic.games.wisdom_of_cthulhu.board.powers import use_power
from miskatonic.games.wisdom_of_cthulhu.board.research_cards import spend_obsession
from miskatonic.games.wisdom_of_cthulhu.board.seekers import end_exploring, enter, leave
from miskatonic.games.wisdom_of_cthulhu.rituals.invocation import may_not_invoke
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import FIRST_ELDER, FIRST_INVOCATION, FIRST_PLACE, elder_of
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal


def explore(t: Table, seat: Seat, thing: int) -> None:
    """The Seeker goes there, the power is used, and the Seeker goes home."""
    if thing < FIRST_INVOCATION:
        at = thing - FIRST_PLACE
        visiting = _visiting(seat, thing)
        t.flow.then(visiting.explores, visiting.leaves)
        if t.rules.place_cost[at]:
            spend_obsession(t, seat, t.rules.causes[thing])
        enter(t, seat, at)
    else:
        visiting = _visiting(seat, thing)
        t.flow.then(visiting.explores, visiting.goes_home)
        spend_obsession(t, seat, t.rules.causes[thing])
        enter(t, seat, FIRST_ELDER + elder_of(thing))


@frame("woc/exploring")
class Exploring:
    """A seat whose Seeker has come to a Place or a Great Old One to use a power."""

    seat: Seat
    thing: int

    def explores(self, t: Table) -> None:
        use_power(t, self.seat, self.thing)

    def leaves(self, t: Table) -> None:
        end_exploring(t, self.seat, self.thing - FIRST_PLACE)

    def goes_home(self, t: Table) -> None:
        leave(t, self.seat, FIRST_ELDER + elder_of(self.thing))


_visiting: Final = cache(Exploring)


def may_not_explore(t: Table, seat: Seat, thing: int) -> Refusal | None:
    """Why the power of a Place or an Invocation Power cannot be used."""
    if thing < FIRST_INVOCATION:
        at = thing - FIRST_PLACE
        refusal = may_not_enter(t, seat, at)
        cost, rule = t.rules.place_cost[at], "WOC-3.8"
    else:
        refusal = may_not_invoke(t, seat, thing)
        if refusal is None and not can_reach_elder(t, seat, elder_of(thing)):
            refusal = Refusal("WOC-2.2", "petrified")
        cost, rule = 1, "WOC-3.9"
    if refusal is None and cost and not t.obsessions(seat):
        return Refusal(rule, "no-obsession")
    return refusal
