"""What everybody can see about a tile that only others know (WOS-18.1).

Whoever sees a Portal sets about sealing it (that is no hint but play: WOS-18.4 forbids only talk), so a
tile that stays unsealed is likelier a Wall the longer ago it was seen. That says much if a seat that knows
the tile holds the artifact for it, and little if none does.
"""

from typing import Final

from miskatonic.games.witch_of_salem.table import Table

# The chance, in 256ths, that a Portal is unsealed so many rounds after it was seen.
_ARMED: Final = (256, 256, 200, 130, 80, 50, 32, 20, 14, 10)
_UNARMED_PER_ROUND: Final = 0.047
_LONG_AGO: Final = len(_ARMED) - 1


def patience(t: Table, location: int) -> float:
    """How likely a Portal here, which others have seen, would still be unsealed."""
    age = min(t.round - t.peeked[location], _LONG_AGO)
    seen, wanted = t.seen[location], t.rules.artifact_at[location]
    if wanted in t.artifact:
        for seat in range(t.seats):
            if seen >> seat & 1 and t.artifact[seat] == wanted and t.is_exposed(seat):
                return _ARMED[age] / 256
    return 1 - _UNARMED_PER_ROUND * age
