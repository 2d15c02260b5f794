"""Ratings by the model of Bradley and Terry, and how sure they are.

Every game has sides, of which one wins, and the strength of a side is a weighted sum of the strengths of the
entrants on it (on a logarithmic scale). Side A wins with probability exp(A) / (exp(A) + exp(B) + ...). With
two sides of one entrant each this is the model of Bradley and Terry; with more sides it is Luce's. In a
cooperative game the sides are the team, whose strength is the mean of its members, and the game itself, whose
strength is 0.

The fit is Newton's method on the penalised likelihood. The penalty, a normal prior, keeps the rating of an
entrant finite that has won or lost every game. No library does all of this: `choix` fits the same models,
but knows neither mixed sides nor intervals.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp, log, sqrt
from typing import Final, NamedTuple, TypeAlias

from miskatonic.arena.interval import Z95, Estimate

# The weight of each entrant in the strength of one side.
Side: TypeAlias = Sequence[float]
Vector: TypeAlias = list[float]
Matrix: TypeAlias = list[list[float]]
# How often each result was seen, by the sides and their shares of the win.
Counted: TypeAlias = Mapping[tuple[tuple[Side, ...], tuple[float, ...]], int]

# Points of Elo's scale for each unit of the logarithmic scale: 400 points are odds of ten to one.
ELO: Final = 400 / log(10)
# The standard deviation of the prior: 800 points, so wide that a few dozen games outweigh it.
PRIOR_SPREAD: Final = 800 / ELO
_STEPS: Final = 100
_STILL: Final = 1e-9


class Result(NamedTuple):
    """A game: its seed, its sides, and which share of the win each side has."""

    seed: Hashable
    sides: tuple[Side, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Ratings:
    """The strengths of all entrants and how sure they are, in points of Elo's scale."""

    strengths: Vector
    # The covariance of the strengths if games on one seed may depend on each other, and if none did.
    clustered: Matrix
    independent: Matrix
    # Entrants that have won everything, or nothing. Their games say too little about their own spread.
    one_sided: frozenset[int]
    counted: Counted
    # How many seeds there were for each game.
    seeds_per_game: float
    # Competitors are rated around their mean; teams are rated by how they do against the game, which has 0.
    around_mean: bool

    @cached_property
    def _weights(self) -> Matrix:
        """For each entrant, the weights of all strengths in its rating."""
        count = len(self.strengths)
        share = 1 / count if self.around_mean else 0.0
        return [[float(i == j) - share for j in range(count)] for i in range(count)]

    def rating(self, entrant: int) -> Estimate:
        return self._estimate(self._weights[entrant], self._covariance((entrant,)))

    def difference(self, above: int, below: int) -> Estimate:
        return self._estimate(self._contrast(above, below), self._covariance((above, below)))

    def spread(self, above: int, below: int) -> float:
        """The standard error of a difference."""
        weights = self._contrast(above, below)
        return ELO * sqrt(_quadratic(self._covariance((above, below)), weights))

    def certainty(self, above: int, below: int) -> float:
        """By how many standard errors an entrant stands above another.

        Next to a clean record the likelihood is far from a parabola, and its standard error says nothing.
        There the likelihood of both being equal decides; all games on a seed count as one.
        """
        if not self.one_sided.intersection((above, below)):
            return self.difference(above, below).value / (self.spread(above, below) or _STILL)
        equal = _maximum(len(self.strengths), _merged(self.counted, above, below))
        gain = _likelihood(self.strengths, self.counted) - _likelihood(
            equal, _merged(self.counted, above, below)
        )
        return sqrt(max(0.0, 2 * gain * self.seeds_per_game))

    def order(self) -> list[int]:
        """The entrants, the strongest first."""
        return sorted(range(len(self.strengths)), key=lambda entrant: -self.strengths[entrant])

    def expected(self, sides: Sequence[Side]) -> list[float]:
        """How likely each side wins."""
        return _chances(self.strengths, sides)

    def _contrast(self, above: int, below: int) -> Vector:
        return [float(i == above) - float(i == below) for i in range(len(self.strengths))]

    def _covariance(self, entrants: Iterable[int]) -> Matrix:
        return self.independent if self.one_sided.intersection(entrants) else self.clustered

    def _estimate(self, weights: Vector, covariance: Matrix) -> Estimate:
        value = ELO * _dot(weights, self.strengths)
        margin = Z95 * ELO * sqrt(_quadratic(covariance, weights))
        return Estimate(value, value - margin, value + margin)


def fit(entrants: int, results: Sequence[Result], *, around_mean: bool) -> Ratings:
    """The ratings that explain the results best."""
    counted: dict[tuple[tuple[Side, ...], tuple[float, ...]], int] = {}
    for result in results:
        key = (result.sides, result.shares)
        counted[key] = counted.get(key, 0) + 1
    strengths = _maximum(entrants, counted)
    _, curvature = _slope(strengths, counted)
    independent = _inverse(curvature)
    return Ratings(
        strengths,
        _sandwich(independent, _scatter(strengths, results)),
        independent,
        _one_sided(entrants, results),
        counted,
        len({result.seed for result in results}) / max(1, len(results)),
        around_mean,
    )


