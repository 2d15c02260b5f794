"""The six turns of a game, and its end (WOC-2.1, WOC-2.18, WOC-2.19)."""

from typing import NoReturn

from miskatonic.games.wisdom_of_cthulhu.phases.end_of_research import EndOfResearch
from miskatonic.games.wisdom_of_cthulhu.phases.preparation import Preparation
from miskatonic.games.wisdom_of_cthulhu.phases.research import Round
from miskatonic.games.wisdom_of_cthulhu.phases.research_order import begin_declaration
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.flow import Outcome, Seat, finish
from miskatonic.kernel.frames import frame


@frame("woc/turn")
class Turn:
    """Research Order, Research, End of Research; before all turns but the first, Preparation."""

    def begins(self, t: Table) -> None:
        t.phase = "order"
        t.flow.then(self.researches)
        begin_declaration(t)

    def researches(self, t: Table) -> None:
        t.phase = "research"
        t.flow.then(self.ends)
        Round().begins(t)

    def ends(self, t: Table) -> None:
        t.phase = "end"
        t.flow.then(self.is_over)
        EndOfResearch().begins(t)

    def is_over(self, t: Table) -> None:
        if t.turn == t.rules.turns:
            end_game(t)
        t.turn += 1
        t.round += 1
        t.first_round = t.round
        t.flow.then(self.begins)
        Preparation().begins(t)


def standing(t: Table, seat: Seat) -> tuple[int, int, int]:
    """By what the winner is found: points, Ritual token, cards in play (WOC-2.19, WOC-R7)."""
    return t.kp[seat], t.token[seat], len(t.areas[seat])


def end_game(t: Table) -> NoReturn:
    best = max(standing(t, seat) for seat in range(t.seats))
    winners = tuple(seat for seat in range(t.seats) if standing(t, seat) == best)
    if len(winners) > 1:
        ending = "shared"
    elif sum(points == best[0] for points in t.kp) > 1:
        ending = "tie-broken"
    else:
        ending = "wisdom"
    finish(Outcome(ending, winners, tuple(t.kp)))
