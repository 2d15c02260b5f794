"""Moving in Preparation (CUL-7.11, CUL-7.12)."""

from typing import Final

from miskatonic.games.cultistorm.board.items import held_of
from miskatonic.games.cultistorm.board.locations import enemies_with, move_detective
from miskatonic.games.cultistorm.board.madness import may_suffer, suffer
from miskatonic.games.cultistorm.rules import HOLDS_PEOPLE, NO_FREE_MOVES
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import AWAY, NOBODY
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal

_AWAY: Final = Refusal("EXP-1.8", "away")
_TOO_INSANE: Final = Refusal("CUL-1.9", "move-too-insane")
_HERE: Final = Refusal("CUL-7.11", "already-there")
_NOT_ON_BOARD: Final = Refusal("CUL-2.1", "location-not-in-game")


def is_free(t: Table, seat: Seat) -> bool:
    """The first move of a turn, and the second with the Motor Car; none with Yog-Sothoth (D.6, D.10)."""
    free = not (t.powers & NO_FREE_MOVES or (t.special_cults and _held_back(t, seat)))
    free = free and t.moves[seat] < (1 if t.rules.cars.isdisjoint(t.items[seat]) else 2)
    if t.rules.hooked:
        free = t.rules.hooks.filter("free_move", t, free, seat)
    return free


def _held_back(t: Table, seat: Seat) -> list[int]:
    """Cultists that make the first move away from their location cost a token (D.12)."""
    if t.moves[seat] or t.is_away(seat):
        return []
    return enemies_with(t, t.place[seat], HOLDS_PEOPLE)


def may_not_move(t: Table, seat: Seat) -> Refusal | None:
    if t.place[seat] == AWAY:
        return _AWAY
    return None if may_suffer(t, seat) or is_free(t, seat) else _TOO_INSANE


def more_cost(t: Table, seat: Seat, spot: int) -> tuple[str, ...]:
    """The causes of tokens that expansions add to a move there."""
    return tuple(t.rules.hooks.filter("move_cost", t, (), seat, spot)) if t.rules.hooked else ()


def may_not_go(t: Table, seat: Seat, card: int) -> Refusal | None:
    if card not in t.spots:
        return _NOT_ON_BOARD
    if t.spots.index(card) == t.place[seat]:
        return _HERE
    refusal = may_not_move(t, seat)
    more = len(more_cost(t, seat, t.spots.index(card)))
    if refusal is None and more and not may_suffer(t, seat, more + (not is_free(t, seat))):
        return _TOO_INSANE
    return refusal


def go(t: Table, seat: Seat, card: int) -> None:
    free, held_by = is_free(t, seat), _held_back(t, seat)
    t.moves[seat] += 1
    cause = "rule/CUL-7.12"
    car = held_of(t, seat, t.rules.cars)
    if free and t.moves[seat] > 1 and car != NOBODY:
        cause = t.rules.item_causes[car]
    elif t.powers & NO_FREE_MOVES:
        cause = t.power_cause(NO_FREE_MOVES)
    elif held_by:
        cause = t.rules.enemy_causes[held_by[0]]
    more = more_cost(t, seat, t.spots.index(card))
    if not free:
        suffer(t, seat, cause)
    for other in more:
        suffer(t, seat, other)
    move_detective(t, seat, t.spots.index(card), cause)
    if t.rules.hooked:
        t.rules.hooks.notify("moved", t, seat, free)
