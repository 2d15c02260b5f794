"""Using a relic: in Preparation, in a fight, between two fights, and before a sealing (REL-3.2)."""

from typing import Final

from miskatonic.games.cultistorm.board.card_text import Use
from miskatonic.games.cultistorm.expansions.ancient_relics.cards import Relic, lore
from miskatonic.games.cultistorm.expansions.ancient_relics.state import (
    is_used,
    note_use,
    put_in_box,
    relic_of,
    relics,
)
from miskatonic.games.cultistorm.expansions.ancient_relics.words import KEY
from miskatonic.games.cultistorm.expansions.price import may_not_pay, pay
from miskatonic.games.cultistorm.expansions.verbs import CardOfExpansion
from miskatonic.games.cultistorm.fighting.matching import ONCE, Source
from miskatonic.games.cultistorm.fighting.requirement import Bout
from miskatonic.games.cultistorm.phases.sealing import may_not_seal, seal_cost
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import NO_ENEMY, NOBODY
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.refusal import Refusal

_NOT_HELD: Final = Refusal("REL-3.1", "relic-not-held")
_NOT_NOW: Final = Refusal("REL-3.2", "relic-not-now")
_USED: Final = Refusal("REL-3.2", "relic-used")
_POINTLESS: Final = Refusal("CUL-R66", "would-change-nothing")
_NO_WIN: Final = Refusal("REL-3.2", "nothing-won-yet")
# What counts once more costs nothing that would be missed.
_CHEAP: Final = 1


def may_not_use(t: Table, seat: Seat, number: int) -> Refusal | None:
    """What holds for every use: it is held, not used this turn, and can be paid (REL-3.2)."""
    if relics(t).held[seat] != number:
        return _NOT_HELD
    if is_used(t, number):
        return _USED
    return may_not_pay(t, seat, lore(t).relics[number].price)


def may_not_wield(t: Table, seat: Seat, number: int) -> Refusal | None:
    """In Preparation: relics with a power."""
    if refusal := may_not_use(t, seat, number):
        return refusal
    relic = lore(t).relics[number]
    if not relic.has_power:
        return _NOT_NOW
    return None if relic.works(t, seat, NOBODY) else _POINTLESS


def wield(t: Table, seat: Seat, number: int) -> None:
    _begin(t, seat, number, "works")


def aid(relic: Relic, *, is_elder: bool) -> int:
    """How many symbols a relic is good for against such an enemy."""
    return relic.combat.wilds + (relic.combat.banish if is_elder else relic.combat.ignore)


def may_not_brandish(t: Table, seat: Seat, number: int) -> Refusal | None:
    """In a fight: wild symbols, or symbols of such an enemy that need not be matched."""
    if refusal := may_not_use(t, seat, number):
        return refusal
    enemy = relics(t).enemy
    if enemy == NO_ENEMY or not aid(lore(t).relics[number], is_elder=t.rules.is_elder[enemy]):
        return _NOT_NOW
    return None


def brandish(t: Table, seat: Seat, number: int) -> None:
    _begin(t, seat, number, "strikes")


def may_not_turn(t: Table, seat: Seat, number: int) -> Refusal | None:
    """Between two fights: the hand cards of the one that was won count once more."""
    if refusal := may_not_use(t, seat, number):
        return refusal
    if not lore(t).relics[number].combat.again:
        return _NOT_NOW
    if not relics(t).spent:
        return _NO_WIN
    return None if t.marks[seat] else _POINTLESS


def turn_again(t: Table, seat: Seat, number: int) -> None:
    _begin(t, seat, number, "turns")


def may_not_raise(t: Table, seat: Seat, number: int) -> Refusal | None:
    """Before a sealing that would cost insanity."""
    if refusal := may_not_use(t, seat, number):
        return refusal
    if lore(t).relics[number].trait != "seals-freely":
        return _NOT_NOW
    return may_not_seal(t, seat) or (None if seal_cost(t, seat) else _POINTLESS)


def raise_relic(t: Table, seat: Seat, number: int) -> None:
    _begin(t, seat, number, "eases")


def _begin(t: Table, seat: Seat, number: int, step: str) -> None:
    """The price is paid first, with all that it sets off."""
    relic = lore(t).relics[number]
    note_use(t, seat)
    t.tell("relic-used", seat, cause=relic.cause)
    pay(t, seat, relic.price, relic.cause, getattr(Using(seat, number), step))


@frame("cul-rel/use")
class Using:
    """A relic whose price is paid."""

    seat: Seat
    number: int

    def works(self, t: Table) -> None:
        relic = lore(t).relics[self.number]
        if relic.works(t, self.seat, NOBODY):
            CardOfExpansion(KEY, self.number, Use(relic.cause, self.seat)).goes(t)
        else:
            t.tell("came-to-nothing", self.seat, cause=relic.cause)

    def strikes(self, t: Table) -> None:
        relic, found = lore(t).relics[self.number], relics(t)
        symbols = aid(relic, is_elder=t.rules.is_elder[found.enemy])
        t.fight_wilds += relic.combat.wilds
        t.fight_ignored += symbols - relic.combat.wilds
        t.tell("relic-strikes", self.seat, count=symbols, cause=relic.cause)
        if relic.used_up:
            found.held[self.seat] = NOTHING
            put_in_box(t, self.number, relic.cause)

    def turns(self, t: Table) -> None:
        relics(t).again = True

    def eases(self, t: Table) -> None:
        relics(t).seals_freely |= 1 << self.seat


def seal_for_nothing(t: Table, cost: int, seat: Seat) -> int:
    return 0 if relics(t).seals_freely >> seat & 1 else cost


def cards_again(t: Table, bout: Bout) -> list[Source]:
    """The hand cards of the fight before, by their numbers."""
    if not relics(t).again:
        return []
    return [Source((kind,), _CHEAP, ONCE[t.rules.symbol[kind]]) for kind in bout.spent]


def card_name(t: Table, kind: int) -> str:
    return t.rules.action_ids[kind]


def spend_again(t: Table, seat: Seat, kind: int) -> None:
    """The card lies in the discard pile already."""
    relic = relic_of(t, seat)
    assert relic is not None  # noqa: S101 - it lets the card count again
    t.tell("card-counts-again", seat, card=t.rules.action_ids[kind], cause=relic.cause)
