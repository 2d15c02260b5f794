"""Phase 3: the terror marker moves (CUL-6.1)."""

from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.rules import BELL
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.frames import frame


@frame("cul/terror-phase")
class TerrorPhase:
    """One terror step, and what the Endgame card and the Bell-Ringer add (CUL-6.1, D.9, D.12)."""

    done: int = 0

    def steps(self, t: Table) -> None:
        ringing = [card for column in t.columns for card in column if t.rules.ability[card] == BELL]
        more = t.rules.endgame_terror[t.endgame] if t.triggered else 0
        if self.done > len(ringing) + more:
            return
        if self.done == 0:
            cause = "rule/CUL-6.1"
        elif self.done <= more:
            cause = t.rules.endgame_causes[t.endgame]
        else:
            cause = t.rules.enemy_causes[ringing[self.done - more - 1]]
        t.flow.then(TerrorStep(cause).begins, SETTLE, TerrorPhase(self.done + 1).steps)
