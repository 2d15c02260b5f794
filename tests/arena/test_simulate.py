import json
import multiprocessing
import os
import signal
from typing import Any

import pytest

from miskatonic.arena import BadSimulationError, Report, Simulation, playing, simulate
from miskatonic.arena.playing import EndlessGameError, Record, Setting, game_seed, play_game
from miskatonic.arena.processes import Player, WorkerFailedError, play_together
from miskatonic.arena.report import spread
from miskatonic.bots.roster import UnknownBotError, make_bot
from miskatonic.games.spec import BadOptionError
from tests.bots.toys import CELLAR, STICKS, TREADMILL


def told(report: Report) -> dict[str, Any]:
    """All that must not depend on the machine."""
    speed = ("seconds", "decisions_per_second")
    return {key: value for key, value in report.as_dict().items() if key not in speed}


def test_the_same_seed_gives_the_same_report_whatever_the_number_of_jobs() -> None:
    plan = Simulation(CELLAR, 3, ("random", "greedy", "search:5"), 40, seed=7)
    reports = [simulate(plan, jobs=jobs) for jobs in (1, 2, 3)]
    assert told(reports[0]) == told(reports[1]) == told(reports[2])
    indices = [record.number for record in reports[2].records]
    assert indices == list(range(40))


def test_another_seed_gives_other_games() -> None:
    first, second = (simulate(Simulation(CELLAR, 2, ("random",), 30, seed=seed)) for seed in (1, 2))
    assert [record.scores for record in first.records] != [record.scores for record in second.records]


def test_more_games_begin_with_the_same_games() -> None:
    few, many = (simulate(Simulation(CELLAR, 2, ("random",), games, seed=3)) for games in (5, 9))
    assert [record[:7] for record in many.records[:5]] == [record[:7] for record in few.records]


def test_a_record_can_be_played_again() -> None:
    report = simulate(Simulation(CELLAR, 2, ("greedy",), 3, seed=11))
    setting = Setting(CELLAR, 2, [make_bot("greedy")] * 2, {}, None, 11)
    again = play_game(setting, 2)
    assert again[:7] == report.records[2][:7]
    assert again.seed == game_seed(11, 2)


def test_thinking_beats_chance() -> None:
    report = simulate(Simulation(STICKS, 2, ("random", "search:100"), 40, seed=1))
    assert report.wins[1] >= 36


def test_reports_a_competitive_game_seat_by_seat() -> None:
    report = simulate(Simulation(CELLAR, 2, ("random", "greedy"), 50, seed=5)).as_dict()
    assert list(report) == [
        "game", "seats", "bots", "games", "seed", "options", "decisions", "seconds", "decisions_per_second",
        "wins", "win_rate", "interval95", "mean_rounds", "endings", "scores",
    ]  # fmt: skip
    assert report["bots"] == ["random", "greedy"]
    assert report["endings"] == {"counted": 50}
    assert sum(report["wins"]) >= 50
    assert report["win_rate"] == [wins / 50 for wins in report["wins"]]
    assert all(
        low < rate < high for rate, (low, high) in zip(report["win_rate"], report["interval95"], strict=True)
    )
    assert json.loads(json.dumps(report)) == report


def test_progress_counts_up_to_the_last_game() -> None:
    for jobs in (1, 2):
        heard: list[tuple[int, ...]] = []
        plan = Simulation(CELLAR, 2, ("random",), 25)
        simulate(plan, jobs=jobs, progress=lambda *news, to=heard: to.append(news))
        assert [done for done, _ in heard] == sorted(done for done, _ in heard)
        assert heard[-1] == (25, 25)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": 5}, "cellar is played by 2 to 3 seats, not 5"),
        ({"games": 0}, "the number of games must be at least 1, not 0"),
        ({"games": -3}, "the number of games must be at least 1, not -3"),
        ({"jobs": 0}, "the number of jobs must be at least 1, not 0"),
        ({"bots": ("random",) * 3}, "name one bot for all seats or one for each of the 2 seats, not 3"),
    ],
)
def test_a_bad_wish_is_refused_in_one_sentence(change: dict[str, Any], sentence: str) -> None:
    wish: dict[str, Any] = {"seats": 2, "bots": ("random",), "games": 1, "jobs": 1} | change
    jobs = wish.pop("jobs")
    with pytest.raises(BadSimulationError, match=sentence):
        simulate(Simulation(CELLAR, **wish), jobs=jobs)


def test_unknown_bots_and_options_are_refused_before_any_game() -> None:
    with pytest.raises(UnknownBotError):
        simulate(Simulation(CELLAR, 2, ("clever",), 10))
    with pytest.raises(BadOptionError):
        simulate(Simulation(CELLAR, 2, ("random",), 10, options={"luck": "on"}))


def test_an_interrupt_ends_all_processes_and_is_passed_on() -> None:
    def interrupt(*_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(Simulation(CELLAR, 2, ("search:300",), 50), jobs=2, progress=interrupt)
    assert multiprocessing.active_children() == []


def test_a_failing_game_is_told_with_its_traceback() -> None:
    with pytest.raises(WorkerFailedError, match="the cellar is flooded"):
        list(play_together(_flooded, 4, 2))


def test_a_killed_process_is_noticed() -> None:
    with pytest.raises(WorkerFailedError, match="ended from outside"):
        list(play_together(_doomed, 4, 2))


def _flooded() -> Player[Record]:
    raise RuntimeError("the cellar is flooded")


def _doomed() -> Player[Record]:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


@pytest.mark.parametrize("bots", [("random",), ("random", "greedy")])
def test_a_game_without_end_is_an_error_that_says_which(
    bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "MOST_DECISIONS", 1_000)
    with pytest.raises(EndlessGameError, match=r"game 0 \(seed \d+\) has not ended after 1,000 decisions"):
        simulate(Simulation(TREADMILL, 2, bots, 1))


def test_other_processes_say_it_in_the_same_sentence() -> None:
    with pytest.raises(EndlessGameError, match=r"^game \d \(seed \d+\) has not ended after 50,000 decisions"):
        simulate(Simulation(TREADMILL, 2, ("random",), 2), jobs=2)


def test_spread_gives_nearest_rank_percentiles() -> None:
    assert spread([]) is None
    assert spread([7]) == {
        "count": 1, "mean": 7, "min": 7, "max": 7,
        "percentiles": {"5": 7, "25": 7, "50": 7, "75": 7, "95": 7},
    }  # fmt: skip
    hundred = spread(list(range(100, 0, -1)))
    assert hundred is not None
    assert hundred["percentiles"] == {"5": 5, "25": 25, "50": 50, "75": 75, "95": 95}
