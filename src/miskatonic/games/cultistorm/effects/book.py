"""The verbs of the card files. Each takes the table and the use, then its arguments.

A support card whose effect would change nothing may not be played (CUL-7.29, CUL-R49), nor may an action of a
location, an ability or an item be used then (CUL-1.4). `HELPS` says for a verb when it would change
something: for the detective that carries it out, and the one that helps.
"""

from collections.abc import Callable, Mapping
from functools import partial
from inspect import signature
from typing import Any, Final

from miskatonic.content.powers import Power, VerbBook
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.flow import Seat

VERBS: Final = VerbBook()


Condition = Callable[..., bool]


HELPS: Final[dict[str, Condition]] = {}


def helps(verb: str) -> Callable[[Condition], Condition]:
    """Declare when a verb would change something; one without a condition always does."""

    def add(condition: Condition) -> Condition:
        HELPS[verb] = condition
        return condition

    return add


def condition_of(powers: tuple[Power, ...]) -> Condition:
    """Would carrying out these verbs change anything? Takes the table, who does it, and who helps.

    It is worked out when a card is read, since every menu asks it of every card; a card without verbs is
    never idle.
    """
    if not powers or not all(power.verb in HELPS for power in powers):
        return _always
    parts = tuple(_bound(HELPS[power.verb], power.args) for power in powers)
    return parts[0] if len(parts) == 1 else partial(_any_of, parts)


def _always(_: Table, seat: Seat, helper: Seat) -> bool:
    return True


def _bound(condition: Condition, args: Mapping[str, Any]) -> Condition:
    """The condition with those arguments of its verb that it looks at."""
    named = signature(condition).parameters
    heeded = {name: value for name, value in args.items() if name in named}
    return partial(condition, **heeded) if heeded else condition


def _any_of(parts: tuple[Condition, ...], t: Table, seat: Seat, helper: Seat) -> bool:
    """Several verbs change something when one of them does."""
    for part in parts:  # noqa: SIM110 - a loop is faster, and every menu passes here
        if part(t, seat, helper):
            return True
    return False
