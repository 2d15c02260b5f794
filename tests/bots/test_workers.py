"""Searches in several processes."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from math import inf

import pytest

from miskatonic.bots.budget import Budget
from miskatonic.bots.knobs import USUAL, Knobs
from miskatonic.bots.race import Race
from miskatonic.bots.roster import make_bot
from miskatonic.bots.search import SearchBot, promising
from miskatonic.bots.vantage import Vantage
from miskatonic.bots.workers.pool import NotSharedError, Workers, shared_workers
from miskatonic.bots.workers.task import Task
from miskatonic.bots.workers.worker import ENTRY, SearchFailedError
from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.storage import freeze
from tests.bots.toys import CELLAR, STICKS, TAKE, Sticks, Table


@pytest.fixture
def workers() -> Iterator[Workers]:
    pool = Workers()
    yield pool
    pool.stop()


def cellar(seed: int) -> Vantage:
    return Vantage(CELLAR, CELLAR.new(3, {}, seed), 0)


def task(lesson: int, vantage: Vantage, seed: int, iterations: int = 60) -> Task:
    budget, dice = Budget(iterations=iterations), Dice.seeded(seed, "bot")
    return Task(lesson, vantage.seat, freeze(vantage.belief), promising(vantage), budget, None, dice, USUAL)


def test_equal_dice_and_processes_give_equal_opinions() -> None:
    bot = make_bot("search:60:3")
    found = [[bot.explain(cellar(seed), Dice.seeded(seed, "bot")) for seed in range(6)] for _ in range(2)]
    assert found[0] == found[1]
    assert all(sorted(each.word for each in one) == sorted(cellar(0).options) for one in found[0])


def test_one_process_is_the_search_without_a_number() -> None:
    for seed in range(20):
        plain, one = (
            make_bot(name).explain(cellar(seed), Dice.seeded(seed, "bot"))
            for name in ("search:60", "search:60:1")
        )
        assert plain == one


def test_the_number_of_processes_counts_and_iterations_are_shared_out() -> None:
    races = {
        processes: SearchBot(Budget(iterations=40), processes=processes).races(
            cellar(1), Dice.seeded(1, "bot")
        )
        for processes in (1, 2, 3)
    }
    assert [len(found) for found in races.values()] == [1, 2, 3]
    visits = [[sum(tried.visits for tried in race) for race in found] for found in races.values()]
    assert all(sum(each) <= 40 for each in visits)
    assert races[2][0] != races[2][1]


def test_a_search_in_processes_finds_the_winning_number_of_sticks() -> None:
    table = Table(2, Dice.seeded(1, "game"))
    table.sticks = 6
    table.flow.start(table, Sticks(0).begins)
    assert make_bot("search:1500:2").choose(Vantage(STICKS, table, 0), Dice.seeded(1, "bot")) == TAKE[1]


@pytest.mark.parametrize("key", ["witch-of-salem", "wisdom-of-cthulhu", "cultistorm"])
def test_a_worker_finds_what_this_process_would_find(workers: Workers, key: str) -> None:
    spec = find_game(key)
    table = spec.new(min(spec.seats), spec.settle({}), 3)
    asked = table.flow.decision
    assert asked is not None
    vantage = Vantage(spec, table, asked.seats[0] if asked.offers is not None else asked.seat)
    told = task(workers.prepare(vantage, 1), vantage, 1, 20)
    workers.begin([told])
    here = Race(vantage, told.words, USUAL).run(told.budget.spend(), Dice.seeded(1, "bot"))
    assert workers.finish() == [here]
    assert sum(each.visits for each in here) > 1


def test_knobs_travel(workers: Workers) -> None:
    """A knob that lets no word drop out uses up all iterations, where the usual one stops before."""
    table = Table(2, Dice.seeded(1, "game"))
    table.sticks = 3
    table.flow.start(table, Sticks(0).begins)
    vantage = Vantage(STICKS, table, 0)
    lesson = workers.prepare(vantage, 2)
    usual = task(lesson, vantage, 1, 400)
    workers.begin([usual, usual._replace(knobs=Knobs(clearly=inf))])
    settled, thorough = (sum(tried.visits for tried in race) for race in workers.finish())
    assert settled < 100 < thorough


def test_another_process_takes_the_place_of_one_that_was_killed_while_it_waited(workers: Workers) -> None:
    vantage = cellar(4)
    lesson = workers.prepare(vantage, 2)
    tasks = [task(lesson, vantage, seed) for seed in (1, 2)]
    workers.begin(tasks)
    expected, (first, second) = workers.finish(), workers.pids
    os.kill(first, signal.SIGKILL)
    workers.prepare(vantage, 2)
    workers.begin(tasks)
    assert workers.finish() == expected
    assert first not in workers.pids
    assert second in workers.pids


def test_another_process_does_the_task_of_one_that_was_killed_at_it(workers: Workers) -> None:
    vantage = cellar(4)
    lesson = workers.prepare(vantage, 1)
    workers.begin([task(lesson, vantage, 1)])
    expected, (pid,) = workers.finish(), workers.pids
    # It stands still, so that it cannot answer before it is killed.
    os.kill(pid, signal.SIGSTOP)
    workers.begin([task(lesson, vantage, 1)])
    os.kill(pid, signal.SIGKILL)
    assert workers.finish() == expected
    assert pid not in workers.pids


def die(_table: Table, _seat: int) -> float:
    os._exit(1)


def fail(_table: Table, _seat: int) -> float:
    raise ValueError("a broken instinct")


def test_a_task_that_ends_every_process_is_given_up(workers: Workers) -> None:
    vantage = Vantage(replace(STICKS, instinct=die), STICKS.new(2, {}, 1), 0)
    workers.begin([task(workers.prepare(vantage, 1), vantage, 1)])
    with pytest.raises(SearchFailedError, match="a process of a search was ended twice; try fewer processes"):
        workers.finish()


def search_shared(vantage: Vantage, *, broken_off: bool) -> None:
    with shared_workers() as shared:
        shared.begin([task(shared.prepare(vantage, 1), vantage, 1)])
        if broken_off:
            raise KeyboardInterrupt
        shared.finish()


def test_a_failure_in_a_worker_is_told_here() -> None:
    broken = Vantage(replace(STICKS, instinct=fail), STICKS.new(2, {}, 1), 0)
    with pytest.raises(SearchFailedError, match="a broken instinct"):
        search_shared(broken, broken_off=False)


def test_a_search_that_is_broken_off_leaves_no_answer_to_the_next_one() -> None:
    bot = make_bot("search:30:2")
    expected = bot.explain(cellar(2), Dice.seeded(2, "bot"))
    with pytest.raises(KeyboardInterrupt):
        search_shared(cellar(3), broken_off=True)
    assert bot.explain(cellar(2), Dice.seeded(2, "bot")) == expected


def test_a_game_that_cannot_be_sent_is_refused_in_one_sentence() -> None:
    local: AnyGame = replace(STICKS, habit=lambda *_: TAKE[0])
    vantage = Vantage(local, STICKS.new(2, {}, 1), 0)
    with pytest.raises(NotSharedError, match="sticks cannot be searched in several processes") as told:
        make_bot("search:30:2").choose(vantage, Dice.seeded(1, "bot"))
    assert "\n" not in str(told.value)


def test_a_worker_ends_with_its_input() -> None:
    ended = subprocess.run((sys.executable, "-m", ENTRY), stdin=subprocess.DEVNULL, check=False)
    assert ended.returncode == 0
