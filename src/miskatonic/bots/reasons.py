"""Why a bot prefers an option, as data; the terminal and the page put it into words."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

W_co = TypeVar("W_co", covariant=True)
W = TypeVar("W")

# Values that differ by less are the same to a player.
NOTICEABLE = 0.02
GOOD_AS_WON, GOOD_AS_LOST = 0.95, -0.95


def is_noticeable(gain: float) -> bool:
    """Does an option that is worth so much more seem better to a player?"""
    return gain >= NOTICEABLE


class Weighed(Protocol[W_co]):
    """An option with its value and plan: an opinion, or one that came from another process."""

    @property
    def word(self) -> W_co: ...

    @property
    def value(self) -> float: ...

    @property
    def plan(self) -> Sequence[W_co]: ...


class Reason(NamedTuple, Generic[W]):
    """The reason for the best option; `instead` is the next best one, and `gain` the difference."""

    key: str
    value: float
    plan: Sequence[W]
    instead: W | None = None
    gain: float = 0.0


def reason(opinions: Sequence[Weighed[W]]) -> Reason[W]:
    """Why the first option is best: its value, and how much better it is than the next one."""
    best = opinions[0]
    value = round(best.value, 3)
    if best.value >= GOOD_AS_WON:
        return Reason("wins", value, best.plan)
    if len(opinions) == 1:
        return Reason("only-choice", value, best.plan)
    gain = best.value - opinions[1].value
    if best.value <= GOOD_AS_LOST:
        key = "all-lost"
    elif not is_noticeable(gain):
        key = "as-good"
    else:
        key = "prepares" if len(best.plan) > 1 else "better"
    return Reason(key, value, best.plan, opinions[1].word, round(gain, 3))
