"""Relics that work when something happens: a terror step, a token, a Great Old One that moves (REL-3.2)."""

from functools import partial
from typing import Final

from miskatonic.games.cultistorm.expansions.ancient_relics.cards import Relic, lore
from miskatonic.games.cultistorm.expansions.ancient_relics.state import is_used, note_use, relic_of, relics
from miskatonic.games.cultistorm.expansions.ancient_relics.words import KEY
from miskatonic.games.cultistorm.expansions.averting import AVERTERS, Averter, Card, came, comes
from miskatonic.games.cultistorm.expansions.hooks import ASKED, Passing
from miskatonic.games.cultistorm.expansions.price import may_not_pay, pay
from miskatonic.games.cultistorm.table import CULTIST, Table
from miskatonic.games.cultistorm.words import NO, NO_ENEMY, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

_PENALTY: Final = "rule/CUL-8.19"
# Tokens by these causes are rules, or the price of something that the detective chose to use.
_NO_CARDS: Final = ("rule/", "item/", "location/", "relic/", "ritual/")


def _usable(t: Table, seat: Seat, trait: str) -> Relic | None:
    """The relic with this trait, if the detective holds it and can use it now."""
    relic = relic_of(t, seat)
    if relic is None or relic.trait != trait or is_used(t, relics(t).held[seat]):
        return None
    return relic if may_not_pay(t, seat, relic.price) is None else None


# A terror step


def step_comes(t: Table, goes: bool, cause: str, passing: Passing) -> object:  # noqa: FBT001 - the value of the choice
    """Whoever holds the clock may cancel the step."""
    for seat in t.order():
        relic = _usable(t, seat, "cancels-a-step")
        if goes and relic is not None:
            _Clock(seat, passing).asks(t, cause, relic.id)
            return ASKED
    return goes


@frame("cul-rel/clock")
class _Clock:
    """Is the step cancelled?"""

    seat: Seat
    passing: Passing

    def asks(self, t: Table, cause: str, relic: str) -> None:
        t.flow.ask(self.seat, "stop-step", (YES, NO), self.answered, cause, {"relic": relic})

    def answered(self, t: Table, word: Word) -> None:
        if word != YES:
            self.passing.gives(t, value=True)
            return
        relic = lore(t).relics[relics(t).held[self.seat]]
        note_use(t, self.seat)
        t.tell("step-cancelled", self.seat, cause=relic.cause)
        pay(t, self.seat, relic.price, relic.cause, self.paid)

    def paid(self, t: Table) -> None:
        self.passing.gives(t, value=False)


# A token


def _against(t: Table, seat: Seat, cause: str) -> Card | None:
    """The mask works against the penalty, and against cards that nobody chose to use."""
    if cause.startswith(_NO_CARDS) and cause != _PENALTY:
        return None
    relic = _usable(t, seat, "averts-a-token")
    return None if relic is None else Card(relic.cause, relic.price)


AVERTERS[KEY] = Averter(_against, note_use, averts_fifth=True)
token_comes = partial(comes, KEY)
token_came = partial(came, KEY)


# A Great Old One


def is_chained(t: Table, held: bool, elder: int, spot: int) -> bool:  # noqa: FBT001 - the value of the filter
    return held or (t.phase == CULTIST and relics(t).chained == elder)


def unchain(t: Table) -> None:
    relics(t).chained = NO_ENEMY
