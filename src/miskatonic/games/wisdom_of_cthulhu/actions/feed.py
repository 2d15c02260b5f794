"""Giving a combination an Obsession or a Research card (WOC-R10)."""

from typing import Final

from miskatonic.games.wisdom_of_cthulhu.board.powers import why_silent
from miskatonic.games.wisdom_of_cthulhu.board.research_cards import spend_obsession, spend_research
from miskatonic.games.wisdom_of_cthulhu.combinations.completion import add
from miskatonic.games.wisdom_of_cthulhu.combinations.components import missing, takes
from miskatonic.games.wisdom_of_cthulhu.table import Component, Table
from miskatonic.games.wisdom_of_cthulhu.words import OBSESSION, PAY, PAYS, RESEARCH
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_NO_OBSESSION: Final = Refusal("WOC-R10", "no-obsession")
_NO_RESEARCH: Final = Refusal("WOC-R10", "no-research")
_NOT_WANTED: Final = Refusal("WOC-R10", "does-not-feed")


def may_not_feed(t: Table, seat: Seat, card: int) -> Refusal | None:
    """Why a combination cannot be given an Obsession or a Research card."""
    if not t.has_in_play(seat, card) or not t.rules.needs[card]:
        return Refusal("WOC-R10", "not-your-combination")
    if t.rules.is_fed[card] and not t.is_on(card):
        return why_silent(t, card)
    return lacks_for_feeding(t, seat, card)


def lacks_for_feeding(t: Table, seat: Seat, card: int) -> Refusal | None:
    """What is missing to feed a combination that has its power."""
    wanted = missing(t, card)
    if wanted[OBSESSION] > 0:
        return None if t.temporary[seat] | t.permanent[seat] else _NO_OBSESSION
    if wanted[RESEARCH] > 0:
        return None if t.hand[seat] else _NO_RESEARCH
    return _NOT_WANTED


def feed(t: Table, seat: Seat, card: int) -> None:
    """An Obsession goes first; of Research cards the seat chooses one."""
    if takes(t, card, OBSESSION):
        spend_obsession(t, seat, t.rules.causes[card])
        add(t, seat, card, Component(OBSESSION))
    else:
        about = {"card": t.rules.names[card]}
        t.flow.ask(seat, "feed", PAYS[t.hand[seat]], FeedingResearch(seat, card).chosen, about=about)


@frame("woc/feeding-research")
class FeedingResearch:
    """A combination that wants a Research card."""

    seat: Seat
    card: int

    def chosen(self, t: Table, word: Word) -> None:
        spend_research(t, self.seat, word - PAY[0], t.rules.causes[self.card])
        add(t, self.seat, self.card, Component(RESEARCH))
