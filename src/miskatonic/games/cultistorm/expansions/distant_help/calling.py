"""Calling a card of the wire: its price, its effect, and cards that wait for a fight (DIS-1.4 to DIS-1.6)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import SETTLE, Use, tell_own_story
from miskatonic.games.cultistorm.board.circle import TerrorStep
from miskatonic.games.cultistorm.board.hand import Discarding, discard_card
from miskatonic.games.cultistorm.board.madness import may_suffer, suffer
from miskatonic.games.cultistorm.board.trophies import count_trophies, return_trophy, trophies_of
from miskatonic.games.cultistorm.expansions.distant_help.cards import Distant, look_up, other_of
from miskatonic.games.cultistorm.expansions.distant_help.state import Standby, exchange
from miskatonic.games.cultistorm.expansions.distant_help.words import KEY
from miskatonic.games.cultistorm.expansions.price import TOO_INSANE
from miskatonic.games.cultistorm.expansions.verbs import CardOfExpansion
from miskatonic.games.cultistorm.fighting.matching import ONCE, TWICE, Source, any_of
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DISCARD, NO, NO_SYMBOL, PAY, SEATS, WILD, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_NOT_ON_WIRE: Final = Refusal("DIS-1.3", "not-on-the-wire")
_CALLED: Final = Refusal("DIS-1.4", "called-this-turn")
_REFUSED: Final = Refusal("CUL-R68", "declined-already")
_TOO_FEW_CARDS: Final = Refusal("DIS-1.5", "too-few-cards")
_TOO_FEW_TROPHIES: Final = Refusal("DIS-1.5", "too-few-trophies-to-call")
_POINTLESS: Final = Refusal("DIS-1.5", "would-change-nothing")
# What ends with the turn is spent before anything else (CUL-R60).
_EXPIRING: Final = 1
_IGNORED: Final = 2


def on_the_wire(t: Table, seat: Seat) -> list[int]:
    return exchange(t).wire


def may_not_dial(t: Table, seat: Seat, number: int) -> Refusal | None:
    found = exchange(t)
    if number not in found.wire:
        return _NOT_ON_WIRE
    if not found.calls[seat]:
        return _CALLED
    if (seat, number) in found.refused:
        return _REFUSED
    card = look_up(t).cards[number]
    refusal = _may_not_pay(t, seat, card)
    if refusal is not None:
        return refusal
    return None if _works(t, seat, card) else _POINTLESS


def _may_not_pay(t: Table, seat: Seat, card: Distant) -> Refusal | None:
    price = card.price
    if price.tokens and not may_suffer(t, seat, price.tokens):
        return TOO_INSANE
    if len(t.hand[seat]) < price.cards:
        return _TOO_FEW_CARDS
    return _TOO_FEW_TROPHIES if count_trophies(t, seat) < price.trophies else None


def _works(t: Table, seat: Seat, card: Distant) -> bool:
    """Would it change anything (CUL-7.29)? In combat somebody must be there to fight."""
    other = other_of(seat)
    if not card.combat:
        return card.works(t, seat, other)
    if card.combat == "partner" and not t.hand[other]:
        return False
    return any(t.columns) or (card.combat != "ignore" and t.has_elder())


def dial(t: Table, seat: Seat, number: int) -> None:
    card, calling = look_up(t).cards[number], Calling(seat, number)
    if card.consent:
        about = {"distant": card.id, "other": SEATS[seat]}
        t.flow.ask(other_of(seat), "distant-consent", (YES, NO), calling.answered, card.cause, about)
    else:
        calling.begins(t)


@frame("cul-dis/call")
class Calling:
    """A call on its way, part by part (DIS-1.4, DIS-1.5)."""

    seat: Seat
    number: int

    def card(self, t: Table) -> Distant:
        return look_up(t).cards[self.number]

    def answered(self, t: Table, word: Word) -> None:
        """Who is refused has called nobody (CUL-R75)."""
        if word == YES:
            self.begins(t)
            return
        found, other = exchange(t), other_of(self.seat)
        found.refused = (*found.refused, (self.seat, self.number))
        t.tell("distant-refused", other, distant=self.card(t).id, other=SEATS[self.seat])

    def begins(self, t: Table) -> None:
        found, card = exchange(t), self.card(t)
        found.wire.remove(self.number)
        found.calls[self.seat] -= 1
        if card.combat:
            found.standby.append(Standby(self.seat, self.number))
        else:
            found.discard.append(self.number)
        t.tell("distant-called", self.seat, distant=card.id, cause=card.cause)
        t.flow.then(self.returns, self.suffers, self.tells, SETTLE, self.works, SETTLE, self.dreads)
        Discarding(self.seat, card.price.cards, card.cause).asks(t)

    def returns(self, t: Table) -> None:
        Returning(self.seat, self.card(t).price.trophies, self.card(t).cause).asks(t)

    def suffers(self, t: Table) -> None:
        for _ in range(self.card(t).price.tokens):
            suffer(t, self.seat, self.card(t).cause)

    def tells(self, t: Table) -> None:
        tell_own_story(t, self.card(t).id, seat=self.seat, spot=t.place[self.seat])

    def works(self, t: Table) -> None:
        """A story may have left nothing to change."""
        seat, card = self.seat, self.card(t)
        if card.combat == "partner":
            self.asks(t)
        elif not card.combat and card.works(t, seat, other_of(seat)):
            CardOfExpansion(KEY, self.number, Use(card.cause, seat, other_of(seat))).goes(t)
        elif not card.combat:
            t.tell("came-to-nothing", seat, cause=card.cause)

    def asks(self, t: Table) -> None:
        """The other detective discards a card for the caller."""
        other = other_of(self.seat)
        words = [DISCARD[kind] for kind in t.hand[other]]
        about = {"other": SEATS[self.seat]}
        if words:
            t.flow.ask(other, "partner-card", words, self.discarded, self.card(t).cause, about)

    def discarded(self, t: Table, word: Word) -> None:
        kind = word - DISCARD[0]
        discard_card(t, other_of(self.seat), kind, self.card(t).cause)
        found = exchange(t)
        at = found.standby.index(Standby(self.seat, self.number))
        found.standby[at] = Standby(self.seat, self.number, t.rules.symbol[kind])

    def dreads(self, t: Table) -> None:
        """A step is made after the effect (DIS-1.5)."""
        for _ in range(self.card(t).price.steps):
            t.flow.then(TerrorStep(self.card(t).cause).begins, SETTLE)


@frame("cul-dis/return-trophies")
class Returning:
    """So many trophies of one's choice go back to the supply."""

    seat: Seat
    left: int
    cause: str

    def asks(self, t: Table) -> None:
        if self.left:
            words = [PAY[symbol] for symbol in trophies_of(t, self.seat)]
            t.flow.ask_target(t, self.seat, "return-trophy", words, self.chosen, self.cause)

    def chosen(self, t: Table, word: Word) -> None:
        return_trophy(t, self.seat, word - PAY[0], self.cause)
        Returning(self.seat, self.left - 1, self.cause).asks(t)


# In combat (DIS-1.6)


def sources(t: Table, bout: Bout) -> list[Source]:
    found, known = exchange(t).standby, look_up(t).cards
    return [
        source
        for one in found
        if one.seat == bout.seat and (source := _source(t, bout, one, known[one.card])) is not None
    ]


def _source(t: Table, bout: Bout, one: Standby, card: Distant) -> Source | None:
    if card.combat == "ignore":
        counts = not bout.trial and not t.rules.is_elder[bout.enemy]
        return Source((one.card,), _EXPIRING, any_of(_IGNORED), ignores=True) if counts else None
    if card.combat == "partner":
        return None if one.symbol == NO_SYMBOL else Source((one.card,), _EXPIRING, TWICE[one.symbol])
    return Source((one.card,), _EXPIRING, ONCE[WILD] if card.combat == "wild" else TWICE[WILD])


def source_name(t: Table, number: int) -> str:
    return look_up(t).cards[number].id


def spend(t: Table, seat: Seat, number: int) -> None:
    found = exchange(t)
    found.standby = [one for one in found.standby if one.card != number]
    found.discard.append(number)
    t.tell("standby-used", seat, cause=look_up(t).cards[number].cause)
