"""A run: many games of one kind, played by bots in one process or several.

Every measurement of the arena is a view of runs: `play` plays the games, and an observer decides what is
kept of each of them.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypedDict, TypeVar

from miskatonic.arena.checkpoint import GameStore
from miskatonic.arena.game import Game, LoadedRun, play_game
from miskatonic.arena.observer import Observer
from miskatonic.arena.region import play_region
from miskatonic.arena.workers import Engine, Job, play_locally
from miskatonic.bots.roster import make_bot_of
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.errors import MiskatonicError

N = TypeVar("N")
# Called with the number of games played so far and the number of games in all.
Progress: TypeAlias = Callable[[int, int], None]


class BadRunError(MiskatonicError):
    """A run that cannot be played as described."""


@dataclass(frozen=True)
class Run:
    """Which games are played; checked when it is made. The same run always gives the same games.

    `content` is a folder of card files; None stands for the cards that come with the game. Games are numbered
    from `first` on, and the number of a game determines its seed.
    """

    spec: AnyGame
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    content: Path | None = None
    first: int = 0

    def __post_init__(self) -> None:
        allowed = self.spec.seats_for(self.options)
        if self.seats not in allowed:
            raise BadRunError(
                f"{self.spec.key} is played by {allowed[0]} to {allowed[-1]} seats, not {self.seats}"
            )
        if self.games < 1:
            raise BadRunError(f"the number of games must be at least 1, not {self.games}")
        if len(self.bots) not in (1, self.seats):
            raise BadRunError(
                f"name one bot for all seats or one for each of the {self.seats} seats, not {len(self.bots)}"
            )
        self.load()

    @property
    def lineup(self) -> tuple[str, ...]:
        """The name of a bot for each seat."""
        return self.bots * self.seats if len(self.bots) == 1 else self.bots

    @property
    def players(self) -> str:
        """The bot of all seats, or the bot of each."""
        return ", ".join(self.lineup if len(set(self.lineup)) > 1 else self.lineup[:1])

    @property
    def changed(self) -> str:
        """The options that differ from their defaults; empty when all have them."""
        usual, chosen = self.spec.settle({}), self.spec.settle(self.options)
        return ", ".join(f"{key}={value}" for key, value in chosen.items() if value != usual[key])

    def load(self) -> LoadedRun:
        content = None if self.content is None else self.spec.load_content(self.content)
        options = self.spec.settle(self.options)
        bots = [make_bot_of(self.spec, name) for name in self.lineup]
        return LoadedRun(self.spec, self.seats, bots, options, content, self.seed, self.first)

    def load_content(self) -> Any:  # noqa: ANN401 - the game's own content
        """The content of the games, whether it comes from a folder or with the game."""
        return self.spec.load_content(self.content or self.spec.folder / "data")

    def describe(self) -> dict[str, Any]:
        """The fields with which every report begins in JSON."""
        return {
            "game": self.spec.key,
            "seats": self.seats,
            "bots": list(self.lineup),
            "games": self.games,
            "seed": self.seed,
            "options": self.spec.settle(self.options),
        }


@dataclass(frozen=True)
class Played(Generic[N]):
    """The games of a run in the order of their numbers, and how many seconds they took."""

    run: Run
    games: Sequence[Game[N]]
    seconds: float


class Means(TypedDict, total=False):
    """How games are played. None of it changes the result."""

    workers: int
    engine: Engine
    progress: Progress | None
    # What is finished at an interrupt is returned.
    keep_finished: bool
    # A file that keeps finished games; a run that finds it there goes on from it.
    checkpoint: Path | None


def play(
    runs: Sequence[Run],
    observer: Observer[N],
    *,
    workers: int = 1,
    engine: Engine = play_locally,
    progress: Progress | None = None,
    keep_finished: bool = False,
    checkpoint: Path | None = None,
) -> list[Played[N]]:
    """Play runs with the same number of games. Neither engine nor number of workers change the result.

    Games of the same number follow one another, so that runs that are compared advance together. An
    interrupt (Ctrl-C) ends all worker processes and is passed on. With `keep_finished`, the games that all
    runs have finished are returned instead, if there are any, and the runs have that many games.
    """
    if workers < 1:
        raise BadRunError(f"the number of jobs must be at least 1, not {workers}")
    if len({run.games for run in runs}) != 1:
        raise BadRunError("runs that are played together need the same number of games")
    total = sum(run.games for run in runs)
    began = time.perf_counter()
    store = None if checkpoint is None else GameStore(checkpoint, _described(runs, observer))
    games: dict[int, Game[N]] = {} if store is None else store.load()
    left = [index for index in range(total) if index not in games]
    results = engine(partial(_prepare, tuple(runs), observer), left, workers)
    # Closing the generator ends the processes, even when the progress display fails or is interrupted.
    try:
        with closing(results):
            if progress is not None:
                progress(len(games), total)
            for chunk in results:
                games.update(chunk)
                if store is not None:
                    store.add(chunk)
                if progress is not None:
                    progress(len(games), total)
    except KeyboardInterrupt:
        if not keep_finished or not _finished(games, runs):
            raise
    finally:
        if store is not None:
            store.close()
    numbers = _finished(games, runs)
    seconds = time.perf_counter() - began
    return [
        Played(
            run if len(numbers) == run.games else replace(run, games=len(numbers)),
            [games[number * len(runs) + side] for number in numbers],
            seconds,
        )
        for side, run in enumerate(runs)
    ]


def _finished(games: Mapping[int, object], runs: Sequence[Run]) -> list[int]:
    """The numbers of the games that all runs have finished."""
    return [
        number
        for number in range(runs[0].games)
        if all(number * len(runs) + side in games for side in range(len(runs)))
    ]


def _described(runs: Sequence[Run], observer: Observer[Any]) -> list[dict[str, Any]]:
    """What makes two plays the same: their games and what is kept of them."""
    if not observer.name:
        raise BadRunError("what is kept of these games cannot be stored in a checkpoint")
    return [
        {
            **run.describe(),
            "rules_version": run.spec.rules_version,
            "first": run.first,
            "cards": getattr(run.load_content(), "digest", None),
            "observer": observer.name,
        }
        for run in runs
    ]


def _prepare(runs: Sequence[Run], observer: Observer[N]) -> Job[Game[N]]:
    return partial(_play_one, [run.load() for run in runs], observer)


def _play_one(runs: Sequence[LoadedRun], observer: Observer[N], index: int) -> Game[N]:
    number, side = divmod(index, len(runs))
    run = runs[side]
    region = run.spec.region
    if region is not None and region.tables(run.options):
        return play_region(run, region, run.first + number, observer)
    return play_game(run, run.first + number, observer)
