"""Drawing the event of a turn (EVT-1.2)."""

from miskatonic.games.cultistorm.board.card_text import SETTLE, Use, tell_own_story
from miskatonic.games.cultistorm.expansions.cultist_events.calendar import (
    KEY,
    calendar_of,
    draw,
    holds,
    look_up,
)
from miskatonic.games.cultistorm.expansions.cultist_events.verbs import tell_idle
from miskatonic.games.cultistorm.expansions.cultist_events.words import CARRY_OUT
from miskatonic.games.cultistorm.expansions.verbs import CardOfExpansion
from miskatonic.games.cultistorm.table import NOTHING, NOWHERE, Table
from miskatonic.games.cultistorm.words import OBJECT
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.words import Word

_RULE = "rule/EVT-1.2"


def draw_event(t: Table) -> None:
    """The top card; of two that whoever plays the cults draws, the one it chooses."""
    if t.round <= look_up(t).quiet_turns:
        return
    calendar = calendar_of(t)
    cards = [draw(t) for _ in range(2 if _has_overlord(t) else 1)]
    calendar.drawn = tuple(card for card in cards if card != NOTHING)
    if len(calendar.drawn) > 1:
        _Choice(calendar.drawn).asks(t)
    elif calendar.drawn:
        _Event(calendar.drawn[0]).begins(t)


def _has_overlord(t: Table) -> bool:
    """A seat that is no detective plays the cults."""
    return t.seats > t.detectives


def overlord(t: Table) -> Seat:
    return t.detectives


@frame("cul-evt/choice")
class _Choice:
    """Whoever plays the cults carries out one of two events; the other goes under the deck (EVT-R5)."""

    cards: tuple[int, ...]

    def asks(self, t: Table) -> None:
        words = [CARRY_OUT[card] for card in self.cards]
        t.flow.ask(overlord(t), "which-event", words, self.chosen, _RULE)

    def chosen(self, t: Table, word: Word) -> None:
        calendar, card = calendar_of(t), OBJECT[word]
        for other in self.cards:
            if other != card:
                calendar.deck.put_bottom(other, 1 << overlord(t))
        calendar.drawn = (card,)
        _Event(card).begins(t)


@frame("cul-evt/event")
class _Event:
    """One event: read, carried out, discarded."""

    card: int

    def begins(self, t: Table) -> None:
        calendar, rules = calendar_of(t), look_up(t)
        calendar.now, calendar.spot, calendar.seat = self.card, NOWHERE, NOTHING
        t.tell("cultist-event", event=rules.ids[self.card], cause=_RULE)
        t.flow.then(self.works, SETTLE, self.ends)
        tell_own_story(t, rules.ids[self.card])

    def works(self, t: Table) -> None:
        rules, cause = look_up(t), look_up(t).causes[self.card]
        if rules.powers[self.card]:
            CardOfExpansion(KEY, self.card, Use(cause)).goes(t)
        elif rules.holds[self.card]:
            t.tell("event-holds", cause=cause)
        else:
            tell_idle(t, cause)

    def ends(self, t: Table) -> None:
        calendar = calendar_of(t)
        calendar.drawn = ()
        calendar.discard.append(self.card)


def end_turn(t: Table) -> None:
    """What held this turn is over (EVT-1.3); the keys are found."""
    calendar = calendar_of(t)
    if holds(t, "keys") and calendar.spot != NOWHERE and not t.altars >> calendar.spot & 1:
        t.altars |= 1 << calendar.spot
        location = t.rules.place_ids[t.spots[calendar.spot]]
        t.tell("keys-found", location=location, cause=look_up(t).causes[calendar.now])
    calendar.now, calendar.spot, calendar.seat = NOTHING, NOWHERE, NOTHING


def forget(t: Table, seats: tuple[Seat, ...]) -> None:
    """The order of the deck; and between which two events the cults choose, if none of these seats does."""
    calendar = calendar_of(t)
    choosing = len(calendar.drawn) > 1 and overlord(t) not in seats
    if choosing:
        calendar.deck.bag.extend(calendar.drawn)
    calendar.deck.forget(*seats)
    asked = t.flow.decision
    if choosing and asked is not None:
        cards = tuple(t.dice.draw(calendar.deck.bag) for _ in calendar.drawn)
        calendar.drawn = cards
        words = [CARRY_OUT[card] for card in cards]
        t.flow.decision = replace(asked, options=words, then=_Choice(cards).chosen)
