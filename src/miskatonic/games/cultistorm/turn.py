"""The turn: six phases and cleanup (CUL-3)."""

from miskatonic.games.cultistorm.phases.cleanup import clean_up
from miskatonic.games.cultistorm.phases.combat import CombatPhase
from miskatonic.games.cultistorm.phases.cultists import CultistPhase
from miskatonic.games.cultistorm.phases.preparation import Preparation
from miskatonic.games.cultistorm.phases.review import Review
from miskatonic.games.cultistorm.phases.sealing import SealingPhase
from miskatonic.games.cultistorm.phases.terror import TerrorPhase
from miskatonic.games.cultistorm.table import (
    COMBAT,
    CULTIST,
    NOTHING,
    PREPARATION,
    REVIEW,
    SEALING,
    TERROR,
    Table,
)
from miskatonic.kernel.frames import frame


@frame("cul/turn")
class Turn:
    """One turn after another."""

    def begins(self, t: Table) -> None:
        t.round += 1
        t.phase = CULTIST
        t.tale = NOTHING
        t.tell("turn-begins", round=t.round)
        t.flow.then(self.reviews)
        CultistPhase().begins(t)

    def reviews(self, t: Table) -> None:
        t.phase = REVIEW
        t.flow.then(self.dreads)
        Review().begins(t)

    def dreads(self, t: Table) -> None:
        t.phase = TERROR
        t.tell("terror-phase")
        t.flow.then(TerrorPhase().begins, self.prepares)

    def prepares(self, t: Table) -> None:
        t.phase = PREPARATION
        t.flow.then(self.fights)
        Preparation().begins(t)

    def fights(self, t: Table) -> None:
        t.phase = COMBAT
        t.flow.then(self.seals)
        CombatPhase().begins(t)

    def seals(self, t: Table) -> None:
        t.phase = SEALING
        t.flow.then(self.cleans)
        SealingPhase().begins(t)

    def cleans(self, t: Table) -> None:
        """Cleanup (CUL-3.2)."""
        clean_up(t)
        t.flow.then(self.begins)
        if t.rules.hooked:
            t.flow.then(self.meets)
            t.rules.hooks.moment("cleanup", t)

    def meets(self, t: Table) -> None:
        """Tables of one region wait for each other."""
        t.rules.hooks.moment("region", t)
