"""Freeing a trapped card (WOC-R9)."""

from miskatonic.games.wisdom_of_cthulhu.board.research_cards import spend_obsession
from miskatonic.games.wisdom_of_cthulhu.table import TRAPPED, Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal


def free(t: Table, seat: Seat, card: int) -> None:
    """An Obsession is spent, and the card has its power again."""
    spend_obsession(t, seat, t.rules.causes[card])
    t.state[card] &= ~TRAPPED
    t.tell("freed", seat, card=t.rules.names[card])


def may_not_free(t: Table, seat: Seat, card: int) -> Refusal | None:
    """Why a card cannot be freed."""
    if not t.has_in_play(seat, card):
        return Refusal("WOC-R9", "not-your-card")
    if not t.state[card] & TRAPPED:
        return Refusal("WOC-R9", "not-trapped")
    return None if t.obsessions(seat) else Refusal("WOC-R9", "no-obsession")
