"""Inkblots appear, and are read (ROR-1, ROR-2)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import Use, tell_own_story
from miskatonic.games.cultistorm.board.hand import discard_card
from miskatonic.games.cultistorm.expansions.rorschach_test.cards import look_up
from miskatonic.games.cultistorm.expansions.rorschach_test.dreamer import Dream
from miskatonic.games.cultistorm.expansions.rorschach_test.state import Blot, ink
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import DISCARD, NAME, NOBODY, SLOTS, SPOTS, SYMBOLS, WILD
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame, replace
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_ENTERED: Final = SLOTS.index("star-slot")
_NOT_HERE: Final = Refusal("ROR-2.1", "blot-not-here")
_NOT_LAID: Final = Refusal("ROR-2.1", "blot-not-laid")
_NO_CARD: Final = Refusal("ROR-2.1", "blot-no-card")
WHEN: Final = Refusal("ROR-2.1", "blot-when")


def terror_steps(t: Table, slot: int) -> None:
    """One the first time, two the second, three each later time (ROR-1.2, ROR-1.3)."""
    if slot != _ENTERED:
        return
    found = ink(t)
    found.entries += 1
    for step in range(min(found.entries, look_up(t).most_at_once)):
        _lay(t, (t.marker + step) % SPOTS)
    if len(found.laid) >= look_up(t).threshold:
        t.queue.append(Dream().begins)


def _lay(t: Table, spot: int) -> None:
    """An empty deck is made anew from the discards; with both empty none appears (EXP-1.5)."""
    found = ink(t)
    if not found.deck:
        found.deck, found.discard = found.discard, []
    if found.deck:
        card = t.dice.draw(found.deck)
        found.laid = (*found.laid, Blot(card, spot))
        place = t.rules.place_ids[t.spots[spot]]
        t.tell("blot-laid", blot=look_up(t).ids[card], location=place, cause="rule/ROR-1.2")


def blot_of(t: Table, card: int) -> Blot | None:
    return next((blot for blot in ink(t).laid if blot.card == card), None)


def open_symbols(t: Table, blot: Blot) -> list[int]:
    """Those of its symbols that may be right."""
    return [symbol for symbol in look_up(t).symbols[blot.card] if not blot.excluded >> symbol & 1]


def cards_for(t: Table, seat: Seat, blot: Blot) -> list[int]:
    """Hand cards that can be offered; a wild one names a symbol."""
    wanted = (*open_symbols(t, blot), WILD)
    return [kind for kind in t.hand[seat] if t.rules.symbol[kind] in wanted]


def blots_at(t: Table, seat: Seat) -> list[int]:
    """The inkblots where a detective stands."""
    return [blot.card for blot in ink(t).laid if blot.spot == t.place[seat]]


def may_not_read(t: Table, seat: Seat, card: int) -> Refusal | None:
    blot = blot_of(t, card)
    if blot is None:
        return _NOT_LAID
    if blot.spot != t.place[seat]:
        return _NOT_HERE
    return None if cards_for(t, seat, blot) else _NO_CARD


def read(t: Table, seat: Seat, card: int) -> None:
    Reading(seat, card).asks(t)


@frame("cul-ror/reading")
class Reading:
    """A detective looks at an inkblot: which card it offers, and what it says a wild one shows (ROR-2.1)."""

    seat: Seat
    card: int
    kind: int = NOTHING

    def asks(self, t: Table) -> None:
        blot = blot_of(t, self.card)
        words = [] if blot is None else [DISCARD[kind] for kind in cards_for(t, self.seat, blot)]
        # A hand that somebody imagines may have no such card.
        if words:
            t.flow.ask_target(t, self.seat, "discard", words, self.offered, look_up(t).causes[self.card])

    def offered(self, t: Table, word: Word) -> None:
        kind = word - DISCARD[0]
        symbol, blot = t.rules.symbol[kind], blot_of(t, self.card)
        reading = replace(self, kind=kind)
        if symbol != WILD or blot is None:
            reading.says(t, symbol)
            return
        words = [NAME[other] for other in open_symbols(t, blot)]
        about = {"blot": look_up(t).ids[self.card]}
        t.flow.ask_target(
            t, self.seat, "blot-symbol", words, reading.named, look_up(t).causes[self.card], about
        )

    def named(self, t: Table, word: Word) -> None:
        self.says(t, word - NAME[0])

    def says(self, t: Table, symbol: int) -> None:
        """Every symbol that is not excluded is equally likely to be right (ROR-1.3)."""
        blot = blot_of(t, self.card)
        if blot is None:
            return
        is_right = t.dice.below(len(open_symbols(t, blot))) == 0
        about = {"blot": look_up(t).ids[self.card], "symbol": SYMBOLS[symbol]}
        keeps = not is_right and t.role[self.seat] in look_up(t).keepers
        if keeps:
            t.tell("blot-card-kept", self.seat, card=t.rules.action_ids[self.kind], cause="rule/ROR-2.2")
        else:
            discard_card(t, self.seat, self.kind, look_up(t).causes[self.card])
        if is_right:
            t.tell("blot-read", self.seat, **about, cause="rule/ROR-2.1")
            self._understands(t, blot)
        else:
            t.tell("blot-wrong", self.seat, **about, cause="rule/ROR-2.1")
            wrong = replace(blot, excluded=blot.excluded | 1 << symbol)
            ink(t).laid = tuple(wrong if other is blot else other for other in ink(t).laid)

    def _understands(self, t: Table, blot: Blot) -> None:
        """The inkblot goes, its story is told, and its reader has the insight."""
        found = ink(t)
        found.laid = tuple(other for other in found.laid if other is not blot)
        found.discard.append(blot.card)
        t.flow.then(self.gains)
        tell_own_story(t, look_up(t).ids[self.card], seat=self.seat, spot=blot.spot)

    def gains(self, t: Table) -> None:
        """What would change nothing is left out."""
        known = look_up(t)
        if known.works[self.card](t, self.seat, NOBODY):
            power = known.insights[self.card]
            power.apply(t, Use(known.causes[self.card], self.seat), **power.args)
