"""Symbols against symbols: can these sources cover a requirement, and how most cheaply (CUL-R18)?

A multiset of symbols is one int, four bits for each of the five symbols. What a source can supply is a
tuple of such multisets, of which it supplies one; more than is needed is harmless (CUL-8.11).
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from miskatonic.games.cultistorm.words import WILD

UNIT: Final = tuple(1 << 4 * symbol for symbol in range(5))


SHIFTS: Final = (0, 4, 8, 12, 16)


_NIBBLE: Final = 15


_ANY: Final = 5


Supply = tuple[int, ...]


def pack(symbols: Sequence[int]) -> int:
    """A multiset of symbols."""
    return sum(UNIT[symbol] for symbol in symbols)


@cache
def unpack(multiset: int) -> tuple[int, ...]:
    """Its symbols in order, each as often as it is there."""
    return tuple(symbol for symbol in range(5) for _ in range(multiset >> 4 * symbol & _NIBBLE))


@cache
def size(multiset: int) -> int:
    return sum(multiset >> shift & _NIBBLE for shift in SHIFTS)


@cache
def any_of(count: int) -> Supply:
    """So many wild units: every multiset of that size."""
    return tuple(pack(symbols) for symbols in combinations_with_replacement(range(5), count))


# What a face or printed symbol supplies once, and what it supplies twice: both are the same symbol (CUL-7.9).
ONCE: Final[tuple[Supply, ...]] = (*((unit,) for unit in UNIT), any_of(1))


TWICE: Final[tuple[Supply, ...]] = (*((2 * unit,) for unit in UNIT), tuple(2 * unit for unit in UNIT))


@cache
def covers(requirement: int, supply: int) -> int:
    """What is left of a requirement when this is supplied."""
    left = requirement
    for shift in SHIFTS:
        wanted = requirement >> shift & _NIBBLE
        if wanted:
            left -= min(wanted, supply >> shift & _NIBBLE) << shift
    return left


class Source(NamedTuple):
    """Something that supplies symbols: what is used up, what that costs, and what it can supply.

    Symbols of the requirement that are ignored are matched as if they were supplied (CUL-R18).
    """

    refs: tuple[int, ...]
    cost: int
    supply: Supply
    ignores: bool = False

    @property
    def is_wild(self) -> bool:
        """Can it be any symbol? What is ignored is none."""
        return len(self.supply) >= _ANY and not self.ignores


def is_enough(requirement: int, sources: Sequence[Source]) -> bool:
    """Can the sources cover the requirement? Fixed symbols first, then wild ones; the rest is searched."""
    left = requirement
    wild = 0
    choices: list[Supply] = []
    for _, _, supply, _ in sources:
        if len(supply) == 1:
            left = covers(left, supply[0])
        elif supply is ONCE[WILD]:
            wild += 1
        elif supply:
            choices.append(supply)
    missing = size(left)
    if missing <= wild:
        return True
    if missing > wild + sum(size(supply[0]) for supply in choices):
        return False
    lefts = {left}
    for supply in choices:
        lefts |= {covers(rest, part) for rest in lefts for part in supply}
    return min(map(size, lefts)) <= wild


def cheapest(requirement: int, sources: Sequence[Source]) -> tuple[int, int] | None:
    """Cost and set (a bit for each source) of the cheapest that cover a requirement; None if none do."""
    best: dict[int, tuple[int, int]] = {requirement: (0, 0)}
    for number, (_, cost, supply, _) in enumerate(sources):
        bit = 1 << number
        for left, (paid, used) in list(best.items()):
            for part in supply:
                rest = covers(left, part)
                if rest == left:
                    continue
                known = best.get(rest)
                if known is None or paid + cost < known[0]:
                    best[rest] = (paid + cost, used | bit)
    return best.get(0)


def assign(requirement: int, sources: Sequence[Source]) -> tuple[int, int, list[int]]:
    """Cover as much as can be, most cheaply: what is left, the cost, and what each source covers."""
    best: dict[int, tuple[int, tuple[tuple[int, int], ...]]] = {requirement: (0, ())}
    for number, (_, cost, supply, _) in enumerate(sources):
        for left, (paid, parts) in list(best.items()):
            for part in supply:
                rest = covers(left, part)
                known = best.get(rest)
                if rest != left and (known is None or paid + cost < known[0]):
                    best[rest] = (paid + cost, (*parts, (number, left - rest)))
    left = min(best, key=lambda rest: (size(rest), best[rest][0]))
    cost, parts = best[left]
    covered = dict(parts)
    return left, cost, [covered.get(number, 0) for number in range(len(sources))]
