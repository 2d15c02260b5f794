"""The overlord and the terror circle: what he sees of it, places in it and adds to it (OVR-3.6, OVR-4)."""

from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import (
    desk,
    look_up,
    overlord,
    pay_ink,
)
from miskatonic.games.cultistorm.expansions.behind_the_scenes.effects.terror import look_at_top, take_one
from miskatonic.games.cultistorm.expansions.behind_the_scenes.windows import Window
from miskatonic.games.cultistorm.expansions.hooks import ASKED, Passing
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import FIRST, NO, SECOND, SLOTS, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_ALL_SLOTS = 0b11111
_TWO = 2
# Cards whose ties and team choices are his.
_HIS = ("terror/", "endgame/")


def terror_known(t: Table, slots: int, seat: Seat | None) -> int:
    """He may look at every face-down terror card (OVR-4.1)."""
    return _ALL_SLOTS if seat == overlord(t) else slots


def deciders(t: Table, seats: tuple[Seat, ...], cause: str) -> tuple[Seat, ...]:
    """Ties and team choices of terror and Endgame cards are his (OVR-3.6)."""
    return (overlord(t),) if cause.startswith(_HIS) else seats


def terror_place(t: Table, card: int, slot: int, passing: Passing) -> object:
    """Of the top two he places one; the other goes to the bottom (OVR-4.2)."""
    if len(t.terror_deck) < _TWO:
        return card
    Placing(slot, passing).asks(t)
    return ASKED


@frame("cul/overlord/placing")
class Placing:
    """Which of the top two cards comes to the slot?"""

    slot: int
    passing: Passing

    def asks(self, t: Table) -> None:
        look_at_top(t, _TWO)
        about = {"slot": SLOTS[self.slot]}
        t.flow.ask(overlord(t), "place-terror", (FIRST, SECOND), self.chosen, "rule/OVR-4.2", about)

    def chosen(self, t: Table, word: Word) -> None:
        card, _ = take_one(t, (FIRST, SECOND).index(word), _TWO)
        self.passing.gives(t, card)


def review_end(t: Table) -> None:
    """A terror step for Ink, then a page (OVR-4.3, OVR-5.1)."""
    t.flow.then(Window("terror").asks)
    if desk(t).ink >= look_up(t).numbers.price:
        t.flow.ask(overlord(t), "buy-terror", (YES, NO), _Buying().answered, "rule/OVR-4.3")


@frame("cul/overlord/buying-terror")
class _Buying:
    """Does he pay for a terror step?"""

    def answered(self, t: Table, word: Word) -> None:
        if word == YES:
            pay_ink(t, look_up(t).numbers.price, "rule/OVR-4.3")
            t.flow.then(TerrorStep("rule/OVR-4.3").begins, SETTLE)
