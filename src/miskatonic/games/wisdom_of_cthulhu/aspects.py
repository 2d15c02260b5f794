"""What a player would name when two positions are compared, as numbers."""

from collections.abc import Mapping
from typing import Final

from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import DM
from miskatonic.kernel.flow import Seat

# By how much one more of each helps (or harms) a seat, in the units of the instinct.
WEIGHTS: Final = {
    "points": 0.04,
    "rival": -0.03,
    "masters": 0.25,
    "cards": 0.15,
    "obsessions": 0.1,
    "ritual": 0.4,
    "evoked": 0.8,
    "research": 0.05,
}


def aspects(t: Table, seat: Seat) -> Mapping[str, float]:
    masters = sum(t.rules.seed[card] == DM for card in t.areas[seat])
    return {
        "points": t.kp[seat],
        "rival": max(t.kp[other] for other in range(t.seats) if other != seat),
        "masters": masters,
        "cards": len(t.areas[seat]) - masters,
        "obsessions": t.obsessions(seat),
        "ritual": t.token[seat],
        "evoked": float(t.evoker == seat),
        "research": t.hand[seat].bit_count(),
    }
