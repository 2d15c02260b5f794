"""Measured figures and how sure they are: intervals at 95 %."""

from math import sqrt
from typing import Final, NamedTuple

# The standard normal quantile of 97.5 %.
Z95: Final = 1.959963984540054


class Estimate(NamedTuple):
    """A measured figure and its interval."""

    value: float
    low: float
    high: float


def wilson95(wins: int, games: int) -> tuple[float, float]:
    """The Wilson score interval at 95 %: sound for few games and for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    square = Z95 * Z95 / games
    centre = (rate + square / 2) / (1 + square)
    margin = Z95 / (1 + square) * sqrt(rate * (1 - rate) / games + square / (4 * games))
    # At the ends rounding would leave a residue where the interval is exactly closed.
    low = 0.0 if wins == 0 else centre - margin
    high = 1.0 if wins == games else centre + margin
    return low, high


def difference95(wins: int, games: int, other_wins: int, other_games: int) -> tuple[float, float]:
    """How far one rate lies above another, at 95 %: Newcombe's interval, from both Wilson intervals."""
    rate, other = wins / games, other_wins / other_games
    low, high = wilson95(wins, games)
    other_low, other_high = wilson95(other_wins, other_games)
    found = rate - other
    below = sqrt((rate - low) ** 2 + (other_high - other) ** 2)
    above = sqrt((high - rate) ** 2 + (other - other_low) ** 2)
    return found - below, found + above
