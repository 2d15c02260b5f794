"""Contests: who meets whom, when they stop, and that an interrupt changes nothing."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from miskatonic.arena import BadRunError
from miskatonic.arena.tournament import checkpoint
from miskatonic.arena.tournament.checkpoint import CheckpointError
from miskatonic.arena.tournament.contest import Contest, Course
from miskatonic.arena.tournament.playing import play_contest
from miskatonic.arena.tournament.standings import Standings
from miskatonic.bots.roster import UnknownBotError
from miskatonic.games.registry import find_game

WISDOM = find_game("wisdom-of-cthulhu")
SALEM = find_game("witch-of-salem")
STORM = find_game("cultistorm")
TEAMS = Contest(SALEM, 2, ("random", "beginner"), seeds=6, seed=3, mixed=True)


def played(contest: Contest, **how: Any) -> dict[str, Any]:
    course = Course(contest)
    report = Standings(course, play_contest(course, **how)).as_dict()
    del report["seconds"]
    return report


def lineups(report: dict[str, Any]) -> Sequence[Sequence[str]]:
    return [each["bots"] for each in report["lineups"]]


def test_rivals_swap_seats_on_the_same_seeds() -> None:
    report = played(Contest(WISDOM, 2, ("random", "beginner"), seeds=3))
    assert lineups(report) == [["random", "beginner"], ["beginner", "random"]]
    assert [each["games"] for each in report["lineups"]] == [3, 3]
    assert report["ratings"][0]["name"] == "beginner"


def test_at_a_larger_table_each_bot_sits_alone_among_the_others_in_every_seat() -> None:
    contest = Contest(WISDOM, 3, ("random", "beginner"))
    found = [contest.entrants.bots_of(each) for each in contest.entrants.lineups(contest.entrants.pairings)]
    assert len(found) == 6
    for seat in range(3):
        assert {found[seat][seat], found[3 + seat][seat]} == {"random", "beginner"}


def test_mixed_teams_play_in_every_order() -> None:
    found = {tuple(bots) for bots in lineups(played(TEAMS))}
    pairs = {(a, b) for a in ("random", "beginner") for b in ("random", "beginner")}
    assert found == pairs


def test_a_team_is_named_seat_by_seat() -> None:
    contest = Contest(SALEM, 2, teams=(("random", "beginner"), ("beginner", "random")), seeds=2)
    report = played(contest)
    assert lineups(report) == [["random", "beginner"], ["beginner", "random"]]
    assert {each["name"] for each in report["ratings"]} == {"random+beginner", "beginner+random"}


def test_a_seat_that_plays_against_the_team_is_no_entrant() -> None:
    options = {"main": "overlord"}
    contest = Contest(STORM, 4, ("random", "beginner"), options=options)
    first = contest.entrants.lineups(contest.entrants.pairings)[0]
    assert contest.entrants.bots_of(first) == ("random", "random", "random", "greedy")


def test_a_contest_stops_when_the_order_is_clear() -> None:
    report = played(Contest(WISDOM, 2, ("random", "beginner"), seeds=500, within=1))
    assert report["stopped"] == "certain"
    assert report["seeds"] < 30
    assert report["differences"][0]["clear"]


def test_a_contest_stops_when_a_difference_is_known_well_enough() -> None:
    wide = played(Contest(WISDOM, 2, ("random", "beginner"), seeds=100, within=2000))
    assert (wide["stopped"], wide["seeds"]) == ("certain", 8)


def test_on_a_ladder_only_neighbours_meet() -> None:
    contest = Contest(WISDOM, 2, ("random", "beginner", "greedy"), system="ladder")
    (first,) = [Course(contest).next_round()]
    assert first is not None
    assert set(first.lineups) == {(0, 1), (1, 0), (1, 2), (2, 1)}


def test_the_number_of_workers_changes_nothing() -> None:
    assert played(TEAMS) == played(TEAMS, workers=2)


def test_an_interrupted_contest_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    course = Course(TEAMS)

    def interrupt(done: int, _: int) -> None:
        if done == 9:
            raise KeyboardInterrupt

    def save(each: Course) -> None:
        checkpoint.save(each, file)

    assert not play_contest(course, progress=interrupt, save=save)
    assert Standings(course, is_over=False).as_dict()["stopped"] == "interrupted"
    resumed = checkpoint.resume(TEAMS, file)
    assert 0 < resumed.games < 24
    assert play_contest(resumed, save=save)
    report = Standings(resumed, is_over=True).as_dict()
    del report["seconds"]
    assert report == played(TEAMS)


def test_an_interrupt_before_the_first_game_is_passed_on() -> None:
    def interrupt(_done: int, _wanted: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_contest(Course(TEAMS), progress=interrupt)


def test_a_finished_contest_can_be_resumed_with_more_seeds(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    course = Course(TEAMS)
    play_contest(course, save=lambda each: checkpoint.save(each, file))
    longer = checkpoint.resume(replace(TEAMS, seeds=8), file)
    play_contest(longer)
    assert longer.seeds == 8


def test_a_checkpoint_of_another_contest_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    checkpoint.save(Course(TEAMS), file)
    with pytest.raises(CheckpointError, match=r"belongs to another contest: its bots are random, beginner"):
        checkpoint.resume(replace(TEAMS, bots=("random", "greedy")), file)
    with pytest.raises(CheckpointError, match="its seed is 3, not 4"):
        checkpoint.resume(replace(TEAMS, seed=4), file)


@pytest.mark.parametrize("text", ["", "{}", '{"format": 1}', "[]"])
def test_a_file_that_is_no_checkpoint_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "arena.json"
    file.write_text(text)
    with pytest.raises(CheckpointError, match="is not a checkpoint of the arena"):
        checkpoint.resume(TEAMS, file)
    with pytest.raises(CheckpointError, match="cannot read the checkpoint"):
        checkpoint.resume(TEAMS, tmp_path)
    with pytest.raises(CheckpointError, match="cannot write the checkpoint"):
        checkpoint.save(Course(TEAMS), tmp_path / "nowhere" / "arena.json")


def test_a_contest_that_cannot_be_played_says_why() -> None:
    with pytest.raises(BadRunError, match="at least two"):
        Contest(WISDOM, 2, ("random",))
    with pytest.raises(BadRunError, match="'random' is named twice"):
        Contest(WISDOM, 2, ("random", "random"))
    with pytest.raises(UnknownBotError, match="no bot 'deep'"):
        Contest(WISDOM, 2, ("random", "deep"))
    with pytest.raises(BadRunError, match="is not cooperative"):
        Contest(WISDOM, 2, ("random", "greedy"), mixed=True)
    with pytest.raises(BadRunError, match="a bot for each of its 2 seats, not 3"):
        Contest(SALEM, 2, teams=(("random",) * 3, ("greedy",) * 3))
    with pytest.raises(BadRunError, match="bots or teams, not both"):
        Contest(SALEM, 2, ("random", "greedy"), (("random", "random"),))
    with pytest.raises(BadRunError, match="at least 1, not 0"):
        Contest(WISDOM, 2, ("random", "greedy"), seeds=0)
    with pytest.raises(BadRunError, match="above 0"):
        Contest(WISDOM, 2, ("random", "greedy"), within=0)
    with pytest.raises(BadRunError, match="no system 'swiss'; choose from: round-robin, ladder"):
        Contest(WISDOM, 2, ("random", "greedy"), system="swiss")  # type: ignore[arg-type]
    with pytest.raises(BadRunError, match="2 to 4 seats, not 9"):
        Contest(WISDOM, 9, ("random", "greedy"))
