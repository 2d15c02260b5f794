"""The Endgame card (CUL-11)."""

from typing import NamedTuple

from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.uses import ENDGAME_CARD, Effect, Use
from miskatonic.games.cultistorm.words import ENDGAMES
from miskatonic.kernel.storage import stored


@stored
class Endgame(NamedTuple):
    """Turned up once in a game; which of the two it is nobody knew before (CUL-2.13, CUL-11.2)."""

    def begins(self, t: Table) -> None:
        if t.triggered:
            return
        t.triggered = True
        t.endgame = t.dice.below(len(ENDGAMES))
        cause = t.rules.endgame_causes[t.endgame]
        t.tell("endgame", card=ENDGAMES[t.endgame], cause=cause)
        Effect(ENDGAME_CARD, t.endgame, Use(cause)).goes(t)


def steps_more(t: Table) -> int:
    """Marker steps that the Endgame card adds to every Cultist phase (D.9)."""
    return t.rules.endgame_steps[t.endgame] if t.triggered else 0


def terror_more(t: Table) -> int:
    """Terror steps that it adds to every Terror phase."""
    return t.rules.endgame_terror[t.endgame] if t.triggered else 0
