"""Dice that a scenario controls."""

from collections.abc import MutableSequence
from typing import TypeVar, cast

from miskatonic.kernel.dice import Dice, QuickDice
from miskatonic.kernel.storage import stored

T = TypeVar("T")


@stored("loaded-dice")
class LoadedDice(Dice):
    """Replaces a table's `Dice`: it first yields what was promised, then falls back to chance.

    Promised items are drawn from bags, promised numbers come from rolls and picks. The two do not mix.
    """

    __slots__ = ("chance", "items", "numbers")

    def __init__(self, chance: Dice) -> None:
        self.chance = chance
        self.items: list[int] = []
        self.numbers: list[int] = []

    @property
    def state(self) -> int:
        return self.chance.state

    @state.setter
    def state(self, state: int) -> None:
        self.chance.state = state

    def below(self, bound: int) -> int:
        if not self.numbers:
            return self.chance.below(bound)
        number = self.numbers.pop(0)
        if not 0 <= number < bound:
            raise AssertionError(f"the next roll should be {number}, but it must be from 0 to {bound - 1}")
        return number

    def draw(self, bag: MutableSequence[T]) -> T:
        if not self.items:
            return self.chance.draw(bag)
        item = cast("T", self.items.pop(0))
        if item not in bag:
            raise AssertionError(f"the next draw should be {item}, but the bag holds {sorted(bag, key=str)}")
        bag.remove(item)
        return item

    def split(self) -> QuickDice:
        return self.chance.split()

    def clone(self) -> "LoadedDice":
        twin = LoadedDice(self.chance.clone())
        twin.items = self.items[:]
        twin.numbers = self.numbers[:]
        return twin
