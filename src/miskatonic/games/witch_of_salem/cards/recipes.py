"""Recipes: which sets of minor items meet them, and what is missing. A set, a pouch, is a sorted tuple."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple, TypeAlias

from miskatonic.games.witch_of_salem.cards.shape import Recipe, Use

Pouch: TypeAlias = tuple[int, ...]
Numbers: TypeAlias = Mapping[str, int]


class UsesHeld(NamedTuple):
    """How many items of a pouch have each use."""

    unmask: int
    look: int
    heal: int
    defeat: int


def all_pouches(kinds: int, most: int) -> tuple[Pouch, ...]:
    """Every pouch of so many items at most."""
    return tuple(
        pouch for size in range(most + 1) for pouch in combinations_with_replacement(range(kinds), size)
    )


def uses_in(uses: Sequence[Use], pouch: Pouch) -> UsesHeld:
    held = [uses[item] for item in pouch]
    return UsesHeld(held.count("unmask"), held.count("look"), held.count("heal"), held.count("defeat"))


def holders(recipe: Recipe, numbers: Numbers, pouches: Iterable[Pouch]) -> frozenset[Pouch]:
    """Those of the pouches that meet a recipe (none for one that wants an artifact)."""
    return frozenset(pouch for pouch in pouches if paying(recipe, numbers, pouch) is not None)


def paying(recipe: Recipe, numbers: Numbers, pouch: Pouch) -> Pouch | None:
    """The items of a pouch that meet a recipe, or None."""
    if recipe.items:
        wanted = tuple(numbers[name] for name in recipe.items)
        return wanted if all(pouch.count(item) >= wanted.count(item) for item in wanted) else None
    if recipe.same:
        same = next((item for item in pouch if pouch.count(item) >= recipe.same), None)
        return None if same is None else (same,) * recipe.same
    distinct = tuple(dict.fromkeys(pouch))
    if recipe.different and len(distinct) >= recipe.different:
        return distinct[: recipe.different]
    return None


def lacking(recipe: Recipe, numbers: Numbers, pouch: Pouch) -> tuple[str, ...]:
    """What a pouch lacks for a recipe of minor items, by name: the items, or the form of the recipe."""
    if recipe.same:
        return (f"same-{recipe.same}",)
    if recipe.different:
        return (f"different-{recipe.different}",)
    spare = list(pouch)
    lacks = []
    for name in recipe.items:
        if numbers[name] in spare:
            spare.remove(numbers[name])
        else:
            lacks.append(name)
    return tuple(lacks)


def missing(recipe: Recipe, numbers: Numbers, pouch: Pouch) -> int:
    """How many items a pouch lacks for a recipe of minor items."""
    if recipe.items:
        wanted = [numbers[name] for name in recipe.items]
        return sum(max(0, wanted.count(item) - pouch.count(item)) for item in dict.fromkeys(wanted))
    if recipe.same:
        return recipe.same - min(recipe.same, max((pouch.count(item) for item in pouch), default=0))
    return max(0, recipe.different - len(set(pouch)))
