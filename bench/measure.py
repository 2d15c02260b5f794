"""How every contestant, ours included, is timed. Standard library only.

The clock is the processor time of the process, so that other processes on the machine do not count.
"""

import gc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import TypeAlias

from bench.figures import Figures

PASSES = 3
MIDDLES = 5
BATCHES = 5
BATCH_SECONDS = 0.005

# Goes to the given tick of the game with the given seed; returns what is to be timed there.
AtTick: TypeAlias = Callable[[int, int], Callable[[], object]]


@dataclass(frozen=True, slots=True)
class Tally:
    """How often the players of one game were asked, and how often they had a choice."""

    ticks: int
    decisions: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Contestant:
    """What a library does in its own way; `measure` does the rest alike for all.

    `play` plays one whole game at full speed and returns its ticks; `count` plays the same game
    outside the clock; `copier` copies it at a tick; `searcher` has a bot think so many iterations there.
    """

    name: str
    version: str
    played: str
    seeds: Sequence[int]
    play: Callable[[int], int]
    count: Callable[[int], Tally]
    copier: AtTick | None = None
    clone_means: str = ""
    searcher: AtTick | None = None
    search_iterations: int = 1


def measure(contestant: Contestant) -> Figures:
    tallies = [contestant.count(seed) for seed in contestant.seeds]
    ticks = sum(tally.ticks for tally in tallies)
    decisions = sum(tally.decisions for tally in tallies)
    seconds = median(_pass_seconds(contestant, ticks) for _ in range(PASSES))
    middles = [(seed, tally.ticks // 2) for seed, tally in zip(contestant.seeds, tallies, strict=True)]
    search = _microseconds(contestant.searcher, middles)
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
        clone_microseconds=_microseconds(contestant.copier, middles),
        clone_means=contestant.clone_means,
        search_iteration_microseconds=None if search is None else search / contestant.search_iterations,
    )


def _pass_seconds(contestant: Contestant, counted_ticks: int) -> float:
    play = contestant.play
    # Collection stays on, as in real use; only what earlier work left behind is not charged here.
    gc.collect()
    begin = process_time()
    ticks = sum(play(seed) for seed in contestant.seeds)
    seconds = process_time() - begin
    if ticks != counted_ticks:
        raise RuntimeError(f"the timed games had {ticks} ticks, the counted ones {counted_ticks}")
    return seconds


def _microseconds(at_tick: AtTick | None, middles: Sequence[tuple[int, int]]) -> float | None:
    if at_tick is None:
        return None
    return median(_microseconds_per_call(at_tick(seed, tick)) for seed, tick in middles[:MIDDLES])


def _microseconds_per_call(call: Callable[[], object]) -> float:
    gc.collect()
    calls = 1
    while (seconds := _seconds_for(call, calls)) < BATCH_SECONDS:
        calls *= 2
    batches = [seconds, *(_seconds_for(call, calls) for _ in range(BATCHES - 1))]
    return median(batches) / calls * 1e6


def _seconds_for(call: Callable[[], object], calls: int) -> float:
    turns = range(calls)
    begin = process_time()
    for _ in turns:
        call()
    return process_time() - begin
