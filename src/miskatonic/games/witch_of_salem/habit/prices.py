"""What minor items are worth by their use, kept by what it depends on: searches ask the same many times."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from miskatonic.games.witch_of_salem.cards.shape import Use
from miskatonic.games.witch_of_salem.habit import weights as w

_MOST_KEPT: Final = 4_096


class Prices:
    """For each minor item what none, one, two ... of it are worth."""

    __slots__ = ("_by_item", "_pouches")

    def __init__(self, by_item: Sequence[Sequence[float]]) -> None:
        self._by_item = by_item
        self._pouches: dict[tuple[int, ...], float] = {}

    def of(self, pouch: tuple[int, ...]) -> float:
        """The sum for a pouch."""
        value = self._pouches.get(pouch)
        if value is None:
            value = 0.0
            for item in dict.fromkeys(pouch):
                value += self._by_item[item][pouch.count(item)]
            self._pouches[pouch] = value
        return value


@lru_cache(_MOST_KEPT)
def prices_for(
    uses: tuple[Use, ...],
    spaces: int,
    books: int,
    tiles: int,
    holds: bool,  # noqa: FBT001 - a part of the key
    lost: int,
    pressing: float,
) -> Prices:
    """The prices of a seat with so many spaces.

    The team lacks so many books and looks. The seat holds an artifact or not, and has lost so much sanity. A
    book is dearer while the demon is `pressing`.
    """
    eager = w.LOOK_WITH_ARTIFACT if tiles and holds else 0.0
    drink = w.HEALING + w.HEALING_PER_LOST_SANITY * lost
    further_drink = w.HEALING / 2 + w.HEALING_PER_LOST_SANITY * max(0, lost - 2)
    first_stab, further_stab = w.DEFEAT
    counts = range(1, spaces + 2)
    by_use: dict[Use, tuple[float, ...]] = {
        "unmask": (0.0, *(w.EACH_KIND + _books_worth(count, books, pressing) for count in counts)),
        "look": (0.0, *(w.EACH_KIND + eager + _worth_of(w.LOOK, count, tiles) for count in counts)),
        "heal": (0.0, *(w.EACH_KIND + drink + further_drink * (count - 1) for count in counts)),
        "defeat": (0.0, *(w.EACH_KIND + first_stab + further_stab * (count - 1) for count in counts)),
    }
    return Prices([by_use[use] for use in uses])


def _books_worth(count: int, wanted: int, pressing: float) -> float:
    """Items that unmask, which are dearer the nearer the demon is."""
    return _worth_of(w.BOOK, count, wanted) + pressing * min(count, wanted)


def _worth_of(values: tuple[float, float, float], count: int, wanted: int) -> float:
    first, further, spare = values
    needed = min(count, wanted)
    value = spare * (count - needed)
    return value + first + further * (needed - 1) if needed else value
