"""Playing a contest: round after round in slices, with the state saved after each slice."""

import time
from dataclasses import dataclass
from typing import Final

from miskatonic.arena.observer import RECORDS_ONLY
from miskatonic.arena.run import Means, Progress, play
from miskatonic.arena.tournament.contest import Course, Round, Save
from miskatonic.arena.workers import Engine, play_locally

# A slice should take about so many seconds: starting worker processes for it costs little beside that, and a
# machine that is switched off loses no more than one slice.
SLICE_SECONDS: Final = 20.0
FIRST_SLICE: Final = 4


def play_contest(
    course: Course,
    *,
    workers: int = 1,
    engine: Engine = play_locally,
    progress: Progress | None = None,
    save: Save | None = None,
) -> bool:
    """Play on until the contest is over, and return whether it is; an interrupt (Ctrl-C) ends it early."""
    pace = _Pace()
    try:
        while (current := course.next_round()) is not None:
            _play_slice(course, current, pace, progress, {"workers": workers, "engine": engine})
            if save is not None:
                save(course)
    except KeyboardInterrupt:
        if save is not None:
            save(course)
        if not course.games:
            raise
        return False
    return True


def _play_slice(
    course: Course, current: Round, pace: "_Pace", progress: Progress | None, means: Means
) -> None:
    begun = time.perf_counter()
    wanted = pace.seeds(current.count - current.played)
    first = current.first + current.played
    runs = [course.contest.run(lineup, first, wanted) for lineup in current.lineups]
    before = course.games
    most = before + len(current.lineups) * (course.contest.seeds - course.seeds)

    def report(done: int, _: int) -> None:
        if progress is not None:
            progress(before + done, most)

    means = {**means, "progress": report, "keep_finished": True}
    games = play(runs, RECORDS_ONLY, **means)
    # After an interrupt the finished games may have gaps; those after the first gap are played again later.
    whole = next((at for at, game in enumerate(games[0].games) if game.record.number != first + at), None)
    for lineup, played in zip(current.lineups, games, strict=True):
        current.winners[lineup] += [game.record.winners for game in played.games[:whole]]
    seconds = time.perf_counter() - begun
    course.seconds += seconds
    pace.note(wanted, seconds)
    if games[0].run.games < wanted:
        raise KeyboardInterrupt


@dataclass
class _Pace:
    """How many seeds make a slice. It changes when states are saved, and nothing else."""

    wanted: int = FIRST_SLICE

    def seeds(self, left: int) -> int:
        return min(left, self.wanted)

    def note(self, seeds: int, seconds: float) -> None:
        self.wanted = max(1, round(min(4 * self.wanted, seeds * SLICE_SECONDS / max(seconds, 0.01))))
