"""What an experienced player thinks of the inkblots."""

from typing import Final

from miskatonic.games.cultistorm.actions import move
from miskatonic.games.cultistorm.expansions.expansion import Habit
from miskatonic.games.cultistorm.expansions.rorschach_test.blots import (
    Reading,
    blot_of,
    cards_for,
    open_symbols,
)
from miskatonic.games.cultistorm.expansions.rorschach_test.cards import look_up
from miskatonic.games.cultistorm.expansions.rorschach_test.state import Blot, ink
from miskatonic.games.cultistorm.expansions.rorschach_test.words import READ_BLOT
from miskatonic.games.cultistorm.habit.plan import own_aim
from miskatonic.games.cultistorm.habit.support import needed
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import CHOOSE, DISCARD, DONE, GO, OBJECT
from miskatonic.kernel.flow import Decision, Seat
from miskatonic.kernel.words import Word

# So many before the threshold, whoever has nothing to fight goes where an inkblot hangs.
_NEAR: Final = 2


def _spare(t: Table, seat: Seat, blot: Blot) -> list[int]:
    """Cards that one can offer and does not need."""
    kept = needed(t, seat, own_aim(t, seat))
    return [kind for kind in cards_for(t, seat, blot) if kind not in kept]


def read_on(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """Hands are refilled: cards that are left over are offered, first where least is open."""
    words = asked.options_of(seat)
    here = [blot for blot in ink(t).laid if READ_BLOT[blot.card] in words and _spare(t, seat, blot)]
    if here:
        return READ_BLOT[min(here, key=lambda blot: len(open_symbols(t, blot))).card]
    near = len(ink(t).laid) >= look_up(t).threshold - _NEAR
    if not near or t.marks[seat] or t.is_away(seat) or not move.is_free(t, seat):
        return None
    goals = [GO[t.spots[blot.spot]] for blot in ink(t).laid if _spare(t, seat, blot)]
    return next((word for word in goals if word in words), None)


def offer(t: Table, seat: Seat, asked: Decision) -> Word | None:
    """The card that is needed least."""
    if not isinstance(asked.frame, Reading):
        return None
    blot = blot_of(t, asked.frame.card)
    spare = [] if blot is None else _spare(t, seat, blot)
    return DISCARD[spare[0]] if spare else None


def first(_t: Table, seat: Seat, asked: Decision) -> Word:
    return asked.options_of(seat)[0]


def longest_column(t: Table, seat: Seat, asked: Decision) -> Word:
    """The more cultists lie before it, the longer the dreamer takes."""
    spots = {card: spot for spot, card in enumerate(t.spots)}
    return max(asked.options_of(seat), key=lambda word: len(t.columns[spots[OBJECT[word]]]))


def stay(_t: Table, _seat: Seat, _asked: Decision) -> Word:
    return DONE


def worst_off(t: Table, seat: Seat, asked: Decision) -> Word:
    return max(asked.options_of(seat), key=lambda word: t.normal[word - CHOOSE[0]])


HABIT: Final = Habit(
    answers={
        "blot-symbol": first,
        "dream-where": longest_column,
        "blot-move": stay,
        "blot-comfort": worst_off,
    },
    before={"discard": offer},
    after={"prepare": read_on},
)
