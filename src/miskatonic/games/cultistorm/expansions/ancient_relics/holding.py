"""Holding relics, one each, and handing them on (REL-3.1)."""

from typing import Final

from miskatonic.games.cultistorm.expansions.ancient_relics.cards import lore
from miskatonic.games.cultistorm.expansions.ancient_relics.state import put_in_box, relics
from miskatonic.games.cultistorm.expansions.ancient_relics.words import KEEP_RELIC, SWAP_RELIC
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import NO, NOBODY, SEATS, TO, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_RULE: Final = "rule/REL-3.1"
_NOT_HELD: Final = Refusal("REL-3.1", "relic-not-held")
_AWAY: Final = Refusal("EXP-1.8", "away")
_NOBODY_HERE: Final = Refusal("REL-3.1", "nobody-for-relic")


@frame("cul-rel/take")
class Taking:
    """A relic comes to a detective. Whoever has one keeps one of the two, and the other leaves the game."""

    seat: Seat
    relic: int
    cause: str

    def begins(self, t: Table) -> None:
        old = relics(t).held[self.seat]
        if old == NOTHING:
            relics(t).held[self.seat] = self.relic
            t.unready(self.seat, "changed-items")
            return
        # While it is decided, both belong to the detective.
        relics(t).box.append(self.relic)
        words = (KEEP_RELIC[self.relic], KEEP_RELIC[old])
        about = {"relic": lore(t).relics[self.relic].id, "other": lore(t).relics[old].id}
        t.flow.ask(self.seat, "keep-relic", words, self.chosen, self.cause, about)

    def chosen(self, t: Table, word: Word) -> None:
        found = relics(t)
        found.box.remove(self.relic)
        kept = word - KEEP_RELIC[0]
        left = self.relic if kept != self.relic else found.held[self.seat]
        found.held[self.seat] = kept
        put_in_box(t, left, self.cause)
        t.unready(self.seat, "changed-items")


def may_not_hand(t: Table, seat: Seat, relic: int) -> Refusal | None:
    """To somebody at the same location, as items are given (CUL-7.25)."""
    if relics(t).held[seat] != relic:
        return _NOT_HELD
    if t.is_away(seat):
        return _AWAY
    return None if len(t.company(seat)) > 1 else _NOBODY_HERE


def hand(t: Table, seat: Seat, relic: int) -> None:
    words = [TO[other] for other in t.company(seat) if other != seat]
    about = {"relic": lore(t).relics[relic].id}
    t.flow.ask_target(t, seat, "relic-to", words, Offering(seat, relic).addressed, _RULE, about)


@frame("cul-rel/offer")
class Offering:
    """A relic offered: taken as a gift, refused, or answered with the other's own."""

    seat: Seat
    relic: int
    other: Seat = NOBODY

    def addressed(self, t: Table, word: Word) -> None:
        replace(self, other=word - TO[0]).asks(t)

    def asks(self, t: Table) -> None:
        words = [YES, NO]
        if relics(t).held[self.other] != NOTHING:
            words.append(SWAP_RELIC)
        about = {"relic": lore(t).relics[self.relic].id, "other": SEATS[self.seat]}
        t.flow.ask(self.other, "accept-relic", words, self.answered, _RULE, about)

    def answered(self, t: Table, word: Word) -> None:
        names = lore(t).relics
        if word == NO:
            t.tell("relic-refused", self.other, relic=names[self.relic].id, cause=_RULE)
        elif word == YES:
            relics(t).held[self.seat] = NOTHING
            t.unready(self.seat, "changed-items")
            self._tell(t, self.seat, self.other, self.relic)
            Taking(self.other, self.relic, _RULE).begins(t)
        else:
            back = relics(t).held[self.other]
            about = {"relic": names[self.relic].id, "back": names[back].id, "other": SEATS[self.other]}
            t.flow.ask(self.seat, "accept-relic-swap", (YES, NO), self.agreed, _RULE, about)

    def agreed(self, t: Table, word: Word) -> None:
        found = relics(t)
        back = found.held[self.other]
        if word == NO:
            t.tell("relic-refused", self.seat, relic=lore(t).relics[back].id, cause=_RULE)
            return
        found.held[self.seat], found.held[self.other] = back, self.relic
        self._tell(t, self.seat, self.other, self.relic)
        self._tell(t, self.other, self.seat, back)
        t.unready(self.seat, "changed-items")
        t.unready(self.other, "changed-items")

    def _tell(self, t: Table, giver: Seat, taker: Seat, relic: int) -> None:
        t.tell("relic-given", giver, relic=lore(t).relics[relic].id, other=SEATS[taker], cause=_RULE)
