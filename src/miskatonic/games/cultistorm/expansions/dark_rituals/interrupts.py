"""Rituals that work when something happens: a token, a summons (RIT-3.1)."""

from functools import partial

from miskatonic.games.cultistorm.expansions.averting import AVERTERS, Averter, Card, came, comes
from miskatonic.games.cultistorm.expansions.dark_rituals.cards import lore
from miskatonic.games.cultistorm.expansions.dark_rituals.state import known_by
from miskatonic.games.cultistorm.expansions.dark_rituals.using import may_not_use, note_use
from miskatonic.games.cultistorm.expansions.dark_rituals.words import KEY
from miskatonic.games.cultistorm.expansions.hooks import ASKED, Passing
from miskatonic.games.cultistorm.expansions.price import pay
from miskatonic.games.cultistorm.table import NOTHING, Table
from miskatonic.games.cultistorm.words import NO, NO_ENEMY, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word

# Who comes by a fourth arrival is brought by a cultist (CUL-4.11).
_FOURTH = "cultist/"


def _usable(t: Table, seat: Seat, trait: str) -> int:
    """A ritual with this trait that the detective can use now; NOTHING if it has none."""
    own = known_by(t, seat)
    return next(
        (one for one in own if lore(t).rituals[one].trait == trait and may_not_use(t, seat, one) is None),
        NOTHING,
    )


def _against(t: Table, seat: Seat, cause: str) -> Card | None:
    """A price is no token that one receives."""
    number = _usable(t, seat, "averts-a-token")
    if number == NOTHING or cause.startswith(("ritual/", "relic/", "item/", "location/")):
        return None
    ritual = lore(t).rituals[number]
    return Card(ritual.cause, ritual.price)


def _averted(t: Table, seat: Seat) -> None:
    note_use(t, seat, _usable(t, seat, "averts-a-token"))


AVERTERS[KEY] = Averter(_against, _averted, averts_fifth=False)
token_comes = partial(comes, KEY)
token_came = partial(came, KEY)


def summoned(
    t: Table, called: tuple[int, int], cause: str, _others: tuple[int, ...], passing: Passing
) -> object:
    """A fourth arrival may be hushed up: nobody comes, and it is no failed summons."""
    if called[0] == NO_ENEMY or not cause.startswith(_FOURTH):
        return called
    for seat in t.order():
        number = _usable(t, seat, "cancels-a-summons")
        if number != NOTHING:
            _Hush(seat, number, called, passing).asks(t)
            return ASKED
    return called


@frame("cul-rit/hush")
class _Hush:
    """Is the summons cancelled?"""

    seat: Seat
    number: int
    called: tuple[int, int]
    passing: Passing

    def asks(self, t: Table) -> None:
        about = {"elder": t.rules.enemy_ids[self.called[0]]}
        cause = lore(t).rituals[self.number].cause
        t.flow.ask(self.seat, "hush-summons", (YES, NO), self.answered, cause, about)

    def answered(self, t: Table, word: Word) -> None:
        if word == NO:
            self.passing.gives(t, self.called)
            return
        ritual = lore(t).rituals[self.number]
        note_use(t, self.seat, self.number)
        pay(t, self.seat, ritual.price, ritual.cause, self.paid)

    def paid(self, t: Table) -> None:
        elder, spot = self.called
        cause = lore(t).rituals[self.number].cause
        t.tell("summons-hushed", self.seat, elder=t.rules.enemy_ids[elder], cause=cause)
        self.passing.gives(t, (NO_ENEMY, spot))
