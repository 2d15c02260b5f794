"""The verbs of the card files. Each takes the table and the use, then its arguments.

A support card whose effect would change nothing may not be played (CUL-7.29, CUL-R49), nor may an action of a
location, an ability or an item be used then (CUL-1.4). `HELPS` says for a verb when it would change
something: for the detective that carries it out, and the one that helps.
"""

from collections.abc import Callable
from typing import Final

from miskatonic.content.powers import Power, VerbBook
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NOBODY
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


def would_change(t: Table, powers: tuple[Power, ...], seat: Seat, helper: Seat = NOBODY) -> bool:
    """Would carrying out these verbs change anything?"""
    for verb, _, args in powers:
        condition = HELPS.get(verb)
        if condition is None or condition(t, seat, helper, **args):
            return True
    return False
