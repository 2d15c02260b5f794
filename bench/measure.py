"""How every contestant, ours included, is timed. Standard library only."""

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter

from bench.figures import Figures

PASSES = 3
CLONED_GAMES = 5
CLONE_BATCHES = 5
CLONE_BATCH_SECONDS = 0.005


@dataclass(frozen=True, slots=True)
class Tally:
    """How often the players of one game were asked, and how often they had a choice."""

    ticks: int
    decisions: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Contestant:
    """What a library does in its own way; `measure` does the rest alike for all.

    `play` plays one whole game at full speed and returns its ticks; `count` plays the same game
    outside the clock; `copier` goes to the given tick of that game and returns what copies it there.
    """

    name: str
    version: str
    played: str
    seeds: Sequence[int]
    play: Callable[[int], int]
    count: Callable[[int], Tally]
    copier: Callable[[int, int], Callable[[], object]] | None = None
    clone_means: str = ""
    search_iteration_microseconds: Callable[[], float] | None = None


def measure(contestant: Contestant) -> Figures:
    tallies = [contestant.count(seed) for seed in contestant.seeds]
    ticks = sum(tally.ticks for tally in tallies)
    decisions = sum(tally.decisions for tally in tallies)
    seconds = median(_pass_seconds(contestant, ticks) for _ in range(PASSES))
    search = contestant.search_iteration_microseconds
    return Figures(
        name=contestant.name,
        version=contestant.version,
        played=contestant.played,
        games=len(tallies),
        ticks=ticks,
        decisions=decisions,
        seconds=seconds,
        ticks_per_second=ticks / seconds,
        decisions_per_second=decisions / seconds,
        games_per_second=len(tallies) / seconds,
        clone_microseconds=_clone_microseconds(contestant, tallies),
        clone_means=contestant.clone_means,
        search_iteration_microseconds=search() if search else None,
    )


def _pass_seconds(contestant: Contestant, counted_ticks: int) -> float:
    play = contestant.play
    # Collection stays on, as in real use; only what earlier work left behind is not charged here.
    gc.collect()
    begin = perf_counter()
    ticks = sum(play(seed) for seed in contestant.seeds)
    seconds = perf_counter() - begin
    if ticks != counted_ticks:
        raise RuntimeError(f"the timed games had {ticks} ticks, the counted ones {counted_ticks}")
    return seconds


def _clone_microseconds(contestant: Contestant, tallies: Sequence[Tally]) -> float | None:
    if contestant.copier is None:
        return None
    middles = zip(contestant.seeds, tallies, strict=True)
    return median(
        microseconds_per_call(contestant.copier(seed, tally.ticks // 2))
        for seed, tally in list(middles)[:CLONED_GAMES]
    )


def microseconds_per_call(call: Callable[[], object]) -> float:
    gc.collect()
    calls = 1
    while (seconds := _seconds_for(call, calls)) < CLONE_BATCH_SECONDS:
        calls *= 2
    batches = [seconds, *(_seconds_for(call, calls) for _ in range(CLONE_BATCHES - 1))]
    return median(batches) / calls * 1e6


def _seconds_for(call: Callable[[], object], calls: int) -> float:
    turns = range(calls)
    begin = perf_counter()
    for _ in turns:
        call()
    return perf_counter() - begin
