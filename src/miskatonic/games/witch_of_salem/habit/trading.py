"""Trading: what makes two pouches together worth more."""

from collections.abc import Iterator

from miskatonic.games.witch_of_salem.actions.trade import Trade
from miskatonic.games.witch_of_salem.habit import weights as w
from miskatonic.games.witch_of_salem.habit.outlook import Outlook
from miskatonic.games.witch_of_salem.habit.plans import defeat_worth
from miskatonic.games.witch_of_salem.habit.worth import pouch_worth
from miskatonic.games.witch_of_salem.table import NO_CREATURE, Table
from miskatonic.games.witch_of_salem.words import ASK, GIVE, MINOR, NO, NO_ITEM, SKIP, TRADE, YES
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

_NOTHING = len(MINOR)


def answer_trade(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    """With whom, if with anybody."""
    best, most = SKIP, w.TRADE_AT_LEAST
    for word in asked.options:
        if word != SKIP:
            value = max(gain for gain, _, _ in _offers(t, view, seat, word - TRADE[0]))
            if value > most:
                best, most = word, value
    return best


def answer_give(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    offer = _pending(asked)
    _, given, _ = max(_offers(t, view, seat, offer.partner))
    return GIVE[_NOTHING if given == NO_ITEM else given]


def answer_ask(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    offer = _pending(asked)
    _, _, wanted = max(triple for triple in _offers(t, view, seat, offer.partner) if triple[1] == offer.given)
    return ASK[_NOTHING if wanted == NO_ITEM else wanted]


def answer_offer(t: Table, view: Outlook, seat: Seat, asked: Decision) -> Word:
    """Agree to what helps the team."""
    offer = _pending(asked)
    return YES if _gain(t, view, offer.seat, offer.partner, offer.given, offer.asked) > 0 else NO


def _pending(asked: Decision) -> Trade:
    """The offer so far, which lies open on the table."""
    offer: Trade = asked.frame
    return offer


def _offers(t: Table, view: Outlook, seat: Seat, partner: Seat) -> Iterator[tuple[float, int, int]]:
    """Every legal exchange: its gain, what is given, what is asked for."""
    own, theirs = t.minors[seat], t.minors[partner]
    has_space = len(own) < t.rules.spaces[seat]
    partner_has_space = len(theirs) < t.rules.spaces[partner]
    for given in (*dict.fromkeys(own), NO_ITEM):
        for asked in (*dict.fromkeys(theirs), NO_ITEM):
            nothing_back = asked == NO_ITEM
            if given == NO_ITEM and (nothing_back or not has_space):
                continue
            if given != NO_ITEM and nothing_back and not partner_has_space:
                continue
            yield _gain(t, view, seat, partner, given, asked), given, asked


def _gain(t: Table, view: Outlook, seat: Seat, partner: Seat, given: int, asked: int) -> float:
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
