"""One game from its first decision to its end."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from miskatonic.arena.course import Course
from miskatonic.arena.observer import FinishedGame, Observer, Record
from miskatonic.bots.bot import Bot
from miskatonic.bots.random import RandomBot
from miskatonic.bots.vantage import Vantage
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

N = TypeVar("N")
# Answers the decision that waits at a table: `Flow.submit`, or the same with a note of the choice.
Submit: TypeAlias = Callable[[Table, Word, Seat], None]

# The games that come with Miskatonic stay far below this. A designer's card can make a game endless.
MOST_DECISIONS: Final = 50_000


class EndlessGameError(MiskatonicError):
    """A game that does not end."""


class LoadedRun(NamedTuple):
    """A run with its content loaded and its bots made.

    Every worker process loads its own, because content and bots are not sent between processes.
    """

    spec: AnyGame
    seats: int
    bots: Sequence[Bot]
    options: Mapping[str, str]
    content: Any
    seed: int
    first: int = 0


class Game(NamedTuple, Generic[N]):
    """What a run keeps of one game: its record, the seat asked first, and the observer's notes.

    `first` is None when the first decision was open to several seats.
    """

    record: Record
    first: Seat | None
    notes: N


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a run. It stays below 2^53, so that every JSON reader keeps it exact."""
    return Dice.seeded(seed, f"game {number}").state >> 16


def play_game(run: LoadedRun, number: int, observer: Observer[N]) -> Game[N]:
    """Play the game of this number. Observing a game does not change it."""
    began = time.perf_counter()
    seed = game_seed(run.seed, number)
    table: Table = run.spec.new(
        run.seats, run.options, seed, content=run.content, chronicle=observer.reads_events
    )
    asked = table.flow.decision
    first = asked.seat if asked is not None and asked.offers is None else None
    course = Course(run.spec, observer)
    submit = course.submit if course.is_wanted else table.flow.submit
    if all(isinstance(bot, RandomBot) for bot in run.bots):
        decisions = _play_at_random(table, Dice.seeded(seed, "bots"), submit)
    else:
        decisions = _play(run, table, seed, submit)
    if table.flow.decision is not None:
        raise EndlessGameError(
            f"game {number} (seed {seed}) has not ended after {decisions:,} decisions;"
            " a card or a rule makes it endless"
        )
    outcome = table.flow.outcome
    assert outcome is not None  # noqa: S101 - without a decision the game is over
    seconds = time.perf_counter() - began
    record = Record(
        number, seed, outcome.ending, outcome.winners, outcome.scores, table.round, decisions, seconds
    )
    events = [] if table.chronicle is None else table.chronicle.events
    tally = run.spec.tally(table) if observer.reads_events and run.spec.tally is not None else ()
    finished = FinishedGame(record, first, events, course.choices, course.outlooks, tally)
    return Game(record, first, observer.note(finished))


def _play_at_random(table: Table, dice: Dice, submit: Submit) -> int:
    """Do what random bots do, but without a vantage for each choice: simulations depend on its speed."""
    flow, below = table.flow, dice.below
    decisions = 0
    while (asked := flow.decision) is not None and decisions < MOST_DECISIONS:
        if asked.offers is None:
            seat, options = asked.seat, asked.options
        else:
            seat, options = asked.offers[below(len(asked.offers))]
        submit(table, options[below(len(options))], seat)
        decisions += 1
    return decisions


def _play(run: LoadedRun, table: Table, seed: int, submit: Submit) -> int:
    flow = table.flow
    dice = [Dice.seeded(seed, f"bot {seat}") for seat in range(run.seats)]
    talk = Dice.seeded(seed, "talk")
    decisions = 0
    while (asked := flow.decision) is not None and decisions < MOST_DECISIONS:
        # When several seats may answer, chance decides which one does.
        seat = asked.seat if asked.offers is None else talk.pick(asked.seats)
        submit(table, run.bots[seat].choose(Vantage(run.spec, table, seat), dice[seat]), seat)
        decisions += 1
    return decisions
