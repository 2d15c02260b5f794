"""End of Research (WOC-2.14-2.17)."""

from miskatonic.games.wisdom_of_cthulhu.board.card_moves import unlend
from miskatonic.games.wisdom_of_cthulhu.board.offer import refill_entities
from miskatonic.games.wisdom_of_cthulhu.board.powers import notify
from miskatonic.games.wisdom_of_cthulhu.board.signs import end_borrowed_signs
from miskatonic.games.wisdom_of_cthulhu.moments import TURN_ENDS
from miskatonic.games.wisdom_of_cthulhu.rituals.advance import drift_or_offer
from miskatonic.games.wisdom_of_cthulhu.rituals.evocation import end_seals
from miskatonic.games.wisdom_of_cthulhu.rituals.requirements import SACRIFICE
from miskatonic.games.wisdom_of_cthulhu.table import (
    ACTIVATED,
    DOWN_TO_END,
    EASED,
    READY_AGAIN,
    SHIELDED,
    Table,
)
from miskatonic.games.wisdom_of_cthulhu.words import FULL_HAND, NOTHING, OBSESS, OBSESSES, RESEARCH_CARDS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


@frame("woc/end-of-research")
class EndOfResearch:
    """The steps at the end of a turn."""

    def begins(self, t: Table) -> None:
        t.flow.then(self.sacrifices)
        for seat in reversed(t.order):
            notify(t, TURN_ENDS, seat)

    def sacrifices(self, t: Table) -> None:
        t.flow.then(*(Sacrificing(seat).asks for seat in t.order), self.effects_end)

    def effects_end(self, t: Table) -> None:
        """A sealed Evocation comes first: it may bring effects that end with this turn too."""
        t.flow.then(self.powers_end)
        end_seals(t)

    def powers_end(self, t: Table) -> None:
        end_borrowed_signs(t)
        t.entities_barred = False
        passing = ~(DOWN_TO_END | SHIELDED | EASED | ACTIVATED | READY_AGAIN)
        for area in t.areas:
            for card in area:
                t.state[card] &= passing
        _end_loans(t)
        # An Evocation may have taken Entities from the offer after the last round (WOC-2.12).
        refill_entities(t)
        self.cards_return(t)

    def cards_return(self, t: Table) -> None:
        """All but the Permanent Obsessions return to hand; then one more becomes permanent."""
        for seat in range(t.seats):
            t.hand[seat] = FULL_HAND & ~t.all_permanent[seat]
            t.temporary[seat] = t.spent[seat] = t.recovered[seat] = 0
            t.permanent[seat] = t.all_permanent[seat]
            t.mad_purchase[seat] = False
            t.acquired[seat] = ()
            t.research_spent[seat] = t.obsessions_spent[seat] = t.explored[seat] = 0
        t.uses = {}
        t.order = t.settled_order[:]
        t.flow.then(*(Obsessing(seat).asks for seat in t.order))


def _end_loans(t: Table) -> None:
    """Powers of Continuous cards return to whoever has the card (WOC-R24)."""
    for loan in t.end_loans():
        if t.rules.lends[loan.card] != NOTHING and not t.has_in_play(loan.borrower, loan.card):
            unlend(t, loan.borrower, loan.card)


@frame("woc/sacrificing")
class Sacrificing:
    """A seat that may answer a Sacrifice (WOC-7.4)."""

    seat: Seat

    def asks(self, t: Table) -> None:
        drift_or_offer(t, self.seat, SACRIFICE)


@frame("woc/obsessing")
class Obsessing:
    """A seat that gives up a Research card for good (WOC-2.17)."""

    seat: Seat

    def asks(self, t: Table) -> None:
        words = OBSESSES[t.hand[self.seat]]
        if words:
            t.flow.ask(self.seat, "obsess", words, self.chosen)

    def chosen(self, t: Table, word: Word) -> None:
        seat, card = self.seat, word - OBSESS[0]
        t.hand[seat] ^= 1 << card
        t.all_permanent[seat] |= 1 << card
        t.permanent[seat] |= 1 << card
        if t.chronicle is not None:
            t.tell("obsessed", seat, card=RESEARCH_CARDS[card])