def _maximum(entrants: int, counted: Counted) -> Vector:
    """The most likely strengths, by Newton's method."""
    strengths = [0.0] * entrants
    for _ in range(_STEPS):
        gradient, curvature = _slope(strengths, counted)
        step = _times(_inverse(curvature), gradient)
        # Far from the optimum the curvature can be much too small; a bounded step cannot overshoot for ever.
        largest = max(1.0, *(abs(each) for each in step))
        strengths = [strength + each / largest for strength, each in zip(strengths, step, strict=True)]
        if max(abs(each) for each in step) < _STILL:
            break
    return strengths


def _likelihood(strengths: Vector, counted: Counted) -> float:
    """The logarithm of the likelihood, prior included."""
    found = -_dot(strengths, strengths) / (2 * PRIOR_SPREAD**2)
    for (sides, shares), games in counted.items():
        chances = _chances(strengths, sides)
        found += games * sum(
            share * log(chance) for share, chance in zip(shares, chances, strict=True) if share
        )
    return found


def _merged(counted: Counted, kept: int, gone: int) -> Counted:
    """The same results if two entrants were one."""
    found: dict[tuple[tuple[Side, ...], tuple[float, ...]], int] = {}
    for (sides, shares), games in counted.items():
        joined = tuple(
            tuple(
                weight + side[gone] if at == kept else 0.0 if at == gone else weight
                for at, weight in enumerate(side)
            )
            for side in sides
        )
        found[joined, shares] = found.get((joined, shares), 0) + games
    return found


def _slope(strengths: Vector, counted: Counted) -> tuple[Vector, Matrix]:
    """The gradient of the logarithm of the likelihood, prior included, and its negative second derivative."""
    count = len(strengths)
    precision = 1 / PRIOR_SPREAD**2
    gradient = [-precision * strength for strength in strengths]
    curvature = [[precision if i == j else 0.0 for j in range(count)] for i in range(count)]
    for (sides, shares), games in counted.items():
        chances = _chances(strengths, sides)
        mean = [sum(c * side[i] for c, side in zip(chances, sides, strict=True)) for i in range(count)]
        for chance, share, side in zip(chances, shares, sides, strict=True):
            for i in range(count):
                gradient[i] += games * (share - chance) * side[i]
                for j in range(count):
                    curvature[i][j] += games * chance * (side[i] - mean[i]) * (side[j] - mean[j])
    return gradient, curvature


def _scatter(strengths: Vector, results: Sequence[Result]) -> Matrix:
    """How much the gradients of the seeds scatter: games on one seed share its luck, so they count as one."""
    count = len(strengths)
    by_seed: dict[Hashable, Vector] = {}
    known: dict[tuple[tuple[Side, ...], tuple[float, ...]], Vector] = {}
    for seed, sides, shares in results:
        key = (sides, shares)
        if key not in known:
            chances = _chances(strengths, sides)
            known[key] = [
                sum((s - c) * side[i] for s, c, side in zip(shares, chances, sides, strict=True))
                for i in range(count)
            ]
        total = by_seed.setdefault(seed, [0.0] * count)
        for i, each in enumerate(known[key]):
            total[i] += each
    # Few seeds scatter less than many would.
    correction = len(by_seed) / max(1, len(by_seed) - 1)
    return [
        [correction * sum(total[i] * total[j] for total in by_seed.values()) for j in range(count)]
        for i in range(count)
    ]


def _one_sided(entrants: int, results: Sequence[Result]) -> frozenset[int]:
    won, lost = [False] * entrants, [False] * entrants
    for _, sides, shares in results:
        for side, share in zip(sides, shares, strict=True):
            for entrant, weight in enumerate(side):
                if weight:
                    won[entrant] |= share > 0
                    lost[entrant] |= share < 1
    return frozenset(entrant for entrant in range(entrants) if not (won[entrant] and lost[entrant]))


def _chances(strengths: Vector, sides: Sequence[Side]) -> list[float]:
    powers = [exp(_dot(side, strengths)) for side in sides]
    total = sum(powers)
    return [power / total for power in powers]


def _dot(a: Sequence[float], b: Sequence[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def _times(matrix: Matrix, vector: Vector) -> Vector:
    return [_dot(row, vector) for row in matrix]


def _quadratic(matrix: Matrix, vector: Vector) -> float:
    return max(0.0, _dot(vector, _times(matrix, vector)))


def _sandwich(bread: Matrix, filling: Matrix) -> Matrix:
    """The product bread x filling x bread; all are symmetric."""
    half = [_times(filling, row) for row in bread]
    return [[_dot(left, right) for right in bread] for left in half]


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan. The matrix is positive definite, so no pivot is zero."""
    count = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(count))] for i, row in enumerate(matrix)]
    for at in range(count):
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(count):
            if other != at:
                factor = rows[other][at]
                rows[other] = [v - factor * p for v, p in zip(rows[other], rows[at], strict=True)]
    return [row[count:] for row in rows]
