"""The campaign's listeners: those of the frame, of boons and scars, and of the session's mission."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from miskatonic.games.cultistorm.expansions.expansion import Listener
from miskatonic.games.cultistorm.expansions.names import CHECKS, GIVING
from miskatonic.games.cultistorm.expansions.storm_of_cultists import boons, carry_over, opening, scars
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions import MISSIONS, mission_of
from miskatonic.games.cultistorm.expansions.storm_of_cultists.missions.mission import Mission
from miskatonic.games.cultistorm.expansions.storm_of_cultists.rules import LARGER_HAND, QUIET, number
from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.flow import Seat


def victory_check(t: Table, won: bool) -> bool:  # noqa: FBT001 - the value of a filter
    """The goal of the mission takes the place of five seals (CAM-1.3)."""
    return mission_of(t).goal(t)


def marker_steps(t: Table, causes: tuple[str, ...]) -> tuple[str, ...]:
    """The first turns of some missions are quiet: the marker makes a step fewer (CAM-1.5)."""
    return causes[1:] if t.round <= number(t, QUIET) else causes


def hand_size(t: Table, size: int, seat: Seat) -> int:
    """Some missions are played with larger hands (CAM-1.6)."""
    return size + number(t, LARGER_HAND)


_FRAME: Final[dict[str, Listener]] = {
    "victory_check": victory_check,
    "victory_ending": carry_over.ending,
    "match_end": carry_over.match_end,
    "marker_steps": marker_steps,
    "review_draw": hand_size,
}
_PARTS: Final[tuple[Mapping[str, Listener], ...]] = (_FRAME, opening.HOOKS, boons.HOOKS, scars.HOOKS)


@cache
def _listeners(mission: Mission, name: str) -> tuple[Listener, ...]:
    """Who listens in this mission: worked out once, because hooks are called all the time."""
    return tuple(part[name] for part in (*_PARTS, mission.hooks) if name in part)


def _listening(name: str) -> Listener:
    def passes(t: Table, value: Any, *about: Any) -> Any:  # noqa: ANN401 - each hook has its own arguments
        for listener in _listeners(mission_of(t), name):
            value = listener(t, value, *about)
        return value

    def forbids(t: Table, *about: Any) -> Any:  # noqa: ANN401 - as above
        return next(filter(None, (listener(t, *about) for listener in _listeners(mission_of(t), name))), None)

    def hears(t: Table, *about: Any) -> None:  # noqa: ANN401 - as above
        for listener in _listeners(mission_of(t), name):
            listener(t, *about)

    if name in GIVING:
        return passes
    return forbids if name in CHECKS else hears


def _names() -> list[str]:
    hooks = [*_PARTS, *(mission.hooks for mission in MISSIONS.values())]
    return list(dict.fromkeys(name for part in hooks for name in part))


HOOKS: Final = {name: _listening(name) for name in _names()}
