"""Two contents of one game, played on the same seeds by the same bots at the same seats."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from miskatonic.arena.comparison import Comparison, Side
from miskatonic.arena.observing import Observation, observe_game
from miskatonic.arena.playing import Setting
from miskatonic.arena.processes import Player
from miskatonic.arena.series import BadSimulationError, Progress, play_series
from miskatonic.arena.simulate import Simulation
from miskatonic.games.spec import GameSpec

# Below this nothing can be said about how the differences vary.
_FEWEST = 2


@dataclass(frozen=True)
class Contest:
    """The two simulations that are set against each other."""

    a: Simulation
    b: Simulation

    def player(self) -> Player[tuple[int, Observation]]:
        return partial(_play, (self.a.setting(), self.b.setting()))


def _play(settings: tuple[Setting, Setting], index: int) -> tuple[int, Observation]:
    """Both games of a seed follow each other, so that an unfinished run has whole pairs."""
    number, side = divmod(index, 2)
    return index, observe_game(settings[side], number)


def compare(  # noqa: PLR0913 - a simulation has this many parts
    spec: GameSpec,
    contents: tuple[Path | None, Path | None],
    seats: int,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 1,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Play so many games with each content (None: the game's own); the number of jobs changes nothing."""
    if games < _FEWEST:
        raise BadSimulationError(f"a comparison needs at least {_FEWEST} games of each, not {games}")
    chosen = dict(options or {})
    a, b = (Simulation(spec, seats, tuple(bots), games, seed, chosen, content) for content in contents)
    began = time.perf_counter()
    told = play_series(Contest(a, b).player, 2 * games, jobs, lambda pair: pair[0], progress)
    sides = [
        _side(plan, [observed for index, observed in told if index % 2 == side])
        for side, plan in enumerate((a, b))
    ]
    seconds = time.perf_counter() - began
    return Comparison(
        spec.key, spec.cooperative, seats, a.lineup, seed, spec.settle(chosen), sides[0], sides[1], seconds
    )


def _side(plan: Simulation, observed: list[Observation]) -> Side:
    spec = plan.spec
    content = spec.load_content(plan.content or spec.folder / "data")
    name = "house" if plan.content is None else str(plan.content)
    return Side(name, getattr(content, "digest", None), spec.powers(content), observed)
