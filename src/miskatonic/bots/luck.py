"""The luck of an imagined world: whichever word is said in it, chance answers alike as far as it can.

With one stream of numbers, two words share their luck only until chance speaks once more after one of them
than after the other. Here every number of possibilities has a stream of its own. A deck of twenty cards draws
from the twentieth and then from the nineteenth, so it is dealt in the same order after every word, and what
is drawn elsewhere does not shift it. No number is used twice, so nothing becomes more likely (ADR 0180).
"""

from typing import Final

from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.table import Table

# SplitMix64: a counter, mixed until no bit tells of the others.
_STEP: Final = 0x9E3779B97F4A7C15
_MIXERS: Final = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)
_64_BITS: Final = (1 << 64) - 1
# So many numbers of one stream are apart from those of the next one.
_STREAM: Final = 1 << 20


class Luck(Dice):
    """The dice of a world in which words are compared. A clone has the same luck."""

    __slots__ = ("_used", "_world")

    def __init__(self, world: int) -> None:
        # How many numbers have been used, in all and of each stream.
        self.state = 0
        self._used: dict[int, int] = {}
        self._world = world

    def below(self, bound: int) -> int:
        self.state += 1
        used = self._used
        count = used[bound] = used.get(bound, 0) + 1
        mixed = (self._world + (bound * _STREAM + count) * _STEP) & _64_BITS
        mixed = ((mixed ^ (mixed >> 30)) * _MIXERS[0]) & _64_BITS
        mixed = ((mixed ^ (mixed >> 27)) * _MIXERS[1]) & _64_BITS
        return (mixed >> 32) * bound >> 32

    def clone(self) -> "Luck":
        twin = Luck(self._world)
        twin.state = self.state
        twin._used = self._used.copy()
        return twin


def imagine_world(vantage: Vantage, dice: Dice) -> Table:
    """A table that the seat could believe in; its clones share their luck."""
    world = vantage.imagine(dice)
    world.dice = Luck(dice.split().state)
    return world
