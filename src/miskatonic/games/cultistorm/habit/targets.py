"""Which enemy a detective could defeat, and what it lacks for it."""

from typing import Final, NamedTuple

from miskatonic.games.cultistorm.holdings import trophies_of
from miskatonic.games.cultistorm.matching import covers, size
from miskatonic.games.cultistorm.rules import ANY_POSITION
from miskatonic.games.cultistorm.sources import Bout, requirement, ways
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import FIRST_ELDER, NO_ENEMY, NO_SYMBOL, SPOTS, WILD
from miskatonic.kernel.flow import Seat

_WILD: Final = 5


class Target(NamedTuple):
    """An enemy, how much is lacking, and how much it matters."""

    value: float
    enemy: int
    spot: int
    lacking: int


def missing(t: Table, seat: Seat, enemy: int) -> tuple[int, int]:
    """The symbols that fixed sources leave open, and how many wild ones there are for them."""
    bout = Bout(seat, enemy, t.where[enemy])
    left = requirement(t, bout)
    wild = 0
    for _, _, supply in ways(t, bout)[0]:
        if len(supply) == 1:
            left = covers(left, supply[0])
        elif len(supply) >= _WILD:
            wild += size(supply[0])
        else:
            best = min(supply, key=lambda part, left=left: size(covers(left, part)))  # type: ignore[misc]
            left = covers(left, best)
    return left, wild


def shortfall(t: Table, seat: Seat, enemy: int) -> int:
    """How many symbols are lacking."""
    left, wild = missing(t, seat, enemy)
    return max(0, size(left) - wild)


def reachable(t: Table, seat: Seat, spot: int) -> list[int]:
    """Enemies that this detective could fight there."""
    column = t.columns[spot]
    if not column:
        elder = t.elders[spot]
        return [] if elder == NO_ENEMY else [elder]
    if t.rules.is_ranged[t.role[seat]] or t.traits[seat] & ANY_POSITION:
        return list(column)
    return [column[0]]


def best_target(t: Table, seat: Seat, spots: list[int]) -> Target | None:
    """The enemy that is worth most, among those of these locations that nobody else can be sure of."""
    claimed = [enemy for other in range(t.seats) if other != seat for enemy in t.marks[other]]
    found = []
    for spot in spots:
        for enemy in reachable(t, seat, spot):
            if enemy in claimed:
                continue
            lacking = _lacking_with_pool(t, seat, enemy)
            found.append(Target(_value(t, seat, enemy, spot) - 2.0 * lacking, enemy, spot, lacking))
    return max(found, default=None)


def _lacking_with_pool(t: Table, seat: Seat, enemy: int) -> int:
    left, wild = missing(t, seat, enemy)
    lacking = size(left) - wild
    if lacking > 0 and (t.picks or not t.picked[seat]):
        helps = any(face == WILD or left >> 4 * face & 15 for face in t.pool)
        lacking -= helps
    return max(0, lacking)


def _value(t: Table, seat: Seat, enemy: int, spot: int) -> float:
    """Long columns first; then trophies that are wanted here or for the next level."""
    value = 0.35 * len(t.columns[spot]) * (0.5 if t.sealed >> spot & 1 else 1.0)
    if enemy >= FIRST_ELDER:
        return 6.0
    if t.elders[spot] != NO_ENEMY:
        value += 1.5
    symbol = t.rules.cult[enemy]
    if symbol == NO_SYMBOL:
        return value
    if symbol in trophies_of(t, seat):
        value += 0.4
    if any(not t.sealed >> at & 1 and t.symbol_at(at) == symbol for at in range(SPOTS)):
        value += 0.6
    if symbol == t.symbol_at(spot):
        value += 0.2
    return value + (0.3 if spot == t.place[seat] else 0.0)
