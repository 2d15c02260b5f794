"""Results of games on fixed seeds, and their means."""

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from miskatonic.bots.bot import Bot
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.research.matchup import play
from miskatonic.research.position import Position
from miskatonic.research.setting import Setting

# Two-sided 95 % of the normal distribution.
_Z: Final = 1.96


class BadGamesError(MiskatonicError):
    """A number of games that cannot be played."""


class Result(NamedTuple):
    """How one game ended for the measured seats: from -1 to 1, and the points of the first of them."""

    seed: int
    won: bool
    value: float
    points: int


class Mean(NamedTuple):
    """A mean with the half-width of its 95 % interval."""

    mean: float
    margin: float

    @staticmethod
    def of(values: Sequence[float]) -> "Mean":
        spread = stdev(values) if len(values) > 1 else 0.0
        return Mean(fmean(values), _Z * spread / sqrt(len(values)))

    def as_dict(self) -> dict[str, float]:
        return {"mean": round(self.mean, 4), "margin": round(self.margin, 4)}


def measure(
    setting: Setting,
    lineup: Sequence[Bot],
    seeds: Sequence[int],
    progress: Callable[[int, int], None] | None = None,
) -> list[Result]:
    """Play the games with these seeds; the measured bot is at seat 0. The same call, the same results."""
    if not seeds:
        raise BadGamesError("the number of games must be at least 1")
    results: list[Result] = []
    for number, seed in enumerate(seeds, 1):
        results.append(_result(seed, play(setting, lineup, seed)))
        if progress is not None:
            progress(number, len(seeds))
    return results


def summary(results: Sequence[Result]) -> dict[str, Any]:
    """Share of wins, mean result and mean points, each with its margin."""
    return {
        "games": len(results),
        "wins": Mean.of([float(result.won) for result in results]).as_dict(),
        "result": Mean.of([result.value for result in results]).as_dict(),
        "points": Mean.of([float(result.points) for result in results]).as_dict(),
    }


def _result(seed: int, position: Position) -> Result:
    outcome = position.table.flow.outcome
    assert outcome is not None  # noqa: S101 - the game was played to its end
    return Result(seed, 0 in outcome.winners, position.returns()[0], outcome.scores[0])
