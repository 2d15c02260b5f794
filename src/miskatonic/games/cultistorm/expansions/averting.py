"""Cards of expansions that let a detective not receive a token (EXP-R1).

A token comes in the midst of a rule, where nobody can be asked. So it is received, and whoever has such a
card is asked at once afterwards, whether it is taken back at the card's price. A fifth token cannot wait:
what can avert it, or one of those that came with it and are not decided yet, is used by itself, as the Strait
Waistcoat is (CUL-R57).
"""

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol, cast

from miskatonic.games.cultistorm.expansions.price import Price, pay
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import NO, YES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.words import Word


class Card(NamedTuple):
    """A card that averts a token, ready for use."""

    cause: str
    price: Price


class Averter(NamedTuple):
    """How an expansion averts tokens.

    `ready` finds a card that a detective can use against a token of this cause, `used` notes its use.
    """

    ready: Callable[[Table, Seat, str], Card | None]
    used: Callable[[Table, Seat], None]
    averts_fifth: bool


class Waiting(Protocol):
    """What the annex of such an expansion has, by detective.

    Tokens that have come and may still be averted, and the growing ones it had before the last came.
    """

    waiting: list[int]
    grew_from: list[int]


AVERTERS: Final[dict[str, Averter]] = {}


def comes(key: str, t: Table, value: int, seat: Seat, cause: str) -> int:
    """At the interrupt `token`: the fifth is averted now, or never."""
    averter, tokens = AVERTERS[key], _tokens(t, key)
    tokens.grew_from[seat] = t.growing[seat]
    if not value or t.tokens(seat) < t.rules.most_tokens:
        return value
    card = averter.ready(t, seat, cause) if averter.averts_fifth else None
    if card is not None:
        averter.used(t, seat)
        t.tell("token-averted", seat, cause=card.cause)
        pay(t, seat, card.price, card.cause, _Averted(key, seat, cause).paid)
        return 0
    if tokens.waiting[seat] and (card := averter.ready(t, seat, "")) is not None:
        _take_back(t, key, seat, card, growing=False)
    return value


def came(key: str, t: Table, seat: Seat, cause: str) -> None:
    """A notice of `token_taken`: is it taken back?"""
    if AVERTERS[key].ready(t, seat, cause) is not None:
        tokens = _tokens(t, key)
        tokens.waiting[seat] += 1
        growing = t.growing[seat] > tokens.grew_from[seat]
        t.flow.then(_Averted(key, seat, cause, growing).asks)


def _tokens(t: Table, key: str) -> Waiting:
    return cast("Waiting", t.annex[key])


def _take_back(t: Table, key: str, seat: Seat, card: Card, *, growing: bool) -> None:
    """The price is paid, and the token goes back."""
    AVERTERS[key].used(t, seat)
    _tokens(t, key).waiting[seat] = 0
    if growing:
        t.growing[seat] -= 1
    else:
        t.normal[seat] -= 1
    t.tell("token-averted", seat, cause=card.cause)
    t.unready(seat, "changed-tokens")
    pay(t, seat, card.price, card.cause, _Averted(key, seat, "").paid)


@frame("cul/token-averted")
class _Averted:
    """A token that has just come."""

    expansion: str
    seat: Seat
    cause: str
    growing: bool = False

    def asks(self, t: Table) -> None:
        card = AVERTERS[self.expansion].ready(t, self.seat, self.cause)
        tokens = _tokens(t, self.expansion)
        if not tokens.waiting[self.seat]:
            return
        if card is None:
            tokens.waiting[self.seat] -= 1
        else:
            t.flow.ask(self.seat, "avert-token", (YES, NO), self.answered, card.cause)

    def answered(self, t: Table, word: Word) -> None:
        card = AVERTERS[self.expansion].ready(t, self.seat, self.cause)
        if word == YES and card is not None:
            _take_back(t, self.expansion, self.seat, card, growing=self.growing)
        else:
            _tokens(t, self.expansion).waiting[self.seat] -= 1

    def paid(self, t: Table) -> None:
        """Nothing more comes of it."""
