"""Trading: what makes two pouches together worth more."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from miskatonic.games.witch_of_salem.actions.trade import Trade, may_not_ask, may_not_give
from miskatonic.games.witch_of_salem.habit import weights as w
from miskatonic.games.witch_of_salem.habit.outlook import Outlook
from miskatonic.games.witch_of_salem.habit.plans import defeat_worth
from miskatonic.games.witch_of_salem.habit.pouches import exchanged
from miskatonic.games.witch_of_salem.habit.worth import pouches_of
from miskatonic.games.witch_of_salem.table import NO_CREATURE, Table
from miskatonic.games.witch_of_salem.words import ASK, GIVE, NO, NO_ITEM, NOTHING, SKIP, TRADE, YES
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word


class Exchange(NamedTuple):
    """What is given for what, and what the two pouches gain by it."""

    gain: float
    given: int
    asked: int


def answer_trade(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    """With whom, if with anybody."""
    best, most = SKIP, w.TRADE_AT_LEAST
    for word in asked.options:
        if word != SKIP:
            value = max(exchange.gain for exchange in exchanges(t, view, seat, word - TRADE[0]))
            if value > most:
                best, most = word, value
    return best


def answer_give(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    best = max(exchanges(t, view, seat, pending(asked).partner))
    return GIVE[NOTHING if best.given == NO_ITEM else best.given]


def answer_ask(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    best = max(_exchanges_for(t, view, pending(asked)))
    return ASK[NOTHING if best.asked == NO_ITEM else best.asked]


def answer_offer(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    """Agree to what helps the team."""
    return YES if joint_gain(t, view, pending(asked)) > 0 else NO


def pending(asked: Decision) -> Trade:
    """The offer so far, which lies open on the table."""
    offer: Trade = asked.frame
    return offer


class _Partners:
    """Two scholars who could trade, and what exchanges bring to both together."""

    __slots__ = ("_defeats", "_holders", "_ours", "_own", "_their_own", "_theirs")

    def __init__(self, t: Table, view: Outlook, seat: Seat, partner: Seat) -> None:
        self._own, self._their_own = t.minors[seat], t.minors[partner]
        self._ours, self._theirs = pouches_of(t, view, seat), pouches_of(t, view, partner)
        creature = t.creatures[t.place[seat]]
        self._holders = None if creature == NO_CREATURE else t.rules.creature_holders[creature]
        self._defeats = defeat_worth(view)

    def gain(self, given: int, asked: int) -> float:
        """What the two pouches gain, and whether the creature here can be defeated after it."""
        gain = self._ours.change(self._own, given, asked) + self._theirs.change(self._their_own, asked, given)
        if self._holders is not None:
            after = exchanged(self._own, given, asked)
            gain += self._defeats * ((after in self._holders) - (self._own in self._holders))
        return gain


def exchanges(t: Table, view: Outlook, seat: Seat, partner: Seat) -> Iterator[Exchange]:
    """Every legal exchange."""
    trade, partners = Trade(seat, partner), _Partners(t, view, seat, partner)
    # What is held can always be given and asked for; nothing only sometimes.
    own = dict.fromkeys(t.minors[seat])
    for given in own if may_not_give(t, trade, NOTHING) else (*own, NO_ITEM):
        for asked in _asked(t, Trade(seat, partner, given)):
            yield Exchange(partners.gain(given, asked), given, asked)


def _exchanges_for(t: Table, view: Outlook, offer: Trade) -> Iterator[Exchange]:
    """Every legal exchange of what is given."""
    partners = _Partners(t, view, offer.seat, offer.partner)
    for asked in _asked(t, offer):
        yield Exchange(partners.gain(offer.given, asked), offer.given, asked)


def _asked(t: Table, offer: Trade) -> Iterable[int]:
    """What can be asked for what is given."""
    theirs = dict.fromkeys(t.minors[offer.partner])
    return theirs if may_not_ask(t, offer, NOTHING) else (*theirs, NO_ITEM)


def joint_gain(t: Table, view: Outlook, offer: Trade) -> float:
    """What an exchange brings to both together."""
    return _Partners(t, view, offer.seat, offer.partner).gain(offer.given, offer.asked)
