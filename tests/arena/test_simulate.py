import json
import multiprocessing
import os
import pickle
import signal
from dataclasses import replace
from typing import Any

import pytest

from miskatonic.arena import BadRunError, FinishedGame, Observer, Run, Summary, game, play, simulate
from miskatonic.arena.game import EndlessGameError, LoadedRun, game_seed, play_game
from miskatonic.arena.observer import RECORDS_ONLY, Choice, Record
from miskatonic.arena.summary import spread
from miskatonic.arena.workers import Job, WorkerFailedError, play_in_workers
from miskatonic.bots.roster import UnknownBotError, make_bot
from miskatonic.games.registry import all_games
from miskatonic.games.spec import AnyGame, BadOptionError
from miskatonic.kernel.errors import MiskatonicError
from tests.bots.toys import CELLAR, STICKS, STOP, TREADMILL
from tests.matches.lantern import SPEC as LANTERN


def told(report: Summary) -> dict[str, Any]:
    """All that must not depend on the machine."""
    speed = ("seconds", "decisions_per_second")
    return {key: value for key, value in report.as_dict().items() if key not in speed}


def test_the_same_seed_gives_the_same_report_whatever_the_number_of_workers() -> None:
    run = Run(CELLAR, 3, ("random", "greedy", "search:5"), 40, seed=7)
    reports = [simulate(run, workers=workers) for workers in (1, 2, 3)]
    assert told(reports[0]) == told(reports[1]) == told(reports[2])
    indices = [record.number for record in reports[2].records]
    assert indices == list(range(40))


def test_searches_in_several_processes_play_in_workers_too() -> None:
    """Processes of multiprocessing that end with their parent may start none of that kind themselves."""
    run = Run(CELLAR, 2, ("search:6:2", "random"), 6, seed=7)
    assert told(simulate(run)) == told(simulate(run, workers=2))


def test_another_seed_gives_other_games() -> None:
    first, second = (simulate(Run(CELLAR, 2, ("random",), 30, seed=seed)) for seed in (1, 2))
    assert [record.scores for record in first.records] != [record.scores for record in second.records]


def test_more_games_begin_with_the_same_games() -> None:
    few, many = (simulate(Run(CELLAR, 2, ("random",), games, seed=3)) for games in (5, 9))
    assert [record[:7] for record in many.records[:5]] == [record[:7] for record in few.records]


def test_a_record_can_be_played_again() -> None:
    report = simulate(Run(CELLAR, 2, ("greedy",), 3, seed=11))
    run = LoadedRun(CELLAR, 2, [make_bot("greedy")] * 2, {}, None, 11)
    again = play_game(run, 2, RECORDS_ONLY).record
    assert again[:7] == report.records[2][:7]
    assert again.seed == game_seed(11, 2)


def test_thinking_beats_chance() -> None:
    report = simulate(Run(STICKS, 2, ("random", "search:100"), 40, seed=1))
    assert report.wins[1] >= 36


def test_reports_a_competitive_game_seat_by_seat() -> None:
    report = simulate(Run(CELLAR, 2, ("random", "greedy"), 50, seed=5)).as_dict()
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


def test_a_run_names_a_mixed_team_seat_by_seat_and_the_options_that_were_changed() -> None:
    mixed = Run(CELLAR, 3, ("random", "greedy", "greedy"), 1)
    assert (mixed.players, mixed.changed) == ("random, greedy, greedy", "")
    lantern = Run(LANTERN, 3, ("greedy",), 1, options={"lamp": "5"})
    assert (lantern.players, lantern.changed) == ("greedy", "lamp=5")


def test_a_beginner_can_sit_in_a_team_of_others_if_the_game_has_one() -> None:
    taught = replace(CELLAR, beginner=lambda _table, _seat: STOP)
    report = simulate(Run(taught, 2, ("beginner", "greedy"), 4, seed=1))
    assert report.run.players == "beginner, greedy"
    with pytest.raises(MiskatonicError, match="cellar has no bot 'beginner'"):
        Run(CELLAR, 2, ("beginner", "greedy"), 4)


def test_progress_counts_up_to_the_last_game() -> None:
    for workers in (1, 2):
        heard: list[tuple[int, ...]] = []
        run = Run(CELLAR, 2, ("random",), 25)
        simulate(run, workers=workers, progress=lambda *news, to=heard: to.append(news))
        assert [done for done, _ in heard] == sorted(done for done, _ in heard)
        assert heard[-1] == (25, 25)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": 5}, "cellar is played by 2 to 3 seats, not 5"),
        ({"games": 0}, "the number of games must be at least 1, not 0"),
        ({"games": -3}, "the number of games must be at least 1, not -3"),
        ({"workers": 0}, "the number of jobs must be at least 1, not 0"),
        ({"bots": ("random",) * 3}, "name one bot for all seats or one for each of the 2 seats, not 3"),
    ],
)
def test_a_bad_wish_is_refused_in_one_sentence(change: dict[str, Any], sentence: str) -> None:
    wish: dict[str, Any] = {"seats": 2, "bots": ("random",), "games": 1, "workers": 1} | change
    workers = wish.pop("workers")
    with pytest.raises(BadRunError, match=sentence):
        simulate(Run(CELLAR, **wish), workers=workers)


