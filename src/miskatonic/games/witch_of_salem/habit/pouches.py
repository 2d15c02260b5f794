"""What pouches are worth to a seat, kept by what it depends on: searches ask the same many times."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from miskatonic.games.witch_of_salem.cards.recipes import Pouch
from miskatonic.games.witch_of_salem.habit import weights as w
from miskatonic.games.witch_of_salem.habit.prices import Prices
from miskatonic.games.witch_of_salem.rules import Rules
from miskatonic.games.witch_of_salem.table import NO_ELDER
from miskatonic.games.witch_of_salem.words import NO_ITEM

# Most are asked for again within a turn or not at all, and many that are kept cost more time than they save.
_MOST_POUCHES: Final = 64
_MOST_EXCHANGES: Final = 4_096


class Pouches(dict[Pouch, float]):
    """What each pouch is worth to one seat. It is worked out when it is first asked for."""

    __slots__ = ("_bans", "_changes", "_creatures", "_gains", "_prices", "_prisoner", "_rules", "_spaces")

    def __init__(
        self,
        rules: Rules,
        spaces: int,
        prices: Prices,
        creatures: tuple[int, ...],
        prisoner: int,
        *,
        bans: bool,
    ) -> None:
        super().__init__()
        self._rules = rules
        self._spaces = spaces
        self._prices = prices
        self._creatures = creatures
        self._prisoner = prisoner
        self._bans = bans
        self._changes: dict[tuple[Pouch, int, int], float] = {}
        self._gains: dict[Pouch, Mapping[int, float]] = {}

    def __missing__(self, pouch: Pouch) -> float:
        value = self._prices.of(pouch)
        for creature in self._rules.recipes_met[pouch]:
            if creature in self._creatures:
                value += w.RECIPE_HELD
        if self._prisoner != NO_ELDER:
            value += self._banning_worth(pouch)
        self[pouch] = value
        return value

    def _banning_worth(self, pouch: Pouch) -> float:
        missing = self._rules.elder_missing[self._prisoner][pouch]
        if not self._bans:
            return w.BAN_ITEM_OF_OTHERS * (3 - missing)
        return w.BAN_ITEM * (3 - missing) + (0.0 if missing else w.BAN_RECIPE)

    def change(self, pouch: Pouch, leaves: int, comes: int) -> float:
        """What an exchange brings to a pouch. Either item may be none."""
        key = pouch, leaves, comes
        value = self._changes.get(key)
        if value is None:
            value = self._changes[key] = self[exchanged(pouch, leaves, comes)] - self[pouch]
        return value

    def gains(self, pouch: Pouch) -> Mapping[int, float]:
        """By minor item: what one more of it brings to a pouch, without what is best dropped for it."""
        value = self._gains.get(pouch)
        if value is None:
            now, spaces = self[pouch], self._spaces
            value = self._gains[pouch] = {
                item: max([self[each] for each in pouches_with(pouch, item, spaces)]) - now
                for item in self._rules.minor_items
            }
        return value


@lru_cache(_MOST_POUCHES)
def pouches_for(
    rules: Rules,
    spaces: int,
    prices: Prices,
    creatures: tuple[int, ...],
    prisoner: int,
    bans: bool,  # noqa: FBT001 - a part of the key
) -> Pouches:
    """The pouches of a seat with so many spaces and these prices, while these creatures are in Arkham.

    Once somebody is near to banning the Prisoner, every pouch is judged by its recipe, too. The seat `bans`
    if it is the nearest.
    """
    return Pouches(rules, spaces, prices, creatures, prisoner, bans=bans)


@lru_cache(_MOST_EXCHANGES)
def pouches_with(pouch: Pouch, item: int, spaces: int) -> tuple[Pouch, ...]:
    """What a pouch can be with one more item. If it is full, one of those it holds is dropped."""
    more = exchanged(pouch, NO_ITEM, item)
    if len(pouch) < spaces:
        return (more,)
    return tuple(exchanged(more, held, NO_ITEM) for held in dict.fromkeys(pouch))


@lru_cache(_MOST_EXCHANGES)
def exchanged(pouch: Pouch, leaves: int, comes: int) -> Pouch:
    """A pouch after an exchange. Either item may be none."""
    items = list(pouch)
    if leaves != NO_ITEM:
        items.remove(leaves)
    if comes != NO_ITEM:
        items.append(comes)
    return tuple(sorted(items))
