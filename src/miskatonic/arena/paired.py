"""How two versions of a game differ when they are played on the same seeds.

Each game of one version is paired with the game of the other that has the same seed, and the differences
within the pairs are judged: the luck that both games share cancels out.

- A rate (games won, games that ended in some way): the interval of Bonett and Price (2012) for paired
  proportions, Wald's with one game added to each way of disagreeing; sound for few games and rare endings.
- A mean (points, rounds, effects): Student's interval of the mean of the differences.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from miskatonic.arena.interval import Z95, Estimate


class Difference(NamedTuple):
    """A figure in both versions, their difference (b minus a), and the interval of the difference (95 %)."""

    a: float
    b: float
    difference: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Zero lies outside of the interval."""
        return self.low > 0 or self.high < 0

    def as_dict(self) -> dict[str, Any]:
        return {
            "a": self.a,
            "b": self.b,
            "difference": self.difference,
            "interval95": [self.low, self.high],
            "clear": self.is_clear,
        }


def rates(a: Sequence[bool], b: Sequence[bool]) -> Difference:
    """The difference between how often something was true."""
    games = len(a)
    lost = sum(before and not after for before, after in zip(a, b, strict=True))
    won = sum(after and not before for before, after in zip(a, b, strict=True))
    up, down = (won + 1) / (games + 2), (lost + 1) / (games + 2)
    margin = Z95 * sqrt((up + down - (up - down) ** 2) / (games + 2))
    low, high = max(-1.0, up - down - margin), min(1.0, up - down + margin)
    return Difference(sum(a) / games, sum(b) / games, (won - lost) / games, low, high)


def means(a: Sequence[float], b: Sequence[float]) -> Difference:
    """The difference between mean amounts; needs at least two games."""
    differences = [after - before for before, after in zip(a, b, strict=True)]
    mean = fmean(differences)
    margin = student95(len(a) - 1) * stdev(differences) / sqrt(len(a))
    return Difference(fmean(a), fmean(b), mean, mean - margin, mean + margin)


def mean95(mean: float, spread: float | None, count: int) -> Estimate:
    """A mean of so many values with this standard deviation (None: of one value), with Student's interval."""
    margin = student95(max(1, count - 1)) * (spread or 0) / sqrt(count)
    return Estimate(mean, mean - margin, mean + margin)


def student95(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution, by the Cornish-Fisher series in 1/freedom."""
    z, n = Z95, freedom
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )
