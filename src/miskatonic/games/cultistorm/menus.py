"""What each detective can do in Preparation: the words, kept until something changes, and the deeds.

The words come from the same checks that say why something is not allowed. Those that play cards are kept
apart, because targets, which change most often, do not concern them.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from miskatonic.games.cultistorm import (
    investigating,
    leveling,
    marking,
    moves,
    sealing,
    support,
    trading,
    using,
)
from miskatonic.games.cultistorm.holdings import give_die
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import (
    ACT,
    ALPHABET,
    CALL,
    DIE,
    EXTRA,
    FACES,
    GO,
    INVESTIGATE,
    INVOKE,
    LAY,
    LEVEL,
    LEVELS,
    MARK,
    NOBODY,
    OBJECT,
    OFFER,
    PLAY,
    READY,
    SEATS,
    UNMARK,
    USE,
)
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

MOST_ACTS: Final = 40
MOST_CALLS: Final = 3
# In `stale` there is a bit for the menu of each seat, and from this one on a bit for its support cards.
_HELP: Final = 8

_POOL_EMPTY: Final = Refusal("CUL-7.3", "no-such-die")
_PICKED: Final = Refusal("CUL-7.3", "die-taken")
_NOT_READY: Final = Refusal("CUL-R35", "not-ready-yet")
_WORN_OUT: Final = Refusal("CUL-R35", "worn-out")
_ONESELF: Final = Refusal("CUL-R35", "call-oneself")
_NO_SEAT: Final = Refusal("CUL-R58", "no-such-detective")
_CALLED_TOO_OFTEN: Final = Refusal("CUL-R58", "called-too-often")


def offer_of(t: Table, seat: Seat) -> tuple[Word, ...]:
    """Everything a detective that is not ready can say; what is out of date of it is made again."""
    own, helps = 1 << seat, 1 << seat + _HELP
    stale = t.stale
    if stale & own:
        t.menus[seat] = tuple(own_words(t, seat))
    if stale & helps:
        t.helps[seat] = tuple(help_words(t, seat))
    t.stale = stale & ~(own | helps)
    return t.menus[seat] + t.helps[seat] + _CALLS[_callable(t) & ~own]


def _callable(t: Table) -> int:
    """Who can be called by others, a bit each."""
    ready = t.ready
    mask = t.rules.everybody if t.rules.speaker else ready
    if ready and max(t.calls) >= MOST_CALLS:
        for other in range(t.seats):
            if ready >> other & 1 and t.calls[other] >= MOST_CALLS:
                mask &= ~(1 << other)
    return mask & ~t.worn


# By who can be called.
_CALLS: Final = tuple(
    tuple(word for other, word in enumerate(CALL) if mask >> other & 1) for mask in range(1 << len(CALL))
)


def own_words(t: Table, seat: Seat) -> list[Word]:
    """Everything but support cards."""
    words = [READY]
    if t.pool and (t.picks or not t.picked[seat]):
        words += _die_words(t.pool)
    here = t.place[seat]
    if moves.may_not_move(t, seat) is None:
        words += _go_words(t.spots, here)
    if t.altars >> here & 1 and using.may_not_act(t, seat) is None:
        words.append(ACT)
    if not t.searched[seat]:
        words += INVESTIGATE[: investigating.most_cards(t, seat)]
    if t.items[seat]:
        words += _item_words(t, seat)
    if t.level[seat]:
        first = LEVELS * t.role[seat]
        for ability in range(first, first + t.level[seat]):
            if using.may_not_invoke(t, seat, ability) is None:
                words.append(INVOKE[ability])
    at = 5 * seat
    if any(t.trophies[at : at + 5]):
        words += [LEVEL[symbol] for symbol in range(5) if leveling.may_not_level(t, seat, symbol) is None]
        words += sealing.lay_options(t, seat)
    words += marking.options(t, seat)
    if t.rules.hooked:
        words += [EXTRA[number] for number in t.rules.hooks.filter("prep_actions", t, (), seat)]
        words = [word for word in words if t.rules.hooks.forbids(t, seat, word) is None]
    return words


def _item_words(t: Table, seat: Seat) -> list[Word]:
    rules = t.rules
    company = t.place.count(t.place[seat]) > 1
    words = []
    last = NOBODY
    for item in t.items[seat]:
        # Items are kept in order: copies lie side by side.
        if item == last:
            continue
        last = item
        if rules.item_power[item] and using.may_not_use(t, seat, item) is None:
            words.append(USE[item])
        if company and (not rules.unique[item] or trading.partners(t, seat, item)):
            words.append(OFFER[item])
    return words


def help_words(t: Table, seat: Seat) -> list[Word]:
    """Support cards that can be played on somebody."""
    words = support.options(t, seat)
    if t.rules.hooked:
        words = [word for word in words if t.rules.hooks.forbids(t, seat, word) is None]
    return words


@cache
def _die_words(pool: tuple[int, ...]) -> tuple[Word, ...]:
    return tuple(DIE[face] for face in dict.fromkeys(pool))


@cache
def _go_words(spots: tuple[int, ...], here: int) -> tuple[Word, ...]:
    return tuple(GO[card] for spot, card in enumerate(spots) if spot != here)


def may_not_take_die(t: Table, seat: Seat, face: int) -> Refusal | None:
    """One's own pick once a turn, and the team's extra picks (CUL-7.3, CUL-7.5)."""
    if t.picked[seat] and not t.picks:
        return _PICKED
    return None if face in t.pool else _POOL_EMPTY


def may_not_call(t: Table, seat: Seat, other: Seat) -> Refusal | None:
    """A colleague that is ready can be called back; the speaker can hand the floor to anybody (CUL-R58)."""
    if other >= t.seats:
        return _NO_SEAT
    if other == seat:
        return _ONESELF
    if t.worn >> other & 1:
        return _WORN_OUT
    if t.ready >> other & 1 and t.calls[other] >= MOST_CALLS:
        return _CALLED_TOO_OFTEN
    return None if t.rules.speaker or t.ready >> other & 1 else _NOT_READY


# Deeds


def _take_die(t: Table, seat: Seat, face: int) -> None:
    if t.picked[seat]:
        t.picks -= 1
    t.picked[seat] = True
    pool = list(t.pool)
    pool.remove(face)
    t.pool = tuple(pool)
    give_die(t, seat, face)
    t.tell("die-taken", seat, die=FACES[face])
    t.stir_all()


def _be_ready(t: Table, seat: Seat, _: int) -> None:
    t.ready |= 1 << seat
    t.tell("ready", seat)
    if t.rules.speaker:
        t.speaker = (seat + 1) % t.seats


def _call(t: Table, seat: Seat, other: int) -> None:
    if t.ready >> other & 1:
        t.calls[other] += 1
        t.ready &= ~(1 << other)
    if t.rules.speaker:
        t.speaker = other
    t.handed[seat] |= 1 << other
    t.tell("called", seat, other=SEATS[other])


def _extra(t: Table, seat: Seat, number: int) -> None:
    t.stir(seat)
    t.rules.hooks.notify("prep_action", t, seat, number)


def _act(t: Table, seat: Seat, _: int) -> None:
    using.act(t, seat)


Deed = Callable[[Table, Seat, int], None]

_DEEDS_OF: Final[tuple[tuple[tuple[Word, ...], Deed], ...]] = (
    ((READY,), _be_ready),
    ((ACT,), _act),
    (DIE, _take_die),
    (GO, moves.go),
    (INVESTIGATE, lambda t, seat, number: investigating.investigate(t, seat, number + 1)),
    (USE, using.use_item),
    (OFFER, trading.offer),
    (PLAY, support.play),
    (LEVEL, leveling.level_up),
    (INVOKE, using.invoke),
    (MARK, marking.mark),
    (UNMARK, marking.unmark),
    (LAY, sealing.lay),
    (CALL, _call),
    (EXTRA, _extra),
)


def _deeds() -> tuple[Any, ...]:
    deeds: list[Any] = [None] * len(ALPHABET)
    for words, deed in _DEEDS_OF:
        for word in words:
            deeds[word] = (deed, OBJECT[word])
    return tuple(deeds)


DEEDS: Final = _deeds()
