"""What a player would name when two positions are compared, as numbers."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.witch_of_salem.table import NO_CREATURE, UNDECIDED, Table
from miskatonic.games.witch_of_salem.words import NO_ITEM, RLYEH
from miskatonic.kernel.flow import Seat

# By how much one more of each helps (or harms) the team, in the units of the instinct.
WEIGHTS: Final = {
    "rift": 0.1,
    "sealed": 1.0,
    "looked": 0.3,
    "unmasked": 1.0,
    "creatures": -0.1,
    "sanity": 0.15,
    "scholars": 1.0,
    "items": 0.15,
}


def aspects(t: Table, seat: Seat) -> Mapping[str, float]:
    """All of it is the team's, so it is the same for every seat."""
    outside = [other for other in range(t.seats) if 0 <= t.place[other] < RLYEH]
    return {
        "rift": t.rules.rift - t.necron,
        "sealed": sum(t.sealed[place] != NO_ITEM for place in t.rules.outer),
        "looked": sum(t.tiles[place] != UNDECIDED for place in t.rules.outer),
        "unmasked": -t.masked(),
        "creatures": len(t.creatures) - t.creatures.count(NO_CREATURE),
        "sanity": sum(t.sanity[other] for other in outside),
        "scholars": t.living,
        "items": sum(len(t.minors[other]) for other in outside),
    }
