"""What the prices of the stocks cost a seat, kept by what it depends on: searches ask the same many times."""

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import Final

from miskatonic.games.witch_of_salem.habit import weights as w
from miskatonic.games.witch_of_salem.rules import Rules

_MOST_KEPT: Final = 256
_FEW: Final = 2


@lru_cache(_MOST_KEPT)
def costs_for(
    rules: Rules,
    sanity: int,
    pressed: bool,  # noqa: FBT001 - a part of the key
) -> Sequence[Sequence[float]]:
    """By location and slot, for a seat with so much sanity. With Necron a bad round away it is `pressed`."""
    return tuple(tuple(_cost(price, sanity, pressed=pressed) for price in prices) for prices in rules.costs)


def _cost(price: str, left: int, *, pressed: bool) -> float:
    """Nothing is worth the last sanity."""
    if left <= price.count("S"):
        return -inf
    value = 0.0
    for symbol in price:
        value += w.PRICE[symbol] * (3.0 if symbol == "N" and pressed else 1.0)
        if symbol == "S":
            left -= 1
            value += w.LOW_SANITY if left <= _FEW else 0.0
    return value
