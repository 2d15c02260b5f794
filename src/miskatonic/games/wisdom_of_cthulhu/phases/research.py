"""Research: rounds of one action each, until nobody has a card to act with (WOC-2.11-2.13, WOC-3)."""

from collections.abc import Callable
from functools import cache
from typing import Final

from miskatonic.games.wisdom_of_cthulhu.actions import buy, call
from miskatonic.games.wisdom_of_cthulhu.actions.activate import (
    activate,
    lacks_for_activation,
    may_not_activate,
)
from miskatonic.games.wisdom_of_cthulhu.actions.explore import explore
from miskatonic.games.wisdom_of_cthulhu.actions.feed import feed, lacks_for_feeding
from miskatonic.games.wisdom_of_cthulhu.actions.forsake import forsake_obsession, forsake_research
from miskatonic.games.wisdom_of_cthulhu.actions.free import free, may_not_free
from miskatonic.games.wisdom_of_cthulhu.actions.play import lacks_for_playing, play_kept
from miskatonic.games.wisdom_of_cthulhu.actions.sign import dispel, lay_sign, may_not_dispel
from miskatonic.games.wisdom_of_cthulhu.board.offer import refill_entities
from miskatonic.games.wisdom_of_cthulhu.board.places import can_reach_elder, elders_in_play
from miskatonic.games.wisdom_of_cthulhu.board.powers import notify
from miskatonic.games.wisdom_of_cthulhu.board.seekers import enter, reachable
from miskatonic.games.wisdom_of_cthulhu.board.signs import may_not_sign
from miskatonic.games.wisdom_of_cthulhu.moments import CALLED_ON, ROUND_STARTS
from miskatonic.games.wisdom_of_cthulhu.rituals.advance import drift_or_offer
from miskatonic.games.wisdom_of_cthulhu.rituals.invocation import invocable
from miskatonic.games.wisdom_of_cthulhu.rituals.requirements import TRANSMUTATION
from miskatonic.games.wisdom_of_cthulhu.rules import Rules
from miskatonic.games.wisdom_of_cthulhu.table import SIGN_HOME, TRAPPED, Table
from miskatonic.games.wisdom_of_cthulhu.words import (
    ACTIVATE,
    BUY,
    CALL,
    DISPEL,
    FEED,
    FIRST_PLACE,
    FORSAKE,
    FORSAKES,
    FREE,
    GIVE_UP_OBSESSION,
    IMMEDIATE,
    LAY_SIGN,
    PLAY,
    SEATS,
    USE,
    VISIT,
    elder_of,
    explorations,
    visits,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

# What has come before the action, a bit each: the free move, and a card called out of a house.
MOVED, CALLED = 1, 2


def options(t: Table, seat: Seat, before: int) -> list[Word]:
    """All that a seat may do; it is never nothing, for any card can be given up (WOC-2.11)."""
    places = reachable(t, seat)
    obsessed = t.temporary[seat] | t.permanent[seat]
    words: list[Word] = []
    if not before & MOVED and not t.petrified[seat]:
        goals = places | elders_in_play(t)
        if t.seeker[seat] >= 0:
            goals &= ~(1 << t.seeker[seat])
        words += visits(goals)
    words += buy.options(t, seat, places)
    words += explorations(places if obsessed else places & t.rules.free_places)
    if t.areas[seat]:
        words += _card_options(t, seat)
        if t.components and t.hears[seat] >> CALLED_ON & 1:
            words += call.options(t, seat, before & CALLED)
    if t.loans:
        words += [
            ACTIVATE[loan.card]
            for loan in t.loans
            if loan.borrower == seat
            and ACTIVATE[loan.card] not in words
            and may_not_activate(t, seat, loan.card) is None
        ]
    if obsessed:
        if t.token[seat]:
            words += [
                USE[thing - FIRST_PLACE]
                for thing in invocable(t, seat)
                if can_reach_elder(t, seat, elder_of(thing))
            ]
        if t.sign_place[seat] == SIGN_HOME and may_not_sign(t, seat) is None:
            words.append(LAY_SIGN)
        if t.signs and may_not_dispel(t, seat) is None:
            words.append(DISPEL)
        words.append(GIVE_UP_OBSESSION)
    words += FORSAKES[t.hand[seat]]
    return words


_Lacks = Callable[[Table, Seat, int], Refusal | None]


@cache
def _ways(rules: Rules) -> tuple[tuple[tuple[Word, _Lacks], ...], ...]:
    """How each card can be used from a Learning Area: the word, and what may be missing for it."""
    return tuple(
        (
            *(((FEED[card], lacks_for_feeding),) if rules.is_fed[card] else ()),
            *(((PLAY[card], lacks_for_playing),) if rules.type[card] == IMMEDIATE else ()),
            *(((ACTIVATE[card], lacks_for_activation),) if rules.has_activation[card] else ()),
        )
        for card in range(rules.card_count)
    )


def _card_options(t: Table, seat: Seat) -> list[Word]:
    """What the cards in the own Learning Area allow."""
    ways = _ways(t.rules)
    words = []
    for card in t.areas[seat]:
        if t.state[card] & TRAPPED:
            if may_not_free(t, seat, card) is None:
                words.append(FREE[card])
        elif ways[card] and t.is_on(card):
            for word, lacks in ways[card]:
                if lacks(t, seat, card) is None:
                    words.append(word)
    return words


@frame("woc/action")
class Action:
    """The turn of a seat in a round."""

    seat: Seat
    before: int = 0

    def begins(self, t: Table) -> None:
        seat, before = self.seat, self.before
        t.flow.ask(seat, "action", options(t, seat, before), self.chosen)

    def chosen(self, t: Table, word: Word) -> None:
        seat, before = self.seat, self.before
        action = _DO.get(word)
        if action is not None:
            t.flow.then(_AFTER_ACTION[seat])
            effect, item = action
            effect(t, seat, item)
        elif word <= VISIT[-1]:
            t.flow.then(ACTIONS[seat][before | MOVED].begins)
            enter(t, seat, word - VISIT[0])
        else:
            played = call.plays(t, seat, word - CALL[0])
            t.flow.then(ACTIONS[seat][before | CALLED if played else before].begins)
            call.call(t, seat, word - CALL[0])


@frame("woc/after-action")
class AfterAction:
    """A seat has acted."""

    seat: Seat

    def checks(self, t: Table) -> None:
        """Whatever held the Seeker has passed; a Transmutation may be met (WOC-7.3, WOC-R29)."""
        t.petrified[self.seat] = False
        drift_or_offer(t, self.seat, TRANSMUTATION)


# Frames are values: those that every action needs are made once.
ACTIONS: Final = tuple(tuple(Action(seat, before) for before in range(4)) for seat in range(len(SEATS)))


_AFTER_ACTION: Final = tuple(AfterAction(seat).checks for seat in range(len(SEATS)))


_Do = Callable[[Table, Seat, int], None]
_EFFECTS: Final[tuple[tuple[tuple[Word, ...], int, _Do], ...]] = (
    (BUY, 0, buy.buy),
    (USE, FIRST_PLACE, explore),
    (ACTIVATE, 0, activate),
    (PLAY, 0, play_kept),
    (FREE, 0, free),
    (FEED, 0, feed),
    (FORSAKE, 0, forsake_research),
    ((LAY_SIGN,), 0, lambda t, seat, _: lay_sign(t, seat)),
    ((DISPEL,), 0, lambda t, seat, _: dispel(t, seat)),
    ((GIVE_UP_OBSESSION,), 0, lambda t, seat, _: forsake_obsession(t, seat)),
)
# For each word of an action what it does, and to which card, Place or power.
_DO: Final[dict[Word, tuple[_Do, int]]] = {
    word: (effect, first + number) for words, first, effect in _EFFECTS for number, word in enumerate(words)
}


@frame("woc/round")
class Round:
    """A round of Research."""

    def begins(self, t: Table) -> None:
        hand, temps, perms = t.hand, t.temporary, t.permanent
        t.to_act = [seat for seat in t.order if hand[seat] | temps[seat] | perms[seat]]
        if t.chronicle is not None:
            t.tell("round-begins", None, round=t.round_of_turn)
        t.flow.then(self.goes_on)
        for seat in reversed(t.to_act):
            notify(t, ROUND_STARTS, seat)

    def goes_on(self, t: Table) -> None:
        """The next seat acts; whoever has lost the last card meanwhile is skipped."""
        while t.to_act:
            seat = t.to_act.pop(0)
            if t.can_act(seat):
                t.flow.then(self.goes_on)
                ACTIONS[seat][0].begins(t)
                return
        self.ends(t)

    def ends(self, t: Table) -> None:
        refill_entities(t)
        for seat in t.order:
            if t.can_act(seat):
                t.round += 1
                self.begins(t)
                return
