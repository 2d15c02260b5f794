"""Using a power: the one way, whoever uses it and wherever the thing that has it lies.

Playing, activating, copying, invoking and exploring all come here. What is particular about them (what
it costs, what becomes of the card) is seen to by whoever calls.
"""

from functools import cache
from typing import Final, NamedTuple

from miskatonic.games.wisdom_of_cthulhu.hearing import POWER, Performing, Use, notify, retune
from miskatonic.games.wisdom_of_cthulhu.moments import ENTITY_USED, INVOKED, PLACE_USED
from miskatonic.games.wisdom_of_cthulhu.points import gain, pay_bond
from miskatonic.games.wisdom_of_cthulhu.slots import CONTINUOUS, EN, FIRST_INVOCATION, FIRST_PLACE
from miskatonic.games.wisdom_of_cthulhu.table import IN_AREA, Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.storage import stored


@stored
class Using(NamedTuple):
    """The power of a thing was used; now it pays its user (WOC-3.5, WOC-4.6, WOC-R16)."""

    seat: Seat
    thing: int
    times: int = 1

    def pays(self, t: Table) -> None:
        seat, thing, times = self
        rules = t.rules
        t.busy.remove(thing)
        if thing < FIRST_PLACE:
            if rules.seed[thing] == EN:
                entity_used(t, seat, thing)
            else:
                gain(t, seat, rules.pays[thing], thing)
        elif thing < FIRST_INVOCATION:
            notify(t, PLACE_USED, seat, thing)
            pay_bond(t, seat, rules.bond[thing], times)
        else:
            notify(t, INVOKED, seat, thing)
            pay_bond(t, seat, rules.bond[thing])


# Frames are values, and of these there are few: each is made once.
_using: Final = cache(Using)


@cache
def _performing(seat: Seat, thing: int) -> Performing:
    return Performing(Use(seat, thing), POWER)


def use_power(t: Table, seat: Seat, thing: int, times: int = 1) -> None:
    """Let a seat use a power; what it pays follows, and all choices are the user's (WOC-R19)."""
    rules = t.rules
    if thing < FIRST_PLACE and rules.type[thing] == CONTINUOUS and not _has(t, seat, thing):
        borrow(t, seat, thing)
        return
    t.busy.append(thing)
    if t.chronicle is not None:
        t.tell("used", seat, thing=rules.names[thing])
    t.flow.then(_using(seat, thing, times).pays)
    if rules.power[thing]:
        _performing(seat, thing).goes_on(t)


def borrow(t: Table, seat: Seat, card: int) -> None:
    """A Continuous power used by others works for them until the end of the turn (WOC-R24)."""
    t.loans.append((seat, card))
    retune(t, seat)
    t.tell("borrowed", seat, thing=t.rules.names[card])


def _has(t: Table, seat: Seat, card: int) -> bool:
    return (t.zone[card] == IN_AREA and t.owner[card] == seat) or (seat, card) in t.loans


def entity_used(t: Table, seat: Seat, card: int) -> None:
    """The power of an Entity had its effect: bonds pay, and whatever listens to it."""
    notify(t, ENTITY_USED, seat, card)
    pay_bond(t, seat, t.rules.bond[card])
