"""What Other Worlds remembers."""

from collections.abc import Callable
from typing import ClassVar, Final

from miskatonic.games.cultistorm.expansions.other_worlds.words import KEY
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import SPOTS
from miskatonic.kernel.fields import each_seat, laid, table
from miskatonic.kernel.flow import Seat

CLOSED: Final = -1
OUTSIDE: Final = -1


@table("cul-otherworlds/state")
class WorldState:
    """Which worlds are open, who is inside, and what was promised for a later moment (OTW-2.4).

    What waits for a turn is noted by the number of that turn.
    """

    # Detectives.
    seats: int
    # By spot: the open world; those that opened after this turn's Preparation began, a bit each.
    worlds: list[int] = laid(lambda _: [CLOSED] * SPOTS)
    fresh: int = 0
    # By detective: the spot beside which the world lies that it is in.
    inside: list[int] = each_seat(OUTSIDE)
    # By detective: the turn of its last trial.
    tried: list[int] = each_seat(0)
    # By detective: the turn without a die, the turn without a free move, the turn that begins with healing,
    # the turn in which a hand card counts twice; and who may ignore a symbol in its next cultist fight, a bit
    # each.
    no_pick: list[int] = each_seat(0)
    slow: list[int] = each_seat(0)
    heals: list[int] = each_seat(0)
    mirror: list[int] = each_seat(0)
    eased: int = 0
    # By spot: the turn in which its Great Old One does not move, and symbols that it needs beside its own.
    held: list[int] = laid(lambda _: [0] * SPOTS)
    grown: list[int] = laid(lambda _: [0] * SPOTS)

    clone: ClassVar[Callable[["WorldState"], "WorldState"]]

    def trapped(self, spot: int) -> list[Seat]:
        """Who is in the world beside this location."""
        return [seat for seat in range(self.seats) if self.inside[seat] == spot]


def state(t: Table) -> WorldState:
    return WorldState(t.detectives)


def state_of(t: Table) -> WorldState:
    found = t.annex[KEY]
    assert isinstance(found, WorldState)  # noqa: S101 - it was made by `state`
    return found


def pulls_at(t: Table, spot: int) -> bool:
    """Will the world there pull in this cleanup (OTW-1.3)?"""
    found = state_of(t)
    return spot < SPOTS and found.worlds[spot] != CLOSED and not found.fresh >> spot & 1
