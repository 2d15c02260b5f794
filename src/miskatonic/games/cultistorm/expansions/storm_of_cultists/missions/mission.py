"""What a mission brings: a record of functions, as the expansion itself is one."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from miskatonic.games.cultistorm.expansions.expansion import Action, Listener, Thought
from miskatonic.games.cultistorm.table import Table
from miskatonic.games.cultistorm.words import SPOTS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.refusal import Refusal

NOT_THIS_MISSION: Final = Refusal("CAM-1.1", "not-this-mission")
IN_PREPARATION: Final = Refusal("CAM-1.3", "only-in-preparation")


@dataclass(frozen=True, eq=False)
class Mission:
    """One mission.

    `goal` is what wins it. `marks` are what the board says of it, `at` what it says of a spot. The rest is
    habit: what an enemy is worth, which spots are to be sealed, what is done before and after all else, and
    what is thought in combat turns and in the Sealing phase. `outlook` is what requirements and `worth`
    depend on (see `Habit.outlook`).
    """

    goal: Callable[[Table], bool]
    hooks: Mapping[str, Listener] = field(default_factory=dict)
    actions: tuple[Action, ...] = ()
    marks: Callable[[Table], dict[str, Any]] = lambda _: {}
    at: Callable[[Table, int], list[str]] = lambda _, __: []
    worth: Callable[[Table, Seat, int, int, float], float] | None = None
    outlook: Callable[[Table, Seat], Hashable] = lambda _, __: ()
    seals: Callable[[Table], list[int]] | None = None
    before: "Thought | None" = None
    after: "Thought | None" = None
    combat: "Thought | None" = None
    sealing: "Thought | None" = None


def sealed_of(t: Table, spots: range | tuple[int, ...] = range(SPOTS)) -> int:
    """How many of these locations are sealed."""
    return sum(t.is_sealed(spot) for spot in spots)


def place_name(t: Table, spot: int) -> str:
    return t.rules.place_ids[t.spots[spot]]


def spot_of(t: Table, symbol: int) -> int:
    """Where the location with this symbol is."""
    return next(spot for spot in range(SPOTS) if t.symbol_at(spot) == symbol)
