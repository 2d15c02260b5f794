"""Detectives changing location (CUL-7.11 to CUL-7.14)."""

from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import LOCATIONS
from miskatonic.kernel.flow import Seat


def move_detective(t: Table, seat: Seat, spot: int, cause: str) -> None:
    """It goes there and takes back its target markers (CUL-7.14)."""
    t.place[seat] = spot
    t.marks[seat] = ()
    t.tell("moved", seat, location=LOCATIONS[t.spots[spot]], cause=cause)
    t.stir(seat)
    t.stir_all()
