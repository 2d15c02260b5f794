"""Why a bot would do what it would do, as data: whoever shows it finds the words."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

W_co = TypeVar("W_co", covariant=True)
W = TypeVar("W")

# Values closer than this are the same to a player.
NOTICEABLE = 0.02
GOOD_AS_WON, GOOD_AS_LOST = 0.95, -0.95


class Weighed(Protocol[W_co]):
    """An option, what it is worth and what would follow: an opinion, or one that has travelled."""

    @property
    def word(self) -> W_co: ...

    @property
    def value(self) -> float: ...

    @property
    def plan(self) -> Sequence[W_co]: ...


class Reason(NamedTuple, Generic[W]):
    """What speaks for the first option; `instead` is the next best one, and `gain` the difference."""

    key: str
    value: float
    plan: Sequence[W]
    instead: W | None = None
    gain: float = 0.0


def reason(thoughts: Sequence[Weighed[W]]) -> Reason[W]:
    """Why the first: what comes of it, and how much better that is than the next best."""
    best = thoughts[0]
    value = round(best.value, 3)
    if best.value >= GOOD_AS_WON:
        return Reason("wins", value, best.plan)
    if len(thoughts) == 1:
        return Reason("only-choice", value, best.plan)
    gain = best.value - thoughts[1].value
    if best.value <= GOOD_AS_LOST:
        key = "all-lost"
    elif gain < NOTICEABLE:
        key = "as-good"
    else:
        key = "prepares" if len(best.plan) > 1 else "better"
    return Reason(key, value, best.plan, thoughts[1].word, round(gain, 3))
