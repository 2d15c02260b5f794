"""How a table looks to the team: the chance of a win if all play on by habit, as -1 (none) to 1 (sure).

A weighted sum of what matters, turned into a chance. The weights were fitted to the outcomes of 1,800
games that were played by habit, with all numbers of seats and tracks of 44 to 76 spaces; those of the seats
once more to 540 games on the tracks of the presets.
"""

from math import tanh
from typing import Final

from miskatonic.games.witch_of_salem.rules import CREEPING, DOUBLE_LOSSES, TWO_ROLLS
from miskatonic.games.witch_of_salem.table import (
    NO_CREATURE,
    NO_ELDER,
    NO_SEAT,
    PORTAL,
    PRISONER,
    UNDECIDED,
    Table,
)
from miskatonic.games.witch_of_salem.words import NO_ITEM, RLYEH
from miskatonic.kernel.flow import Seat

_SEATS: Final = {2: 2.52, 3: 3.44, 4: 3.35}
_SANITY: Final = (0.0, -0.72, -0.4, -0.18)
_LOST: Final = -1.0
_RECIPE: Final = 3


def instinct(t: Table, seat: Seat) -> float:
    """The same for every seat: they win or lose together."""
    outcome = t.flow.outcome
    if outcome is not None:
        return 1.0 if outcome.winners else -1.0
    exposed = [other for other in range(t.seats) if 0 <= t.place[other] < RLYEH]
    value = _SEATS[t.seats] + _danger(t) + _LOST * (t.seats - t.living)
    for other in exposed:
        sanity = t.sanity[other]
        value += _SANITY[sanity] if sanity < len(_SANITY) else 0.0
        value += 0.07 * t.rules.held_uses[t.minors[other]].heal
    return tanh((value + _work(t, exposed)) / 2)


def _danger(t: Table) -> float:
    """How near Necron is, and what is awake."""
    rules, powers = t.rules, t.powers
    to_rift = rules.rift - t.necron
    value = 0.016 * to_rift + 0.039 * min(to_rift, 24)
    losses = (2 if powers & TWO_ROLLS else 1) * (2 if powers & DOUBLE_LOSSES else 1)
    value -= 0.014 * losses * (len(t.creatures) - t.creatures.count(NO_CREATURE))
    value -= 0.21 * (t.shadow != NO_ELDER)
    value -= 0.68 * (powers & ~CREEPING).bit_count() + 0.46 * bool(powers & CREEPING)
    if not t.is_unmasked():
        to_demon = rules.demon - t.necron
        return value + 0.01 * min(to_demon, 16) - 1.23 * t.masked() / (to_demon + 2)
    return value + 0.16


def _work(t: Table, exposed: list[Seat]) -> float:
    """What is still to be done, and what is at hand for it."""
    hidden = t.masked()
    unseen = open_portals = sealed = ready = 0
    for location in t.rules.outer:
        tile = t.tiles[location]
        if t.sealed[location] != NO_ITEM:
            sealed += 1
        elif tile == UNDECIDED:
            unseen += 1
        elif tile == PORTAL:
            open_portals += 1
            ready += _can_seal(t, exposed, location)
    if sealed + open_portals >= t.rules.portals:
        unseen = 0
    value = -0.64 * hidden + 0.058 * sealed
    banning = t.banner != NO_SEAT
    lacking = _RECIPE
    if t.is_unmasked() and not banning:
        missing = t.rules.elder_missing[t.elders[PRISONER]]
        lacking = min((missing[t.minors[seat]] for seat in exposed), default=_RECIPE)
        value += 0.0 if lacking else 1.8
    if banning and not open_portals and not unseen:
        value += 4.0 * any(t.artifact[seat] != NO_ITEM for seat in exposed)
    held = [t.rules.held_uses[t.minors[seat]] for seat in exposed]
    books = sum(uses.unmask for uses in held)
    glasses = sum(uses.look for uses in held)
    work = 1.5 * hidden + 2.0 * (unseen + open_portals) - ready + (0 if banning else 1 + lacking)
    work -= 0.6 * (min(books, hidden) + min(glasses, unseen))
    return value - 5.17 * work / (t.rules.rift - t.necron + 4)


def _can_seal(t: Table, exposed: list[Seat], location: int) -> bool:
    """Does somebody who knows this Portal hold the artifact for it?"""
    wanted, seen = t.rules.artifact_at[location], t.seen[location]
    return any(t.artifact[seat] == wanted and seen >> seat & 1 for seat in exposed)
