"""Commands that play many games: simulate, compare, verify."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from miskatonic.cli.entry import run
from miskatonic.cli.output import progress_bar
from miskatonic.games.registry import find_game
from tests.cli.commands import data, said

GAME = "witch-of-salem"


def test_simulate_reports_in_words_and_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("simulate", GAME, "--bots", "random", "--games", "12", "--seed", "5", "--jobs", "1")
    assert "12 games of witch-of-salem" in said(capsys, *args)
    report = data(capsys, *args)
    expected = {
        "game",
        "seats",
        "bots",
        "games",
        "seed",
        "decisions",
        "seconds",
        "decisions_per_second",
        "wins",
        "win_rate",
        "interval95",
        "mean_rounds",
        "endings",
        "scores",
    }
    assert expected <= set(report)
    assert (report["game"], report["seats"], report["games"], report["seed"]) == (GAME, 3, 12, 5)
    assert report["bots"] == ["random"] * 3
    assert sum(report["endings"].values()) == 12


def test_simulate_takes_options_and_variants(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("simulate", GAME, "--bots", "random", "--games", "2", "--jobs", "1", "--variant", "elder")
    options = data(capsys, *args, "-o", "talents=off")["options"]
    assert (options["preset"], options["talents"]) == ("elder", "off")


def test_the_number_of_jobs_changes_nothing_but_the_speed(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("simulate", GAME, "--bots", "random", "--games", "8", "--seed", "2")
    alone, together = data(capsys, *args, "--jobs", "1"), data(capsys, *args, "--jobs", "2")
    for report in (alone, together):
        del report["seconds"], report["decisions_per_second"]
    assert alone == together


def test_compare_reports_in_words_and_in_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    cards = tmp_path / "cards"
    said(capsys, "content", GAME, str(cards))
    presets = cards / "presets.toml"
    presets.write_text(presets.read_text().replace("sanity = 6", "sanity = 1"))
    args = ("compare", "house", str(cards), "--bots", "random", "--games", "25", "--seed", "5", "--jobs", "1")
    printed = said(capsys, *args)
    for word in (
        "25 pairs of games of witch-of-salem",
        "A  house",
        "How they ended",
        "B - A",
        "* the interval",
    ):
        assert word in printed
    report = data(capsys, *args, "-o", "preset=scholar")
    assert (report["game"], report["games"], report["seats"], report["seed"]) == (GAME, 25, 3, 5)
    assert report["b"]["content"] == str(cards)
    assert report["rounds"]["clear"] is True
    assert report["rounds"]["difference"] < 0
    same = ("compare", "house", "house", "--game", GAME, "--bots", "random", "--games", "2", "--jobs", "1")
    assert "The cards are the same." in said(capsys, *same)


def test_a_long_verification_logs_its_first_games_and_each_tenth(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with progress_bar("arkham", logs=True) as progress:
        assert progress is not None
        for done in range(20, 5001, 20):
            progress(done, 5000)
    lines = capsys.readouterr().err.splitlines()
    assert lines == [f"arkham: {done:,} of 5,000" for done in (20, *range(500, 5001, 500))]


@contextmanager
def interrupted(_task: str, *, logs: bool = False) -> Iterator[Callable[[int, int], None]]:
    """A progress bar at which somebody presses Ctrl-C when a few games are finished."""

    def report(done: int, wanted: int) -> None:
        assert wanted >= 40, logs
        if done >= 4:
            raise KeyboardInterrupt

    yield report


@pytest.mark.parametrize(
    ("module", "args", "result"),
    [
        ("measure.simulation", ("simulate", GAME, "--bots", "random"), "4 of 40 games"),
        ("measure.balance", ("balance", GAME, "--bots", "random"), "4 of 40 games"),
        (
            "design.comparison",
            ("compare", "house", "house", "--game", GAME, "--bots", "random"),
            "2 of 40 pairs",
        ),
        ("check.contract", ("verify", GAME), "7 of 40 games"),
    ],
)
def test_an_interrupt_prints_the_result_of_what_was_finished(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    module: str,
    args: tuple[str, ...],
    result: str,
) -> None:
    monkeypatch.setattr(f"miskatonic.cli.{module}.progress_bar", interrupted)
    assert run([*args, "--games", "40", "--jobs", "1"]) == 130
    printed = capsys.readouterr()
    assert f"interrupted; this is the result of {result}" in printed.err
    assert GAME in printed.out or "2 pairs of games" in printed.out or "4 games" in printed.out


def test_verify_tells_what_it_covered(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("verify", GAME, "--games", "3", "--jobs", "1")
    assert "keeps the contract" in said(capsys, *args)
    found = data(capsys, *args)
    assert (found["ok"], found["games"]) == (True, 3)
    assert {"decisions", "cases", "checks", "endings", "words", "silent_powers", "unused_words"} <= set(found)


def test_a_broken_contract_is_a_finding(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    spec = find_game(GAME)
    numbers = count()
    monkeypatch.setitem(spec.__dict__, "conserved", lambda _: {"tokens": next(numbers)})
    assert run(["verify", GAME, "--games", "1", "--jobs", "1", "--json"]) == 1
    printed = capsys.readouterr()
    assert json.loads(printed.out)["ok"] is False
    assert json.loads(printed.out)["breach"]["game"] == GAME
    assert printed.err.count("\n") == 1


def test_arena_rates_bots_in_words_and_in_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    args = ("arena", GAME, "--bots", "random,beginner", "--mixed", "--seeds", "3", "--jobs", "1")
    shown = said(capsys, *args, "--checkpoint", str(file))
    assert "12 games of witch-of-salem" in shown
    assert "beginner, random" in shown
    report = data(capsys, *args, "--checkpoint", str(file))
    assert report["games"] == 12
    assert {each["name"] for each in report["ratings"]} == {"random", "beginner"}
    assert set(report["lineups"][0]) == {"bots", "games", "win_rate", "interval95", "expected"}


def test_arena_needs_somebody_to_compete(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(("arena", GAME)) == 2
    assert capsys.readouterr().err == ("miskatonic: name the bots that compete: --bots greedy,search:40.\n")
    assert run(("arena", GAME, "--bots", "random,deep")) == 2
    assert "there is no bot 'deep'" in capsys.readouterr().err
