"""Activating a card (WOC-3.5)."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.board.forced_discards import send_away
from miskatonic.games.wisdom_of_cthulhu.board.powers import is_guarded, listeners, use_power, why_silent
from miskatonic.games.wisdom_of_cthulhu.board.research_cards import spend_obsession
from miskatonic.games.wisdom_of_cthulhu.moments import WISDOM_STAYS_UP
from miskatonic.games.wisdom_of_cthulhu.table import ACTIVATED, COMPLETE, IN_AREA, READY_AGAIN, USED, Table
from miskatonic.games.wisdom_of_cthulhu.words import ACTIVATION, CHOOSE, FW, NOTHING
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_INCOMPLETE: Final = Refusal("WOC-4.5", "combination-incomplete")
_NO_OBSESSION: Final = Refusal("WOC-3.5", "no-obsession")
_NO_OFFERING: Final = Refusal("WOC-3.5", "no-offering")


def may_not_activate(t: Table, seat: Seat, card: int) -> Refusal | None:
    """Why a card, one's own or a borrowed one, cannot be activated."""
    borrowed = t.has_borrowed(seat, card)
    if not borrowed and not t.has_in_play(seat, card):
        return Refusal("WOC-3.5", "not-your-card")
    if not t.rules.has_activation[card]:
        return Refusal("WOC-4.2", "no-activation-card")
    if not borrowed and t.state[card] & USED:
        return Refusal("WOC-3.5", "already-used")
    if not borrowed and not t.is_on(card):
        return why_silent(t, card)
    return lacks_for_activation(t, seat, card)


def lacks_for_activation(t: Table, seat: Seat, card: int) -> Refusal | None:
    """What is missing to activate a card that has its power."""
    rules = t.rules
    if rules.needs[card] and not t.state[card] & COMPLETE:
        return _INCOMPLETE
    if not t.temporary[seat] | t.permanent[seat]:
        return _NO_OBSESSION
    if rules.offering[card] != NOTHING and not offerings(t, seat, card):
        return _NO_OFFERING
    return None


def offerings(t: Table, seat: Seat, card: int) -> list[int]:
    """The own cards that can be discarded for the power of a card that asks for one."""
    seed = t.rules.offering[card]
    mine = [other for other in t.areas[seat] if t.rules.seed[other] == seed and other != card]
    return [other for other in mine if not is_guarded(t, seat, other)]


@frame("woc/activating")
class Activating:
    """A seat pays for the power of a card and uses it."""

    seat: Seat
    card: int

    def begins(self, t: Table) -> None:
        spend_obsession(t, self.seat, t.rules.causes[self.card])
        if t.rules.offering[self.card] == NOTHING:
            self.uses(t)
        else:
            words = [CHOOSE[card] for card in offerings(t, self.seat, self.card)]
            t.flow.ask(self.seat, "offering", words, self.offered, t.rules.causes[self.card])

    def offered(self, t: Table, word: Word) -> None:
        send_away(t, self.seat, word - CHOOSE[0], t.rules.causes[self.card])
        self.uses(t)

    def uses(self, t: Table) -> None:
        t.flow.then(self.turns_down)
        if t.rules.type[self.card] == ACTIVATION:
            t.state[self.card] = t.state[self.card] & ~READY_AGAIN | ACTIVATED
        use_power(t, self.seat, self.card)

    def turns_down(self, t: Table) -> None:
        """An Activation card lies face down until next turn, unless something keeps it up."""
        seat, card = self.seat, self.card
        if t.rules.type[card] != ACTIVATION or t.zone[card] != IN_AREA or t.owner[card] != seat:
            return
        keepers = listeners(t, seat, WISDOM_STAYS_UP) if t.rules.seed[card] == FW else ()
        if keepers:
            t.state[card] |= READY_AGAIN
            t.tell("stays-up", seat, card=t.rules.names[card], cause=t.rules.causes[keepers[0]])
        else:
            t.state[card] |= USED


def activate(t: Table, seat: Seat, card: int) -> None:
    """An Obsession is spent, and the power of the card is used."""
    Activating(seat, card).begins(t)
