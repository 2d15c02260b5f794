"""Which numbers of a habit matter: `python -m bench.weights GAME --games 14000 --spread 0.3`.

Every game is played with all numbers of the game's `habit.weights` changed at random, by about this part of
each. A regression of the outcomes on the changes gives a slope and a curvature for every number at once (a
response surface), so each game teaches something about all of them. Printed are the numbers with a clear
effect and where the surface has its top. Take some of that step, and compare the habits by `bench.duel` on
other seeds.

Whole numbers, such as thresholds, stay as they are. The game must be cooperative: rivals who share a habit
win as often with any.
"""

import argparse
import importlib
import sys
from collections.abc import Mapping
from multiprocessing import Pool
from types import ModuleType
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from miskatonic.bots.rollout import play_by_habit
from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame

Floats: TypeAlias = NDArray[np.float64]

# Sets of changes in a batch; each is played once at every number of seats.
_CHUNK: Final = 20
_FOR_EVER: Final = 10**9
# A number near zero is changed as if it had this size.
_LEAST: Final = 0.3
# A slope or curvature is clear if it is so many standard errors from zero.
_CLEAR: Final = 2.0


class Place(NamedTuple):
    """Where a number stands: a constant of the module, and its place in it if it holds several."""

    name: str
    key: str | int | None = None

    def __str__(self) -> str:
        return self.name if self.key is None else f"{self.name}[{self.key}]"


class Batch(NamedTuple):
    """Which games to play."""

    game: str
    spread: float
    seed: int


class Effect(NamedTuple):
    """What a change by one spread does to the share of games won: slope and curvature, and their errors."""

    slope: float
    slope_error: float
    curve: float
    curve_error: float

    @property
    def is_clear(self) -> bool:
        return abs(self.slope) > _CLEAR * self.slope_error or abs(self.curve) > _CLEAR * self.curve_error

    @property
    def top(self) -> float | None:
        """At how many spreads the surface is highest, if it bends down."""
        return -self.slope / (2 * self.curve) if self.curve < 0 else None


def numbers_of(weights: ModuleType) -> dict[Place, float]:
    """The numbers of a module of weights that are not whole by declaration."""
    found: dict[Place, float] = {}
    for name, value in vars(weights).items():
        if not name.isupper():
            continue
        if isinstance(value, float):
            found[Place(name)] = value
        elif isinstance(value, tuple | Mapping):
            items = value.items() if isinstance(value, Mapping) else enumerate(value)
            found |= {Place(name, key): each for key, each in items if isinstance(each, float)}
    return found


def put(weights: ModuleType, numbers: Mapping[Place, float]) -> None:
    """Set the constants of a module of weights."""
    for place, number in numbers.items():
        held = vars(weights)[place.name]
        if place.key is None:
            setattr(weights, place.name, number)
        elif isinstance(held, Mapping):
            setattr(weights, place.name, {**held, place.key: number})
        else:
            changed = tuple(number if at == place.key else each for at, each in enumerate(held))
            setattr(weights, place.name, changed)
    _forget(weights.__name__.rpartition(".")[0])


def _forget(package: str) -> None:
    """Empty the caches of a habit: what they keep may depend on its weights."""
    for name, module in list(sys.modules.items()):
        if package and name.startswith(package):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def weights_of(spec: AnyGame) -> ModuleType:
    return importlib.import_module(f"miskatonic.games.{spec.key.replace('-', '_')}.habit.weights")


def sample(batch: Batch) -> tuple[Floats, Floats]:
    """Some games: the changes in spreads with the number of seats, and who won."""
    spec = find_game(batch.game)
    assert spec.habit is not None
    weights = weights_of(spec)
    usual = numbers_of(weights)
    chance = np.random.default_rng(batch.seed)
    rows, won = [], []
    for _ in range(_CHUNK):
        change = chance.normal(size=len(usual))
        put(weights, dict(zip(usual, changed(usual, batch.spread, change), strict=True)))
        for seats in spec.seats:
            table = spec.new(seats, spec.settle({}), int(chance.integers(1 << 40)))
            play_by_habit(table, spec.habit, _FOR_EVER)
            assert table.flow.outcome is not None
            rows.append([seats, *change])
            won.append(float(bool(table.flow.outcome.winners)))
    put(weights, usual)
    return np.array(rows), np.array(won)


def changed(usual: Mapping[Place, float], spread: float, change: Floats) -> list[float]:
    sizes = np.maximum(np.abs(list(usual.values())), _LEAST)
    return [float(each) for each in np.array(list(usual.values())) + spread * sizes * change]


def effects(rows: Floats, won: Floats) -> list[Effect]:
    """By least squares, with a mean for each number of seats."""
    seats, change = rows[:, 0], rows[:, 1:]
    levels = [(seats == each).astype(float) for each in np.unique(seats)]
    known = np.column_stack([*levels, change, change**2 - 1])
    squares = known.T @ known
    found = np.linalg.solve(squares, known.T @ won)
    errors = np.sqrt(np.diag(np.linalg.inv(squares)) * (won - known @ found).var())
    first, count = len(levels), change.shape[1]
    return [
        Effect(found[at], errors[at], found[at + count], errors[at + count])
        for at in range(first, first + count)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.weights", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=14_000, help="default 14000")
    parser.add_argument("--spread", type=float, default=0.3, help="default 0.3")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    spec = find_game(args.game)
    if not spec.cooperative:
        parser.error(f"{spec.key} is not cooperative")
    usual = numbers_of(weights_of(spec))
    batches = -(-args.games // (_CHUNK * len(spec.seats)))
    work = [Batch(args.game, args.spread, args.seed * 1_000_000 + at) for at in range(batches)]
    rows, won = [], []
    with Pool(args.jobs) as pool:
        for done, (some, results) in enumerate(pool.imap(sample, work), 1):
            rows.append(some)
            won.append(results)
            if done % 20 == 0 or done == batches:
                print(f"{sum(map(len, won))} games, {np.concatenate(won).mean():.1%} won", flush=True)
    print("\n| number | now | slope, points | curvature | top |", "|---|---|---|---|---|", sep="\n")
    for place, effect in zip(usual, effects(np.concatenate(rows), np.concatenate(won)), strict=True):
        if effect.is_clear:
            print(line(place, usual[place], args.spread, effect))


def line(place: Place, now: float, spread: float, effect: Effect) -> str:
    top = "" if effect.top is None else f"{now + effect.top * spread * max(abs(now), _LEAST):.2f}"
    return (
        f"| {place} | {now:.2f} | {100 * effect.slope:+.2f} ± {100 * effect.slope_error:.2f}"
        f" | {100 * effect.curve:+.2f} ± {100 * effect.curve_error:.2f} | {top} |"
    )


if __name__ == "__main__":
    main()
