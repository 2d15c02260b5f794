"""Giving up a Research card or an Obsession (WOC-3.10)."""

from miskatonic.games.wisdom_of_cthulhu.board.powers import gain_for_giving_up
from miskatonic.games.wisdom_of_cthulhu.board.research_cards import lay_aside_obsession, lay_aside_research
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import OBSESSIONS_GIVEN_UP, RESEARCH_CARDS, RESEARCH_GIVEN_UP
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal


def forsake_research(t: Table, seat: Seat, card: int) -> None:
    lay_aside_research(t, seat, card)
    if t.chronicle is not None:
        t.tell("research-given-up", seat, card=RESEARCH_CARDS[card])
    gain_for_giving_up(t, seat, t.rules.research_kp, RESEARCH_GIVEN_UP)


def forsake_obsession(t: Table, seat: Seat) -> None:
    lay_aside_obsession(t, seat)
    t.tell("obsession-given-up", seat)
    gain_for_giving_up(t, seat, t.rules.obsession_kp, OBSESSIONS_GIVEN_UP)


def may_not_forsake_research(t: Table, seat: Seat, card: int) -> Refusal | None:
    return None if t.hand[seat] >> card & 1 else Refusal("WOC-3.10", "not-in-hand")


def may_not_forsake_obsession(t: Table, seat: Seat) -> Refusal | None:
    return None if t.obsessions(seat) else Refusal("WOC-3.10", "no-obsession")
