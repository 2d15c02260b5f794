"""A seeker in the first game: takes the most points at once, likes Dark Masters, and declines what costs.

It looks at nothing but its own table and does not think about opponents.
"""

from collections.abc import Callable
from typing import Final

from miskatonic.games.wisdom_of_cthulhu.board.once_a_turn import times_used
from miskatonic.games.wisdom_of_cthulhu.board.powers import bond_worth
from miskatonic.games.wisdom_of_cthulhu.table import UNDER, Table
from miskatonic.games.wisdom_of_cthulhu.words import (
    ACTIVATE,
    ALPHABET,
    BUY,
    CALL,
    DM,
    EN,
    FEED,
    FIRST_DECK,
    FIRST_INVOCATION,
    FIRST_PLACE,
    FLIP,
    FREE,
    GIVE_UP_OBSESSION,
    NO,
    PLAY,
    SKIP,
    STOP,
    USE,
)
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# What a beginner expects of things whose points cannot be read off: a master, any other card that stays, a
# trapped card set free, an Invocation.
_MASTER: Final = 9.0
_LASTING: Final = 3.0
_FREED: Final = 3.5
_INVOCATION: Final = 8.0
# Better than nothing, worse than anything that pays.
_LITTLE: Final = 0.5
# What is asked for something of one's own is declined; so is what nobody understands in the first game.
_DECLINED: Final = ("rearrange", "swap-mine", "swap-away", "swap-seekers", "exchange-first", "burn-component")
# Half of the Research cards are turned over.
_SHARE: Final = 2


def beginner(t: Table, seat: Seat) -> Word:
    """The word that a beginner would say."""
    asked = t.flow.decision
    if asked is None:
        raise ValueError("nobody is asked anything")
    if asked.prompt == "action":
        return max(asked.options, key=lambda word: _points(t, seat, word))
    if asked.prompt == "flip":
        return _flip(t, seat, asked)
    if asked.prompt in _DECLINED and SKIP in asked.options:
        return SKIP
    return next((word for word in asked.options if word not in (SKIP, STOP, NO)), asked.options[0])


def _flip(t: Table, seat: Seat, asked: Decision) -> Word:
    """Half of the cards in the first lap, and none in the second."""
    wanted = t.hand[seat].bit_count() // _SHARE if (asked.about or {}).get("lap") == 1 else 0
    sets = [word for word in asked.options if word != STOP and (word - FLIP[0] + 1).bit_count() == wanted]
    return sets[0] if sets else STOP


def _points(t: Table, seat: Seat, word: Word) -> float:
    """What an action brings at once, by what is printed."""
    read = _READ.get(ALPHABET.parts(word)[0])
    return -1.0 if read is None else read(t, seat, word)


def _buy(t: Table, seat: Seat, word: Word) -> float:
    item = word - BUY[0]
    if item >= FIRST_DECK:
        return _LITTLE
    if t.rules.seed[item] == DM:
        return _MASTER
    if t.rules.seed[item] == EN:
        return _bonds(t, seat, t.rules.bond[item]) + _LITTLE
    return max(_LASTING, t.rules.pays[item])


def _use(t: Table, seat: Seat, word: Word) -> float:
    thing = word - USE[0] + FIRST_PLACE
    bonds = _bonds(t, seat, t.rules.bond[thing])
    if thing >= FIRST_INVOCATION:
        return _INVOCATION + bonds
    gains = [power.args for power in t.rules.power[thing] if power.verb == "gain"]
    times = times_used(t, seat, thing)
    return bonds + sum(float(max(0, args["kp"] - args.get("fades", 0) * times)) for args in gains)


def _bonds(t: Table, seat: Seat, bond: int) -> float:
    rules = t.rules
    masters = [card for card in t.areas[seat] if rules.seed[card] == DM and rules.bond[card] == bond]
    return float(sum(bond_worth(t, card) for card in masters if t.is_on(card)))


def _activate(t: Table, seat: Seat, word: Word) -> float:
    return t.rules.pays[word - ACTIVATE[0]] + _LITTLE


def _play(t: Table, seat: Seat, word: Word) -> float:
    """Free, so whatever it pays is welcome, but not before the object has turned."""
    card = word - PLAY[0]
    return t.rules.pays[card] if t.quarter_turns[card] or t.turn == t.rules.turns else -1.0


def _free(t: Table, seat: Seat, word: Word) -> float:
    return _FREED if t.rules.seed[word - FREE[0]] == DM else _LITTLE


def _feed(t: Table, seat: Seat, word: Word) -> float:
    return t.rules.pays[word - FEED[0]] + _LITTLE


def _call(t: Table, seat: Seat, word: Word) -> float:
    """A master who can stand for a component does so, which costs nothing."""
    return -1.0 if t.zone[word - CALL[0]] == UNDER else _INVOCATION + _MASTER


def _give_up(t: Table, seat: Seat, word: Word) -> float:
    return float(t.rules.obsession_kp if word == GIVE_UP_OBSESSION else t.rules.research_kp)


_READ: Final[dict[str, Callable[[Table, Seat, Word], float]]] = {
    "buy": _buy,
    "use": _use,
    "activate": _activate,
    "play": _play,
    "free": _free,
    "feed": _feed,
    "call": _call,
    "forsake": _give_up,
}
