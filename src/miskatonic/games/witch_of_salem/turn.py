"""The round: creatures, turns, event (WOS-3)."""

from miskatonic.games.witch_of_salem.board.events import reveal_event
from miskatonic.games.witch_of_salem.board.items import refill_stocks
from miskatonic.games.witch_of_salem.board.necron import advance
from miskatonic.games.witch_of_salem.phases.creatures import CreatureCards, creature_rate
from miskatonic.games.witch_of_salem.phases.scholars import Turn
from miskatonic.games.witch_of_salem.rules import CREEPING
from miskatonic.games.witch_of_salem.table import NO_SEAT, Table
from miskatonic.kernel.frames import frame


@frame("wos/round")
class Round:
    """One round; `done` seats have had their turn."""

    done: int = 0

    def begins(self, t: Table) -> None:
        t.round += 1
        t.first = t.starting
        t.active = NO_SEAT
        t.tell("round-begins", round=t.round)
        if t.powers & CREEPING:
            advance(t, 1, t.cause_of(CREEPING))
        t.flow.then(self.next_turn)
        t.rate = creature_rate(t)
        if t.rate:
            CreatureCards(t.rate).begins(t)

    def next_turn(self, t: Table) -> None:
        for done in range(self.done, t.seats):
            seat = (t.starting + done) % t.seats
            if t.sanity[seat]:
                t.flow.then(Round(done + 1).next_turn)
                Turn(seat).begins(t)
                return
        self.draws_event(t)

    def draws_event(self, t: Table) -> None:
        """Phase C (WOS-10.1)."""
        t.first = t.starting
        t.active = NO_SEAT
        t.flow.then(self.ends)
        t.tell("event-phase-begins", round=t.round)
        reveal_event(t)

    def ends(self, t: Table) -> None:
        refill_stocks(t)
        Round().begins(t)
