"""The turn: six phases and cleanup (CUL-3)."""

from typing import NamedTuple

from miskatonic.games.cultistorm.cleanup import clean_up
from miskatonic.games.cultistorm.combat import CombatPhase
from miskatonic.games.cultistorm.cultist_phase import CultistPhase
from miskatonic.games.cultistorm.endgame import terror_more
from miskatonic.games.cultistorm.preparation import Preparation
from miskatonic.games.cultistorm.review import Review
from miskatonic.games.cultistorm.rules import BELL
from miskatonic.games.cultistorm.sealing import SealingPhase
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
from miskatonic.games.cultistorm.terror import TerrorStep
from miskatonic.games.cultistorm.units import SETTLE
from miskatonic.kernel.storage import stored


@stored
class Turn(NamedTuple):
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
        t.flow.then(TerrorPhase().steps, self.prepares)

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
        """Cleanup, and a barrier at which tables of one region may meet (CUL-3.2)."""
        clean_up(t)
        t.flow.then(self.begins)
        if t.rules.hooked:
            t.rules.hooks.notify("cleanup", t)
            t.rules.hooks.notify("region", t)


@stored
class TerrorPhase(NamedTuple):
    """One terror step, and what the Endgame card and the Bell-Ringer add (CUL-6.1, D.9, D.12)."""

    done: int = 0

    def steps(self, t: Table) -> None:
        ringing = [card for column in t.columns for card in column if t.rules.ability[card] == BELL]
        more = terror_more(t)
        if self.done > len(ringing) + more:
            return
        if self.done == 0:
            cause = "rule/CUL-6.1"
        elif self.done <= more:
            cause = t.rules.endgame_causes[t.endgame]
        else:
            cause = t.rules.enemy_causes[ringing[0]]
        t.flow.then(TerrorStep(cause).begins, SETTLE, TerrorPhase(self.done + 1).steps)
