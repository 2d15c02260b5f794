"""What a player would name when two positions are compared, as numbers."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.cultistorm.actions.lay import laid_at
from miskatonic.games.cultistorm.board.trophies import count_trophies
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO_ENEMY, SPOTS
from miskatonic.kernel.flow import Seat

# By how much one more of each helps (or harms) the detectives, in the units of the instinct.
WEIGHTS: Final = {
    "sealed": 0.9,
    "laid": 0.2,
    "cultists": -0.1,
    "elders": -1.0,
    "madness": -0.2,
    "levels": 0.25,
    "trophies": 0.12,
    "items": 0.1,
}


def aspects(t: Table, seat: Seat) -> Mapping[str, float]:
    """All of it is the team's. For a seat that plays against the team, what helps the team harms."""
    sign = 1 if seat < t.detectives else -1
    team = range(t.detectives)
    spots = range(SPOTS)
    found = {
        "sealed": t.sealed.bit_count(),
        "laid": sum(laid_at(t, spot) for spot in spots if not t.sealed >> spot & 1),
        "cultists": sum(map(len, t.columns)),
        "elders": sum(t.elders[spot] != NO_ENEMY and not t.sealed >> spot & 1 for spot in spots),
        "madness": sum(t.tokens(other) for other in team),
        "levels": sum(t.level),
        "trophies": sum(count_trophies(t, other) for other in team),
        "items": sum(map(len, t.items)),
    }
    return {key: sign * value for key, value in found.items()}
