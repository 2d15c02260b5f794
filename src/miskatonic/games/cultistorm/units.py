"""Units wait their turn (CUL-3.5): what is triggered inside a unit or effect is queued behind it."""

from typing import Final, NamedTuple

from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.flow import Step
from miskatonic.kernel.storage import stored


@stored
class Settling(NamedTuple):
    """Carries out queued units, first come first served, until none is left."""

    def settles(self, t: Table) -> None:
        if t.queue:
            t.flow.then(self.settles)
            t.queue.pop(0)(t)


SETTLE: Final[Step] = Settling().settles


def settle_then(t: Table, *steps: Step) -> None:
    """First everything that was triggered, then these."""
    t.flow.then(SETTLE, *steps)
