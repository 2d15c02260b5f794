"""All chance of a table: one 64-bit number that can be cloned, saved and compared.

The generator is a 64-bit linear congruential one of which only the high half is used; its seeds pass
through a mixing function, so that neighbouring seeds and differently named streams are unrelated.
"""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from miskatonic.kernel.storage import stored

T = TypeVar("T")

_MASK = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_GOLDEN = 0x9E3779B97F4A7C15


def _mix(value: int) -> int:
    """The finaliser of splitmix64: every input bit reaches every output bit."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


@stored
class Dice:
    """A stream of chance."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    @classmethod
    def seeded(cls, seed: int, stream: str) -> "Dice":
        """The named stream of a seed; different names give unrelated streams."""
        state = _mix((seed + _GOLDEN) & _MASK)
        for letter in stream.encode():
            state = _mix((state ^ letter) + _GOLDEN & _MASK)
        return cls(state)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        self.state = state = (self.state * _MULTIPLIER + _INCREMENT) & _MASK
        return (state >> 32) * bound >> 32

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, which stay where they are."""
        return items[self.below(len(items))]

    def draw(self, bag: MutableSequence[T]) -> T:
        """Take one item out of a bag whose order has no meaning."""
        at = self.below(len(bag))
        item = bag[at]
        last = bag.pop()
        if at < len(bag):
            bag[at] = last
        return item

    def split(self) -> "Dice":
        """A new stream, unrelated to what this one yields from now on."""
        return Dice(_mix(self.below(1 << 32) << 32 | self.below(1 << 32)))

    def clone(self) -> "Dice":
        return Dice(self.state)
