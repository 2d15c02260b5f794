"""Taking a die from the common pool (CUL-7.3, CUL-7.5)."""

from functools import cache
from typing import Final

from miskatonic.games.cultistorm.board.dice import give_die
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import DIE, FACES
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal
from miskatonic.kernel.words import Word

_POOL_EMPTY: Final = Refusal("CUL-7.3", "no-such-die")
_PICKED: Final = Refusal("CUL-7.3", "die-taken")


@cache
def die_words(pool: tuple[int, ...]) -> tuple[Word, ...]:
    return tuple(DIE[face] for face in dict.fromkeys(pool))


def may_not_take_die(t: Table, seat: Seat, face: int) -> Refusal | None:
    """One's own pick once a turn, and the team's extra picks (CUL-7.3, CUL-7.5)."""
    if t.picked[seat] and not t.picks:
        return _PICKED
    return None if face in t.pool else _POOL_EMPTY


def take_die(t: Table, seat: Seat, face: int) -> None:
    if t.picked[seat]:
        t.picks -= 1
    t.picked[seat] = True
    pool = list(t.pool)
    pool.remove(face)
    t.pool = tuple(pool)
    give_die(t, seat, face)
    t.tell("die-taken", seat, die=FACES[face])
