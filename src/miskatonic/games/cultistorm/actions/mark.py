"""Target markers (CUL-7.45 to CUL-7.47)."""

from itertools import chain
from typing import Final

from miskatonic.games.cultistorm.fighting.reach import reaches_far
from miskatonic.games.cultistorm.table import NOWHERE, Table
from miskatonic.games.cultistorm.words import AWAY, MARK, NO_ENEMY, UNMARK
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

MARKERS: Final = 2


_AWAY: Final = Refusal("EXP-1.8", "away")
_NOT_IN_PLAY: Final = Refusal("CUL-7.45", "enemy-not-in-play")
_ELSEWHERE: Final = Refusal("CUL-7.45", "enemy-elsewhere")
_MARKED: Final = Refusal("CUL-7.45", "marked-already")
_NO_MARKER: Final = Refusal("CUL-7.45", "no-marker-left")
_NOT_MARKED: Final = Refusal("CUL-7.45", "not-marked")


def may_not_mark(t: Table, seat: Seat, enemy: int) -> Refusal | None:
    spot = t.where[enemy]
    if spot == NOWHERE:
        return _NOT_IN_PLAY
    if t.place[seat] == AWAY:
        return _AWAY
    if spot != t.place[seat] and not (reaches_far(t, seat) and not t.rules.is_elder[enemy]):
        return _ELSEWHERE
    if enemy in t.marks[seat]:
        return _MARKED
    return None if len(t.marks[seat]) < MARKERS else _NO_MARKER


def may_not_unmark(t: Table, seat: Seat, enemy: int) -> Refusal | None:
    return None if enemy in t.marks[seat] else _NOT_MARKED


def options(t: Table, seat: Seat) -> list[Word]:
    """Enemies that can be marked, then those whose marker can be taken back."""
    marks = t.marks[seat]
    words: list[Word] = []
    if len(marks) < MARKERS and t.place[seat] != AWAY:
        spot = t.place[seat]
        cards = t.columns[spot]
        if t.rules.reaches_far[t.role[seat]]:
            cards = tuple(chain.from_iterable(t.columns))
        if t.elders[spot] != NO_ENEMY:
            cards = (*cards, t.elders[spot])
        words = [MARK[card] for card in cards if card not in marks]
    if marks:
        words += [UNMARK[enemy] for enemy in marks]
    return words


def mark(t: Table, seat: Seat, enemy: int) -> None:
    t.marks[seat] = (*t.marks[seat], enemy)
    t.tell("marked", seat, enemy=t.rules.enemy_ids[enemy])


def unmark(t: Table, seat: Seat, enemy: int) -> None:
    t.marks[seat] = tuple(other for other in t.marks[seat] if other != enemy)
    t.tell("unmarked", seat, enemy=t.rules.enemy_ids[enemy])
