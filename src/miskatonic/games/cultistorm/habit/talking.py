"""What detectives look at when they talk: the plan, as if whoever is asked were still to act."""

from typing import Final

from miskatonic.games.cultistorm.habit.plan import Plan
from miskatonic.games.cultistorm.table import PREPARATION, Table
from miskatonic.games.requests import Answer
from miskatonic.kernel.flow import Seat

NOT_NOW: Final = Answer("not-now", rule="CUL-7.1")
GONE: Final = Answer("gone")


def is_preparing(t: Table, seat: Seat) -> bool:
    """Plans are made in Preparation: before it no die is rolled, and after it nobody can do anything else."""
    return t.phase == PREPARATION and not t.gone >> seat & 1


def about_to_act(t: Table, seat: Seat) -> Table:
    """The table as if the seat were not ready: it can be called back (CUL-R58)."""
    if not t.ready >> seat & 1:
        return t
    twin = t.clone()
    twin.ready &= ~(1 << seat)
    return twin


def worth(plan: Plan) -> float:
    return sum(aim.value for aim in plan.values())
