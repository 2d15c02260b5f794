"""What an experienced table does for its region: deposits early, breaks waves, helps who is worst off."""

from collections.abc import Sequence
from typing import Final

from miskatonic.games.cultistorm.expansions.expansion import Habit
from miskatonic.games.cultistorm.expansions.lovecraft_country.country import country, look_up
from miskatonic.games.cultistorm.expansions.lovecraft_country.habit.couriers import (
    send_what,
    stop_price,
    stop_wave,
    stop_where,
    to_send,
)
from miskatonic.games.cultistorm.expansions.lovecraft_country.habit.lacks import in_danger, surplus, wanted
from miskatonic.games.cultistorm.expansions.lovecraft_country.words import (
    AID,
    AT_TABLE,
    CLOSE,
    DEPOSIT,
    WITNESS,
)
from miskatonic.games.cultistorm.habit.plan import own_aim
from miskatonic.games.cultistorm.habit.support import needed
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import CHOOSE, DISCARD, DONE, GAIN, NO
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# From this turn on a table deposits.
_FIRST_DEPOSITS: Final = 3
_ILL: Final = 3


def to_deposit(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """One a turn, of the symbol that most tables have not sealed and fewest deposits have (LCN-D1)."""
    known, me = country(t), look_up(t).me
    if t.round < _FIRST_DEPOSITS:
        return None
    symbols = [
        word - DEPOSIT[0]
        for word in asked.options_of(seat)
        if word in DEPOSIT and surplus(t, word - DEPOSIT[0]) > 0 and wanted(t, word - DEPOSIT[0]) > 0
    ]
    best = max(symbols, key=lambda symbol: (wanted(t, symbol), -known.deposits(me, symbol)), default=None)
    return None if best is None else DEPOSIT[best]


def which_witness(t: Table, seat: Seat, asked: Decision) -> Word:
    """Of the table that has most deposits."""
    known = country(t)
    return max(asked.options_of(seat), key=lambda word: sum(known.bank[5 * (word - WITNESS[0]) :][:5]))


def break_wave(t: Table, seat: Seat, asked: Decision) -> Word:
    """Hands are filled again in the next Review, so cards are cheap; those that fit no aim go first."""
    cards = [word for word in asked.options_of(seat) if word in DISCARD]
    kept = needed(t, seat, own_aim(t, seat))
    return min(cards, key=lambda word: word - DISCARD[0] in kept, default=NO)


def help_region(t: Table, seat: Seat, asked: Decision) -> Word:
    """Wounds first, then relief, then what a table at rest still has, and last a courier."""
    words = asked.options_of(seat)
    for word in words:
        if word in CLOSE:
            return word
    aid = _relief(t, words)
    if aid is not None:
        return aid
    useful = (word for word in words if word in DEPOSIT and wanted(t, word - DEPOSIT[0]) > 0)
    return next(useful, None) or to_send(t, words) or DONE


def _relief(t: Table, words: Sequence[Word]) -> Word | None:
    """A witness where a seal waits for one, else what the table in most danger needs."""
    rules, known = look_up(t), country(t)
    offered = {relief.gives: AID[at] for at, relief in enumerate(rules.reliefs) if AID[at] in words}
    if not offered:
        return None
    if "deposit" in offered and _most_wanted(t) is not None:
        return offered["deposit"]
    worst = in_danger(t)
    if "healing" in offered and worst is not None and known.tokens[worst] >= _ILL:
        return offered["healing"]
    return offered.get("block") or next(iter(offered.values()))


def _most_wanted(t: Table) -> int | None:
    """A symbol that some table has not sealed, and for which it has no witness."""
    known = country(t)
    for symbol in range(5):
        for table in known.standing():
            others = known.deposited(symbol) - known.deposits(table, symbol)
            if t.supply[symbol] and not others and not known.sealed[table] >> symbol & 1:
                return symbol
    return None


def aid_where(t: Table, seat: Seat, asked: Decision) -> Word:
    worst = in_danger(t)
    words = asked.options_of(seat)
    return AT_TABLE[worst] if worst is not None and AT_TABLE[worst] in words else words[0]


def testify(t: Table, seat: Seat, asked: Decision) -> Word:
    symbol = _most_wanted(t)
    words = asked.options_of(seat)
    return GAIN[symbol] if symbol is not None and GAIN[symbol] in words else words[0]


def most_tokens(t: Table, seat: Seat, asked: Decision) -> Word:
    return max(asked.options_of(seat), key=lambda word: t.normal[word - CHOOSE[0]])


def fewest_items(t: Table, seat: Seat, asked: Decision) -> Word:
    return min(asked.options_of(seat), key=lambda word: len(t.items[word - CHOOSE[0]]))


HABIT: Final = Habit(
    answers={
        "which-witness": which_witness,
        "break-wave": break_wave,
        "stop-wave": stop_wave,
        "stop-where": stop_where,
        "stop-price": stop_price,
        "help-region": help_region,
        "send-what": send_what,
        "aid-where": aid_where,
        "testify": testify,
        "who-is-treated": most_tokens,
        "who-is-supplied": fewest_items,
        "parcel-for": fewest_items,
    },
    after={"sealing": to_deposit},
)
