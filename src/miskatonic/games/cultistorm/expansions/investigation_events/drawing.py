"""After an investigation a card is drawn and carried out (INV-1.2)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import SETTLE, Use, tell_own_story
from miskatonic.games.cultistorm.board.spawning import SpawnAtMarker
from miskatonic.games.cultistorm.expansions.investigation_events.cards import KEY, Finding, look_up
from miskatonic.games.cultistorm.expansions.investigation_events.state import found_by
from miskatonic.games.cultistorm.expansions.price import may_not_pay, pay
from miskatonic.games.cultistorm.expansions.verbs import CardOfExpansion
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO, NOBODY, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_RULE: Final = "rule/INV-1.2"


def investigated(t: Table, seat: Seat) -> None:
    """What the item cards have set off comes first (CUL-3.5)."""
    t.queue.append(Drawing(seat).draws)


@frame("cul-inv/draw")
class Drawing:
    """A detective draws a card; an empty deck is made anew (EXP-1.5)."""

    seat: Seat

    def draws(self, t: Table) -> None:
        found = found_by(t)
        if not found.deck:
            found.deck, found.discard = found.discard, []
        if not found.deck:
            return
        card = t.dice.draw(found.deck)
        found.discard.append(card)
        name = look_up(t).cards[card].id
        t.tell("finding-drawn", self.seat, card=name, cause=_RULE)
        t.flow.then(Event(self.seat, card).begins)
        tell_own_story(t, name, seat=self.seat, spot=t.place[self.seat])


@frame("cul-inv/event")
class Event:
    """A card that was drawn."""

    seat: Seat
    card: int

    def begins(self, t: Table) -> None:
        """What cannot be carried out is skipped, what may be declined is asked for (INV-1.4)."""
        card = self._card(t)
        if not card.works(t, self.seat, NOBODY) or may_not_pay(t, self.seat, card.price) is not None:
            t.tell("finding-skipped", self.seat, card=card.id, cause="rule/INV-1.4")
        elif card.may:
            t.flow.ask(self.seat, "take-finding", (YES, NO), self.answered, card.cause, {"card": card.id})
        else:
            self.works(t)

    def answered(self, t: Table, word: Word) -> None:
        card = self._card(t)
        if word == NO:
            t.tell("finding-declined", self.seat, card=card.id, cause="rule/INV-1.4")
        else:
            pay(t, self.seat, card.price, card.cause, self.paid)

    def paid(self, t: Table) -> None:
        card = self._card(t)
        t.flow.then(self.works)
        if card.spawns:
            t.flow.then(SpawnAtMarker(card.cause).begins, SETTLE)

    def works(self, t: Table) -> None:
        card = self._card(t)
        t.tell("finding-helps", self.seat, cause=card.cause)
        CardOfExpansion(KEY, self.card, Use(card.cause, self.seat)).goes(t)

    def _card(self, t: Table) -> Finding:
        return look_up(t).cards[self.card]
