"""Rescue: a colleague at the location pulls somebody out (OTW-3.1)."""

from typing import Final

from miskatonic.games.cultistorm.board.hand import discard_card
from miskatonic.games.cultistorm.board.madness import may_suffer, suffer
from miskatonic.games.cultistorm.expansions.expansion import Action
from miskatonic.games.cultistorm.expansions.other_worlds.cards import grip_cards, look_up
from miskatonic.games.cultistorm.expansions.other_worlds.state import state_of
from miskatonic.games.cultistorm.expansions.other_worlds.words import RESCUE
from miskatonic.games.cultistorm.expansions.other_worlds.worlds import bring_back
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DISCARD, SEATS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_NOT_INSIDE: Final = Refusal("OTW-3.1", "not-inside")
_NOT_HERE: Final = Refusal("OTW-3.1", "world-elsewhere")
_NO_CARD: Final = Refusal("OTW-3.1", "no-grip-card")
_TOO_INSANE: Final = Refusal("EXP-1.6", "too-insane")
_WHEN: Final = Refusal("OTW-3.1", "only-in-preparation")


def may_not_rescue(t: Table, seat: Seat, other: int) -> Refusal | None:
    """At the location, with a card for the grip, and able to bear the token (EXP-1.6)."""
    found = state_of(t)
    if other >= t.detectives or found.inside[other] < 0:
        return _NOT_INSIDE
    spot = t.place[seat]
    if found.inside[other] != spot:
        return _NOT_HERE
    if not may_suffer(t, seat):
        return _TOO_INSANE
    return None if grip_cards(t, seat, found.worlds[spot]) else _NO_CARD


def rescue(t: Table, seat: Seat, other: int) -> None:
    suffer(t, seat, "rule/OTW-3.1")
    Rescue(seat, other).asks(t)


@frame("cul-otherworlds/rescue")
class Rescue:
    """With which card."""

    seat: Seat
    other: Seat

    def asks(self, t: Table) -> None:
        world = state_of(t).worlds[t.place[self.seat]]
        words = [DISCARD[kind] for kind in grip_cards(t, self.seat, world)]
        about = {"other": SEATS[self.other], "world": look_up(t).ids[world]}
        t.flow.ask_target(t, self.seat, "rescue-card", words, self.chosen, "rule/OTW-3.1", about)

    def chosen(self, t: Table, word: Word) -> None:
        spot = t.place[self.seat]
        discard_card(t, self.seat, word - DISCARD[0], "rule/OTW-3.1")
        world = look_up(t).ids[state_of(t).worlds[spot]]
        bring_back(t, self.other, spot)
        t.tell("rescued", self.seat, other=SEATS[self.other], world=world, cause="rule/OTW-3.1")


def trapped_here(t: Table, seat: Seat) -> list[Seat]:
    """Who is in the world beside the detective's location."""
    spot = t.place[seat]
    return [other for other, inside in enumerate(state_of(t).inside) if inside == spot]


ACTION: Final = Action("prepare", RESCUE, may_not_rescue, rescue, _WHEN, trapped_here)
