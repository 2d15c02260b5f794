"""What choices and what luck did in games that have been played, as `analyse` tells it of a single one."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from functools import lru_cache, partial
from typing import Final, NamedTuple

from miskatonic.arena.data.noting import Row, Rows
from miskatonic.arena.game import LoadedRun, game_seed
from miskatonic.arena.run import BadRunError, Played, Progress, Run
from miskatonic.arena.workers import Engine, Job, play_locally
from miskatonic.matches import Match, Occupant
from miskatonic.matches.analysis import Analysis, Weighed, weigh

# In so many worlds each move is weighed. Single moves are weighed roughly; sums over games are not.
WORLDS: Final = 4


class Said(NamedTuple):
    """A game to be weighed: its number, and who said what."""

    number: int
    words: tuple[tuple[int, str], ...]


def weigh_games(
    played: Played[Rows],
    games: int,
    *,
    workers: int = 1,
    engine: Engine = play_locally,
    progress: Progress | None = None,
) -> Played[Rows]:
    """The same games; of the first so many also what each move and the luck after it did to every side."""
    run = played.run
    region = run.spec.region
    if region is not None and region.tables(run.options):
        raise BadRunError("games of a region cannot be weighed: its tables play side by side")
    chosen = [_said(game.record.number, game.notes) for game in played.games[:games]]
    tasks = [(at, seq) for at, game in enumerate(chosen) for seq in range(len(game.words))]
    found: dict[int, list[Weighed]] = {at: [] for at in range(len(chosen))}
    results = engine(partial(_prepare, run, tuple(chosen), tuple(tasks)), range(len(tasks)), workers)
    done = 0
    with closing(results):
        for chunk in results:
            for index, weighed in chunk:
                found[tasks[index][0]].append(weighed)
            done += len(chunk)
            if progress is not None:
                progress(done, len(tasks))
    loaded = run.load()
    rows = [list(_rows(Analysis(_match(loaded, game), found[at]))) for at, game in enumerate(chosen)]
    noted = [
        game._replace(notes={**game.notes, "luck": rows[at] if at < len(rows) else []})
        for at, game in enumerate(played.games)
    ]
    return replace(played, games=noted)


def _said(number: int, notes: Rows) -> Said:
    if "decisions" not in notes:
        raise BadRunError("games can be weighed only if their decisions are observed")
    return Said(number, tuple((row[2], row[5]) for row in notes["decisions"]))


def _prepare(run: Run, games: Sequence[Said], tasks: Sequence[tuple[int, int]]) -> Job[Weighed]:
    loaded = run.load()
    # The moves of a game follow one another, so a worker needs few matches at a time.
    match_of = lru_cache(2)(lambda at: _match(loaded, games[at]))

    def job(index: int) -> Weighed:
        at, seq = tasks[index]
        return weigh(match_of(at), seq, WORLDS)

    return job


def _match(run: LoadedRun, game: Said) -> Match:
    """The game again, as a match."""
    people = [Occupant("")] * run.seats
    match = Match.new(run.spec, people, game_seed(run.seed, game.number), run.options, run.content)
    for seat, word in game.words:
        match.submit(seat, word)
    return match


def _rows(analysis: Analysis) -> Iterator[Row]:
    for side in analysis.sides:
        for step in analysis.steps(side):
            moved = step.weighed
            is_own = analysis.match.is_shared or moved.seat == side
            yield moved.seq, side, is_own, round(step.choice, 4), round(step.luck, 4)
