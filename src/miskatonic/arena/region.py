"""One region from the first decision of its tables to its end. It counts as one game."""

import time
from collections.abc import Sequence
from typing import TypeVar

from miskatonic.arena.course import Course
from miskatonic.arena.game import MOST_DECISIONS, EndlessGameError, Game, LoadedRun, Submit, game_seed
from miskatonic.arena.observer import FinishedGame, Observer, Record
from miskatonic.bots.vantage import Vantage
from miskatonic.games.region import Region
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.table import Table
from miskatonic.matches.region import next_table, options_of_tables, pass_words

N = TypeVar("N")


def play_region(run: LoadedRun, region: Region, number: int, observer: Observer[N]) -> Game[N]:
    """Play the region of this number: all tables with the same bots, each with a seed of its own.

    A table plays its turn to the end before the next one does. The record is that of the region: it has the
    ending and the points of the table that came farthest, and everybody wins or nobody.
    """
    began = time.perf_counter()
    seed = game_seed(run.seed, number)
    tables: list[Table] = [
        run.spec.new(
            run.seats, options, game_seed(seed, at), content=run.content, chronicle=observer.reads_events
        )
        for at, options in enumerate(options_of_tables(run.spec, dict(run.options)))
    ]
    course = Course(run.spec, observer, of_region=True)
    decisions = _play(run, region, tables, seed, course.submit)
    won = region.won(tables, ())
    outcomes = [table.flow.outcome for table in tables if table.flow.outcome is not None]
    best = max(outcomes, key=lambda outcome: (bool(outcome.winners), outcome.scores))
    winners = tuple(range(run.seats)) if won else ()
    seconds = time.perf_counter() - began
    record = Record(
        number,
        seed,
        best.ending,
        winners,
        best.scores,
        max(table.round for table in tables),
        decisions,
        seconds,
    )
    events = [event for table in tables if table.chronicle is not None for event in table.chronicle.events]
    return Game(
        record, None, observer.note(FinishedGame(record, None, events, course.choices, course.outlooks))
    )


def _play(run: LoadedRun, region: Region, tables: Sequence[Table], seed: int, submit: Submit) -> int:
    dice = [[Dice.seeded(seed, f"bot {at} {seat}") for seat in range(run.seats)] for at in range(len(tables))]
    talk = Dice.seeded(seed, "talk")
    decisions = 0
    while True:
        for _ in pass_words(region, tables):
            pass
        at = next_table(tables)
        if at is None:
            return decisions
        table = tables[at]
        while (asked := table.flow.decision) is not None and asked.seats:
            seat = asked.seat if asked.offers is None else talk.pick(asked.seats)
            word = run.bots[seat].choose(Vantage(run.spec, table, seat), dice[at][seat])
            submit(table, word, seat)
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise EndlessGameError(f"region (seed {seed}) has not ended after {decisions:,} decisions")