def test_unknown_bots_and_options_are_refused_before_any_game() -> None:
    with pytest.raises(UnknownBotError):
        simulate(Run(CELLAR, 2, ("clever",), 10))
    with pytest.raises(BadOptionError):
        simulate(Run(CELLAR, 2, ("random",), 10, options={"luck": "on"}))


def test_an_interrupt_ends_all_processes_and_is_passed_on() -> None:
    def interrupt(*_: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(Run(CELLAR, 2, ("search:300",), 50), workers=2, progress=interrupt)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_finished_at_an_interrupt_can_be_kept(workers: int) -> None:
    reported: list[int] = []

    def interrupt(done: int, wanted: int) -> None:
        assert wanted == 50
        reported.append(done)
        if done:
            raise KeyboardInterrupt

    run = Run(CELLAR, 2, ("search:300",), 50)
    found = simulate(run, workers=workers, progress=interrupt, keep_finished=True)
    assert multiprocessing.active_children() == []
    assert reported == [0, found.run.games]
    assert 0 < found.run.games < 50
    assert sum(found.endings.values()) == found.run.games


@pytest.mark.parametrize("spec", all_games().values(), ids=all_games())
def test_a_game_can_be_sent_to_workers_after_its_events_have_been_checked(spec: AnyGame) -> None:
    declared = () if spec.vocabulary is None else spec.vocabulary.events
    assert all(kind.arguments for kind in declared)
    twin = pickle.loads(pickle.dumps(Run(spec, 3, ("random",), 1)))
    assert twin.spec.vocabulary == spec.vocabulary


def test_a_failing_game_is_told_with_its_traceback() -> None:
    with pytest.raises(WorkerFailedError, match="the cellar is flooded"):
        list(play_in_workers(_flooded, range(4), 2))


def test_a_killed_process_is_noticed() -> None:
    with pytest.raises(WorkerFailedError, match="ended from outside"):
        list(play_in_workers(_doomed, range(4), 2))


def _flooded() -> Job[Record]:
    raise RuntimeError("the cellar is flooded")


def _doomed() -> Job[Record]:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


@pytest.mark.parametrize("bots", [("random",), ("random", "greedy")])
def test_a_game_without_end_is_an_error_that_says_which(
    bots: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game, "MOST_DECISIONS", 1_000)
    with pytest.raises(EndlessGameError, match=r"game 0 \(seed \d+\) has not ended after 1,000 decisions"):
        simulate(Run(TREADMILL, 2, bots, 1))


def test_other_processes_say_it_in_the_same_sentence() -> None:
    with pytest.raises(EndlessGameError, match=r"^game \d \(seed \d+\) has not ended after 50,000 decisions"):
        simulate(Run(TREADMILL, 2, ("random",), 2), workers=2)


@pytest.mark.parametrize("bots", [("random",), ("random", "greedy")])
def test_an_observer_reads_every_choice_and_the_seed_with_the_choices_gives_the_game_again(
    bots: tuple[str, ...],
) -> None:
    run = Run(CELLAR, 2, bots, 12, seed=4)
    (played,) = play([run], Observer(_choices, reads_choices=True), workers=2)
    assert [each.record[:7] for each in played.games] == [record[:7] for record in simulate(run).records]
    for each in played.games:
        assert len(each.notes) == each.record.decisions
        table = CELLAR.new(2, {}, each.record.seed)
        for choice in each.notes:
            table.flow.submit(table, choice.word, choice.seat)
        assert table.flow.outcome.scores == each.record.scores


def _choices(finished: FinishedGame) -> list[Choice]:
    assert finished.events == []
    return list(finished.choices)


def test_runs_that_are_played_together_are_equally_long() -> None:
    runs = [Run(CELLAR, 2, ("random",), games) for games in (2, 3)]
    with pytest.raises(BadRunError, match="need the same number of games"):
        play(runs, RECORDS_ONLY)


def test_spread_gives_nearest_rank_percentiles() -> None:
    assert spread([]) is None
    assert spread([7]) == {
        "count": 1, "mean": 7, "min": 7, "max": 7,
        "percentiles": {"5": 7, "25": 7, "50": 7, "75": 7, "95": 7},
    }  # fmt: skip
    hundred = spread(list(range(100, 0, -1)))
    assert hundred is not None
    assert hundred["percentiles"] == {"5": 5, "25": 25, "50": 50, "75": 75, "95": 95}
