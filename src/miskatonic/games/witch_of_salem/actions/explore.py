"""Explore: two scholars look at a tile together, in place of using an item (WOS-21.2)."""

from miskatonic.games.witch_of_salem.board.hidden import is_face_down
from miskatonic.games.witch_of_salem.board.sanity import lose_sanity
from miskatonic.games.witch_of_salem.board.tiles import knows, peek
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import EXPLORE, NO, SEATS, UNIVERSITY, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

# Made once: most checks of most turns end in one of them.
_NO_EXPLORATION = Refusal("WOS-21.2", "no-exploration")
_PARTNER_YOURSELF = Refusal("WOS-21.2", "partner-yourself")
_NO_SUCH_PARTNER = Refusal("WOS-21.2", "no-such-partner")
_PARTNER_ELSEWHERE = Refusal("WOS-21.2", "partner-elsewhere")
_NO_TILE_TO_EXPLORE = Refusal("WOS-21.2", "no-tile-here")
_TILE_KNOWN_TO_BOTH = Refusal("WOS-R51", "tile-known-to-both")
_LAST_SANITY = Refusal("WOS-21.2", "last-sanity")


@frame("wos/exploration")
class Exploration:
    """Two scholars look at a tile together, if the partner agrees (WOS-21.2)."""

    seat: Seat
    partner: Seat

    def begins(self, t: Table) -> None:
        if t.rules.solo:
            self.answered(t, YES)
            return
        t.flow.ask(
            self.partner,
            "explore-consent",
            (YES, NO),
            self.answered,
            "rule/WOS-21.2",
            {"partner": SEATS[self.seat]},
        )

    def answered(self, t: Table, word: Word) -> None:
        if word == NO:
            t.tell("exploration-declined", self.seat, partner=SEATS[self.partner])
            return
        location = t.place[self.seat]
        lose_sanity(t, self.seat, 1, "rule/WOS-21.2")
        # It is paid for first, so nobody looks when the price was the last sanity (WOS-R47).
        if t.sanity[self.seat]:
            peek(t, (self.seat, self.partner), location, "rule/WOS-21.2")


def options(t: Table, seat: Seat) -> list[Word]:
    """Everybody whom this seat may ask to look with it."""
    if not t.rules.exploration:
        return []
    return [EXPLORE[other] for other in t.others_here(seat) if may_not_explore(t, seat, other) is None]


def may_not_explore(t: Table, seat: Seat, other: Seat) -> Refusal | None:
    """Exploring needs a partner, a tile that one of them does not know, and sanity (WOS-21.2, WOS-R51)."""
    place = t.place[seat]
    if not t.rules.exploration:
        return _NO_EXPLORATION
    if refusal := _may_not_join(t, seat, other):
        return refusal
    if place == UNIVERSITY or not is_face_down(t, place):
        return _NO_TILE_TO_EXPLORE
    if knows(t, seat, place) and knows(t, other, place):
        return _TILE_KNOWN_TO_BOTH
    if t.sanity[seat] == 1 and not t.rules.fatal_payments:
        return _LAST_SANITY
    return None


def _may_not_join(t: Table, seat: Seat, other: Seat) -> Refusal | None:
    """A partner is another exposed seat at the same location (WOS-21.2)."""
    if other == seat:
        return _PARTNER_YOURSELF
    if other >= t.seats or not t.is_exposed(other):
        return _NO_SUCH_PARTNER
    return None if t.place[other] == t.place[seat] else _PARTNER_ELSEWHERE
