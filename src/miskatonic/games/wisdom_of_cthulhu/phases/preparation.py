"""Preparation: what happens between two turns (WOC-2.3-2.7)."""

from miskatonic.games.wisdom_of_cthulhu.board.card_moves import discard
from miskatonic.games.wisdom_of_cthulhu.board.offer import deal
from miskatonic.games.wisdom_of_cthulhu.board.powers import notify
from miskatonic.games.wisdom_of_cthulhu.board.signs import send_signs_home
from miskatonic.games.wisdom_of_cthulhu.moments import TURN_STARTS
from miskatonic.games.wisdom_of_cthulhu.rituals.advance import drift_or_offer
from miskatonic.games.wisdom_of_cthulhu.rituals.requirements import STUDY
from miskatonic.games.wisdom_of_cthulhu.table import AT_HOME, DOWN_TO_START, USED, Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame


@frame("woc/preparation")
class Preparation:
    """The steps before a turn but the first."""

    def begins(self, t: Table) -> None:
        t.phase = "preparation"
        t.tell("turn-begins", None, turn=t.turn)
        for area in t.areas:
            for card in area:
                t.state[card] &= ~DOWN_TO_START
        t.flow.then(self.studies)
        for seat in reversed(t.order):
            notify(t, TURN_STARTS, seat)

    def studies(self, t: Table) -> None:
        t.flow.then(*(Studying(seat).asks for seat in t.order), self.deals)

    def deals(self, t: Table) -> None:
        for card in t.offer[:]:
            discard(t, card)
        deal(t)
        for area in t.areas:
            for card in area:
                t.state[card] &= ~USED
        t.seeker = [AT_HOME] * t.seats
        send_signs_home(t, "rule/WOC-2.7")


@frame("woc/studying")
class Studying:
    """A seat that may answer a Study (WOC-7.2)."""

    seat: Seat

    def asks(self, t: Table) -> None:
        drift_or_offer(t, self.seat, STUDY)
