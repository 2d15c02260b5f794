"""The six turns of a game (WOC-2.1)."""

from typing import NamedTuple

from miskatonic.games.wisdom_of_cthulhu.ending import EndOfResearch, end_game
from miskatonic.games.wisdom_of_cthulhu.order import begin_declaration
from miskatonic.games.wisdom_of_cthulhu.preparation import Preparation
from miskatonic.games.wisdom_of_cthulhu.research import Round
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.storage import stored


@stored
class Turn(NamedTuple):
    """Research Order, Research, End of Research; before all turns but the first, Preparation."""

    def begins(self, t: Table) -> None:
        t.flow.then(self.researches)
        begin_declaration(t)

    def researches(self, t: Table) -> None:
        t.flow.then(self.ends)
        Round().begins(t)

    def ends(self, t: Table) -> None:
        t.flow.then(self.is_over)
        EndOfResearch().begins(t)

    def is_over(self, t: Table) -> None:
        if t.turn == t.rules.turns:
            end_game(t)
        t.turn += 1
        t.round += 1
        t.flow.then(self.begins)
        Preparation().begins(t)
