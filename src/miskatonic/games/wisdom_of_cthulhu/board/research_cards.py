"""Research cards and Obsessions, spent (WOC-2.11, WOC-2.16)."""

from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import RESEARCH_CARDS
from miskatonic.kernel.flow import Seat


def spend_obsession(t: Table, seat: Seat, on: str) -> None:
    """An Obsession is spent on a card, a Place, a power or by a rule, which is told before its effect."""
    lay_aside_obsession(t, seat)
    if t.chronicle is not None:
        t.tell("obsession-spent", seat, on=on, left=t.obsessions(seat))


def lay_aside_obsession(t: Table, seat: Seat) -> None:
    """A Temporary one first: it makes no difference to anybody (WOC-R28)."""
    temps = t.temporary[seat]
    if temps:
        t.temporary[seat] = temps & (temps - 1)
    else:
        t.permanent[seat] &= t.permanent[seat] - 1
    t.obsessions_spent[seat] += 1


def recoverable(t: Table, seat: Seat) -> int:
    """The spent Research cards that can still come back this turn (WOC-R69)."""
    return t.spent[seat] & ~t.recovered[seat]


def spend_research(t: Table, seat: Seat, card: int, on: str) -> None:
    """The same with a Research card."""
    lay_aside_research(t, seat, card)
    if t.chronicle is not None:
        t.tell("research-spent", seat, card=RESEARCH_CARDS[card], on=on)


def lay_aside_research(t: Table, seat: Seat, card: int) -> None:
    t.hand[seat] ^= 1 << card
    t.spent[seat] |= 1 << card
    t.research_spent[seat] += 1
