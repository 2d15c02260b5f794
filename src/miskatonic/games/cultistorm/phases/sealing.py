"""Phase 6: sealing locations (CUL-10)."""

from typing import Final

from miskatonic.games.cultistorm.actions import use
from miskatonic.games.cultistorm.actions.lay import (
    laid_at,
    lay,
    lay_options,
)
from miskatonic.games.cultistorm.actions.more import more_words
from miskatonic.games.cultistorm.board.card_text import SETTLE
from miskatonic.games.cultistorm.board.elders import close_location
from miskatonic.games.cultistorm.board.items import discard_item, held_of
from miskatonic.games.cultistorm.board.locations import has_effect
from miskatonic.games.cultistorm.board.madness import suffer
from miskatonic.games.cultistorm.expansions.hooks import has_choice
from miskatonic.games.cultistorm.table import ON_LOCATION, Table
from miskatonic.games.cultistorm.words import AWAY, DONE, LAY, NO, NO_ENEMY, NOBODY, OBJECT, SEAL, USE, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_AWAY: Final = Refusal("EXP-1.8", "away")
_SEALED: Final = Refusal("CUL-10.2", "sealed-already")
_NO_SEAL_CARD: Final = Refusal("CUL-10.5", "no-seal-card")
_TOO_FEW: Final = Refusal("CUL-10.1", "trophies-missing")
_ELDER_HERE: Final = Refusal("CUL-9.10", "elder-here")


def may_not_seal(t: Table, seat: Seat) -> Refusal | None:
    """Trophies, seal card, and no Great Old One there (CUL-10.5)."""
    spot = t.place[seat]
    if spot == AWAY:
        return _AWAY
    if t.sealed >> spot & 1:
        return _SEALED
    if t.elders[spot] != NO_ENEMY:
        return _ELDER_HERE
    if t.seal_cards[t.symbol_at(spot)] != seat:
        return _NO_SEAL_CARD
    return _TOO_FEW if laid_at(t, spot) < t.rules.to_seal else None


def seal_cost(t: Table, seat: Seat) -> int:
    """A token for each cultist there; the Monument makes it one less wherever it stands (CUL-10.7, D.7)."""
    if t.is_away(seat):
        return 0
    cost = len(t.columns[t.place[seat]])
    if _easing(t):
        cost = max(0, cost - 1)
    if t.rules.hooked:
        cost = t.rules.hooks.filter("seal_cost", t, cost, seat)
    return cost


def _easing(t: Table) -> list[int]:
    """Active locations that make sealing cheaper."""
    return [card for spot, card in enumerate(t.spots) if t.rules.cheap_seals[card] and has_effect(t, spot)]


@frame("cul/sealing-phase")
class SealingPhase:
    """An open phase: who stands right may lay, heal and seal, until all are content (CUL-10.6).

    Whoever is content is asked again only when it has other options than those it has declined.
    """

    declined: tuple[tuple[Seat, tuple[Word, ...]], ...] = ()

    def begins(self, t: Table) -> None:
        t.tell("sealing-phase")
        self.asks(t)

    def asks(self, t: Table) -> None:
        offers = []
        for seat in t.order():
            words = tuple(options(t, seat))
            if words and (seat, words) not in self.declined:
                offers.append((seat, (*words, DONE)))
        if offers:
            t.flow.ask_any(offers, "sealing", self.chosen, "rule/CUL-10.5")

    def chosen(self, t: Table, word: Word, seat: Seat) -> None:
        if word == DONE:
            SealingPhase((*self.declined, (seat, tuple(options(t, seat))))).asks(t)
            return
        t.flow.then(SETTLE, self.asks)
        if word == SEAL:
            Seal(seat).begins(t)
        elif word in LAY:
            lay(t, seat, word - LAY[0])
        elif word in t.rules.deeds:
            t.rules.deeds[word].does(t, seat, OBJECT[word])
        else:
            use.use_item(t, seat, word - USE[0])


def options(t: Table, seat: Seat) -> list[Word]:
    """What a detective can do in the Sealing phase."""
    words = lay_options(t, seat)
    if may_not_seal(t, seat) is None:
        words.append(SEAL)
    words += [USE[item] for item in dict.fromkeys(t.items[seat]) if use.may_not_use(t, seat, item) is None]
    if t.rules.hooked:
        words = more_words(t, seat, "sealing", words)
    return words


@frame("cul/seal")
class Seal:
    """A location is being sealed; nothing heals in between (CUL-10.10)."""

    seat: Seat

    def begins(self, t: Table) -> None:
        if has_choice(t, "seal_permit"):
            t.rules.hooks.choose("seal_permit", t, True, (self.seat,), self.permitted)  # noqa: FBT003 - the value of the choice
        else:
            self.spares(t)

    def permitted(self, t: Table, granted: bool) -> None:  # noqa: FBT001 - the value of the choice
        if granted:
            self.spares(t)

    def spares(self, t: Table) -> None:
        """The Elder Stone spares all tokens (D.10)."""
        stone = held_of(t, self.seat, t.rules.stones)
        if stone != NOBODY and seal_cost(t, self.seat):
            cause = t.rules.item_causes[stone]
            t.flow.ask(self.seat, "use-stone", (YES, NO), self.decided, cause)
        else:
            self.decided(t, NO)

    def decided(self, t: Table, word: Word) -> None:
        seat = self.seat
        cost, easing = seal_cost(t, seat), _easing(t)
        if word == YES:
            stone = held_of(t, seat, t.rules.stones)
            discard_item(t, seat, stone, t.rules.item_causes[stone])
            cost = 0
        elif easing and t.columns[t.place[seat]]:
            t.tell("seal-eased", seat, cause=t.rules.place_causes[easing[0]])
        if has_choice(t, "seal_try"):
            t.rules.hooks.choose("seal_try", t, cost, (seat,), self.pays)
        else:
            self.pays(t, cost)

    def pays(self, t: Table, cost: int) -> None:
        """Tokens, then the location is closed (CUL-10.7, CUL-10.8)."""
        seat = self.seat
        for _ in range(cost):
            suffer(t, seat, "rule/CUL-10.7")
        spot = t.place[seat]
        t.seal_cards[t.symbol_at(spot)] = ON_LOCATION
        close_location(t, seat, spot, "rule/CUL-10.8")
