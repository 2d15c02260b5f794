"""Saving a victim (VIC-2.1, VIC-2.2)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.board.hand import discard_card
from miskatonic.games.cultistorm.effects.book import condition_of
from miskatonic.games.cultistorm.expansions.innocent_victims.crowd import (
    KEY,
    crowd_of,
    leave,
    location,
    look_up,
)
from miskatonic.games.cultistorm.expansions.verbs import CardOfExpansion
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DISCARD, NO, NO_ENEMY, NOBODY, OBJECT, WILD, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

# With more cultists than this nobody can be led out.
_MOST_CULTISTS: Final = 2
ONLY_IN_PREPARATION: Final = Refusal("VIC-2.1", "only-in-preparation")
_NOT_HERE: Final = Refusal("VIC-2.1", "victim-not-here")
_CROWD: Final = Refusal("VIC-2.1", "victim-surrounded")
_ELDER: Final = Refusal("VIC-2.1", "elder-here")
_PLEA: Final = Refusal("VIC-2.1", "plea-unanswered")


def victims_with(t: Table, seat: Seat) -> tuple[int, ...]:
    """The victims where a detective stands."""
    return () if t.is_away(seat) else crowd_of(t).here[t.place[seat]]


def may_not_save(t: Table, seat: Seat, victim: int) -> Refusal | None:
    if t.is_away(seat) or victim not in crowd_of(t).here[t.place[seat]]:
        return _NOT_HERE
    spot = t.place[seat]
    if t.elders[spot] != NO_ENEMY:
        return _ELDER
    if len(t.columns[spot]) > _MOST_CULTISTS:
        return _CROWD
    return None if can_answer(t, look_up(t).plea[victim], t.hand[seat]) else _PLEA


def can_answer(t: Table, plea: tuple[int, ...], hand: list[int]) -> bool:
    """Do these cards show the symbols of a plea, wild counting as any?"""
    symbols = [t.rules.symbol[kind] for kind in hand]
    lacking = sum(max(0, plea.count(symbol) - symbols.count(symbol)) for symbol in dict.fromkeys(plea))
    return lacking <= symbols.count(WILD)


def save(t: Table, seat: Seat, victim: int) -> None:
    _Plea(seat, victim, look_up(t).plea[victim]).asks(t)


@frame("cul-vic/plea")
class _Plea:
    """Cards for the symbols of a plea that are left, one after another."""

    seat: Seat
    victim: int
    left: tuple[int, ...]

    def asks(self, t: Table) -> None:
        hand = t.hand[self.seat]
        if not self.left or not hand:
            self._leads_out(t)
            return
        words = [DISCARD[kind] for kind in hand if self._fits(t, kind)]
        # In a hand that somebody only imagines, no card may fit.
        words = words or [DISCARD[kind] for kind in hand]
        cause = look_up(t).causes[self.victim]
        t.flow.ask_target(t, self.seat, "discard", words, self.chosen, cause)

    def _fits(self, t: Table, kind: int) -> bool:
        symbol, *others = self.left
        rest = [other for other in t.hand[self.seat] if other != kind]
        return t.rules.symbol[kind] in (symbol, WILD) and can_answer(t, tuple(others), rest)

    def chosen(self, t: Table, word: Word) -> None:
        discard_card(t, self.seat, OBJECT[word], look_up(t).causes[self.victim])
        replace(self, left=self.left[1:]).asks(t)

    def _leads_out(self, t: Table) -> None:
        crowd, rules, victim = crowd_of(t), look_up(t), self.victim
        spot = t.place[self.seat]
        leave(t, victim, spot)
        crowd.saved += (victim,)
        name, cause = rules.ids[victim], rules.causes[victim]
        t.tell("victim-saved", self.seat, victim=name, location=location(t, spot), cause=cause)
        if not rules.may[victim]:
            self.thanked(t, YES)
        elif condition_of(rules.powers[victim])(t, self.seat, NOBODY):
            t.flow.ask(self.seat, "thanks", (YES, NO), self.thanked, cause)

    def thanked(self, t: Table, word: Word) -> None:
        if word == YES:
            use = Use(look_up(t).causes[self.victim], self.seat, spot=t.place[self.seat])
            CardOfExpansion(KEY, self.victim, use).goes(t)
