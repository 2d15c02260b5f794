"""Where cultists would come, and what that is worth to the overlord."""

from typing import Final

from miskatonic.games.cultistorm.board.elders import is_held
from miskatonic.games.cultistorm.board.spawning import limit_of
from miskatonic.games.cultistorm.expansions.behind_the_scenes.desk import look_up
from miskatonic.games.cultistorm.table import CULTIST, Table
from miskatonic.games.cultistorm.words import NO_ENEMY, SPOTS

FULL: Final = 3
# The game is won; a Great Old One comes or fails to come; a cultist comes, and to a longer column.
WON: Final = 60.0
SUMMONS: Final = 5.0
_ARRIVAL: Final = 1.1
_CROWD: Final = 0.35


def usual_steps(t: Table) -> int:
    return max(0, t.rules.steps - look_up(t).numbers.fewer_steps)


def path(t: Table, way: int, steps: int, start: int | None = None) -> list[int]:
    """The locations that the marker reaches in so many steps (CUL-4.2, CUL-4.4)."""
    if all(elder != NO_ENEMY for elder in t.elders):
        return []
    found, spot = [], t.marker if start is None else start
    for _ in range(steps):
        spot = (spot + way) % SPOTS
        while t.elders[spot] != NO_ENEMY:
            spot = (spot + way) % SPOTS
        found.append(spot)
    return found


def worth_of(t: Table, spots: list[int]) -> float:
    """What spawns at these locations are worth, one after another."""
    columns = [len(column) for column in t.columns]
    if t.phase == CULTIST and not t.gates_held_next:
        # The Great Old Ones move before the marker does.
        for spot in range(SPOTS):
            if t.elders[spot] != NO_ENEMY and columns[spot] and not is_held(t, spot):
                columns[spot] -= 1
    total, limit, value = sum(columns), limit_of(t), 0.0
    for spot in spots:
        if (t.blocked | t.blocked_next) >> spot & 1:
            continue
        total += 1
        if total > limit:
            return value + WON
        value += _ARRIVAL + _CROWD * columns[spot] + 0.3 * max(0, total - limit + FULL)
        if columns[spot] >= FULL and not t.is_sealed(spot):
            value += SUMMONS
            if max(t.tokens(seat) for seat in t.order()) >= t.rules.most_tokens:
                return value + WON
        columns[spot] += 1
    return value
