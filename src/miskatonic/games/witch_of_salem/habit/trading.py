"""Trading: what makes two pouches together worth more."""

from collections.abc import Iterator
from typing import NamedTuple

from miskatonic.games.witch_of_salem.actions.trade import Trade, may_not_ask, may_not_give
from miskatonic.games.witch_of_salem.habit import weights as w
from miskatonic.games.witch_of_salem.habit.outlook import Outlook
from miskatonic.games.witch_of_salem.habit.plans import defeat_worth
from miskatonic.games.witch_of_salem.habit.worth import pouch_worth
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
    offer = pending(asked)
    possible = exchanges(t, view, seat, offer.partner)
    best = max(exchange for exchange in possible if exchange.given == offer.given)
    return ASK[NOTHING if best.asked == NO_ITEM else best.asked]


def answer_offer(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    """Agree to what helps the team."""
    offer = pending(asked)
    return YES if joint_gain(t, view, offer.seat, offer.partner, offer.given, offer.asked) > 0 else NO


def pending(asked: Decision) -> Trade:
    """The offer so far, which lies open on the table."""
    offer: Trade = asked.frame
    return offer


def exchanges(t: Table, view: Outlook, seat: Seat, partner: Seat) -> Iterator[Exchange]:
    """Every legal exchange."""
    trade = Trade(seat, partner)
    # What is held can always be given and asked for; nothing only sometimes.
    own, theirs = dict.fromkeys(t.minors[seat]), dict.fromkeys(t.minors[partner])
    for given in own if may_not_give(t, trade, NOTHING) else (*own, NO_ITEM):
        offer = Trade(seat, partner, given)
        for asked in theirs if may_not_ask(t, offer, NOTHING) else (*theirs, NO_ITEM):
            yield Exchange(joint_gain(t, view, seat, partner, given, asked), given, asked)


def joint_gain(t: Table, view: Outlook, seat: Seat, partner: Seat, given: int, asked: int) -> float:
    """What the two pouches gain, and whether the creature here can be defeated after it."""
    own = _exchanged(t.minors[seat], given, asked)
    theirs = _exchanged(t.minors[partner], asked, given)
    gain = pouch_worth(t, view, seat, own) - pouch_worth(t, view, seat, t.minors[seat])
    gain += pouch_worth(t, view, partner, theirs) - pouch_worth(t, view, partner, t.minors[partner])
    creature = t.creatures[t.place[seat]]
    if creature != NO_CREATURE:
        holders = t.rules.creature_holders[creature]
        gain += defeat_worth(view) * ((own in holders) - (t.minors[seat] in holders))
    return gain


def _exchanged(pouch: tuple[int, ...], leaves: int, comes: int) -> tuple[int, ...]:
    items = list(pouch)
    if leaves != NO_ITEM:
        items.remove(leaves)
    if comes != NO_ITEM:
        items.append(comes)
    return tuple(sorted(items))
