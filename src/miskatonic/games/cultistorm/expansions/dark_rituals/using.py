"""Using a ritual, in Preparation or in a fight (RIT-3.1)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.expansions.dark_rituals.cards import Combat, lore
from miskatonic.games.cultistorm.expansions.dark_rituals.state import rituals
from miskatonic.games.cultistorm.expansions.dark_rituals.words import KEY
from miskatonic.games.cultistorm.expansions.price import may_not_pay, pay
from miskatonic.games.cultistorm.expansions.verbs import CardOfExpansion
from miskatonic.games.cultistorm.fighting.matching import ONCE, UNIT, Source
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NAME, NO_ENEMY, NO_SYMBOL, NOBODY, SYMBOLS, WILD
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_NOT_KNOWN: Final = Refusal("RIT-3.1", "ritual-not-yours")
_NOT_NOW: Final = Refusal("RIT-3.1", "ritual-not-now")
_USED: Final = Refusal("RIT-3.1", "ritual-used")
_USED_UP: Final = Refusal("RIT-3.1", "ritual-used-up")
_POINTLESS: Final = Refusal("CUL-R66", "would-change-nothing")
_SYMBOL: Final = 15


def may_not_use(t: Table, seat: Seat, number: int) -> Refusal | None:
    """What holds for every use: it is the detective's own, not used this turn, and can be paid."""
    found = rituals(t)
    if number >= len(found.owner) or found.owner[number] != seat:
        return _NOT_KNOWN
    if found.used_up >> number & 1:
        return _USED_UP
    if found.used >> number & 1:
        return _USED
    return may_not_pay(t, seat, lore(t).rituals[number].price)


def may_not_chant(t: Table, seat: Seat, number: int) -> Refusal | None:
    """In Preparation."""
    if refusal := may_not_use(t, seat, number):
        return refusal
    ritual = lore(t).rituals[number]
    if not ritual.has_power:
        return _NOT_NOW
    return None if ritual.works(t, seat, NOBODY) else _POINTLESS


def may_not_intone(t: Table, seat: Seat, number: int) -> Refusal | None:
    """In a fight that the ritual can change."""
    if refusal := may_not_use(t, seat, number):
        return refusal
    combat, enemy = lore(t).rituals[number].combat, rituals(t).enemy
    if combat is None or enemy == NO_ENEMY:
        return _NOT_NOW
    return None if _changes(t, seat, combat, enemy) else _POINTLESS


def _changes(t: Table, seat: Seat, combat: Combat, enemy: int) -> bool:
    is_elder = t.rules.is_elder[enemy]
    if combat.banish and not is_elder:
        return False
    if combat.unnames and (is_elder or t.rules.cult[enemy] == NO_SYMBOL):
        return False
    if combat.again and not rituals(t).spent:
        return False
    return not combat.borrows or bool(lendable(t, seat))


def lendable(t: Table, seat: Seat) -> list[int]:
    """Symbols on hand cards of colleagues here; with closed hands nobody knows which these are (RIT-R2)."""
    others = [other for other in t.company(seat) if other != seat and t.hand[other]]
    if not t.rules.open_hands:
        return list(range(len(SYMBOLS))) if others else []
    shown = {t.rules.symbol[kind] for other in others for kind in t.hand[other]}
    return [symbol for symbol in range(len(SYMBOLS)) if symbol in shown or WILD in shown]


def chant(t: Table, seat: Seat, number: int) -> None:
    note_use(t, seat, number)
    ritual = lore(t).rituals[number]
    pay(t, seat, ritual.price, ritual.cause, Using(seat, number).works)


def intone(t: Table, seat: Seat, number: int) -> None:
    note_use(t, seat, number)
    ritual = lore(t).rituals[number]
    pay(t, seat, ritual.price, ritual.cause, Using(seat, number).strikes)


def note_use(t: Table, seat: Seat, number: int) -> None:
    found, ritual = rituals(t), lore(t).rituals[number]
    found.used |= 1 << number
    if ritual.used_up:
        found.used_up |= 1 << number
    t.tell("ritual-used", seat, cause=ritual.cause)


@frame("cul-rit/use")
class Using:
    """A ritual whose price is paid."""

    seat: Seat
    number: int

    def works(self, t: Table) -> None:
        ritual = lore(t).rituals[self.number]
        if ritual.works(t, self.seat, NOBODY):
            CardOfExpansion(KEY, self.number, Use(ritual.cause, self.seat)).goes(t)
        else:
            t.tell("came-to-nothing", self.seat, cause=ritual.cause)

    def strikes(self, t: Table) -> None:
        found, combat = rituals(t), lore(t).rituals[self.number].combat
        assert combat is not None  # noqa: S101 - it was checked before the price
        t.fight_wilds += combat.wilds
        t.fight_ignored += combat.banish
        if combat.here:
            self._supplies(t, (combat.here * UNIT[t.symbol_at(t.place[self.seat])],))
        if combat.unnames:
            found.unnamed = True
        if combat.again:
            self._supplies(t, found.spent)
        if combat.borrows:
            words = [NAME[symbol] for symbol in lendable(t, self.seat)]
            cause = lore(t).rituals[self.number].cause
            t.flow.ask_target(t, self.seat, "borrow-symbol", words, self.named, cause)

    def named(self, t: Table, word: Word) -> None:
        """The colleague keeps the card; with closed hands there may be none (RIT-R2)."""
        symbol = word - NAME[0]
        others = [other for other in t.company(self.seat) if other != self.seat]
        shown = [t.rules.symbol[kind] for other in others for kind in t.hand[other]]
        if symbol in shown or WILD in shown:
            self._supplies(t, ONCE[symbol])
        else:
            t.tell("came-to-nothing", self.seat, cause=lore(t).rituals[self.number].cause)

    def _supplies(self, t: Table, supply: tuple[int, ...]) -> None:
        found = rituals(t)
        found.supplies = (*found.supplies, (self.number, supply))


def sources(t: Table, bout: Bout) -> list[Source]:
    """What rituals supply in the present fight, by their numbers."""
    found = rituals(t)
    if bout.enemy != found.enemy:
        return []
    own = [(number, supply) for number, supply in found.supplies if found.owner[number] == bout.seat]
    return [Source((number,), 0, supply) for number, supply in own]


def source_name(t: Table, number: int) -> str:
    return lore(t).rituals[number].id


def spend(t: Table, seat: Seat, number: int) -> None:
    t.tell("ritual-counts", seat, cause=lore(t).rituals[number].cause)


def unnamed(t: Table, wanted: int, bout: Bout) -> int:
    """Every unit of the cult symbol, whatever it comes from, is left out (RIT-R1)."""
    found = rituals(t)
    if not found.unnamed or bout.enemy != found.enemy:
        return wanted
    return wanted & ~(_SYMBOL << 4 * t.rules.cult[bout.enemy])


def spent(t: Table, seat: Seat, used: list[Source]) -> None:
    """What each source of a won fight could be; one that was doubled counts once again."""
    parts = [
        part // 2 if len(source.refs) > 1 else part
        for source in used
        if not source.ignores
        for part in source.supply
    ]
    found = rituals(t)
    found.spent = tuple(dict.fromkeys((*found.spent, *parts)))


def fight_starts(t: Table, seat: Seat, enemy: int) -> None:
    found = rituals(t)
    found.enemy, found.supplies, found.unnamed = enemy, (), False


def combat_turn_ends(t: Table, seat: Seat, penalised: bool) -> None:  # noqa: FBT001 - what the hook tells
    rituals(t).spent = ()


def clean_up(t: Table) -> None:
    rituals(t).used = 0
