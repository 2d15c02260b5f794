"""Giving up a Research card or an Obsession (WOC-3.10)."""

from miskatonic.games.wisdom_of_cthulhu.board.powers import gain_by_rule
from miskatonic.games.wisdom_of_cthulhu.board.research_cards import spend_obsession, spend_research
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal


def forsake_research(t: Table, seat: Seat, card: int) -> None:
    spend_research(t, seat, card)
    gain_by_rule(t, seat, t.rules.research_kp, "WOC-3.10")


def forsake_obsession(t: Table, seat: Seat) -> None:
    spend_obsession(t, seat)
    gain_by_rule(t, seat, t.rules.obsession_kp, "WOC-3.10")


def may_not_forsake_research(t: Table, seat: Seat, card: int) -> Refusal | None:
    return None if t.hand[seat] >> card & 1 else Refusal("WOC-3.10", "not-in-hand")


def may_not_forsake_obsession(t: Table, seat: Seat) -> Refusal | None:
    return None if t.obsessions(seat) else Refusal("WOC-3.10", "no-obsession")
