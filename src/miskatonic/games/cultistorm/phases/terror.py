"""Phase 3: the terror marker moves (CUL-6.1)."""

from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.rules import RINGS
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.frames import frame


@frame("cul/terror-phase")
class TerrorPhase:
    """One terror step, and what the Endgame card and the Bell-Ringer add (CUL-6.1, D.9, D.12).

    The steps, each known by its cause, are counted when the phase begins: what turns up or arrives during the
    phase adds its step to the next (CUL-R83).
    """

    causes: tuple[str, ...] = ()

    def begins(self, t: Table) -> None:
        causes = ["rule/CUL-6.1"]
        if t.triggered:
            causes += [t.rules.endgame_causes[t.endgame]] * t.rules.endgame_terror[t.endgame]
        ringing = [card for column in t.columns for card in column if t.rules.ability[card] == RINGS]
        causes += [t.rules.enemy_causes[card] for card in ringing]
        TerrorPhase(tuple(causes)).steps(t)

    def steps(self, t: Table) -> None:
        first, *others = self.causes
        if others:
            t.flow.then(TerrorPhase(tuple(others)).steps)
        t.flow.then(TerrorStep(first).begins, SETTLE)
