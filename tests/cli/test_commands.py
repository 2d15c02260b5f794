import json
import os
import re
import subprocess
import sys
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
COMMANDS = (
    "play",
    "replay",
    "games",
    "rules",
    "cards",
    "simulate",
    "content",
    "verbs",
    "compare",
    "verify",
    "check-content",
)


def piped(lines: str, *args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command as a stranger runs it."""
    return subprocess.run(
        [sys.executable, "-c", "from miskatonic.cli import main; main()", *args],
        input=lines,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
        env={**os.environ, "COLUMNS": "80", **environment},
    )


def typed(keys: str, *args: str, **environment: str) -> str:
    """What the command prints when these keys are pressed at a keyboard."""
    ours, theirs = os.openpty()
    try:
        os.write(ours, keys.encode())
        done = subprocess.run(
            [sys.executable, "-c", "from miskatonic.cli import main; main()", *args],
            stdin=theirs,
            capture_output=True,
            text=True,
            timeout=600,
            check=False,
            env={**os.environ, "COLUMNS": "80", **environment},
        )
    finally:
        os.close(ours)
        os.close(theirs)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_help_shows_every_command_in_its_group_with_examples(capsys: pytest.CaptureFixture[str]) -> None:
    printed = said(capsys, "--help")
    for word in (*COMMANDS, "Play", "Read", "Measure", "Design", "Check", "Examples"):
        assert word in printed
    assert said(capsys).strip() == printed.strip()


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    printed = said(capsys, command, "--help")
    assert "Examples" in printed
    assert f"miskatonic {command}" in printed


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "--version").startswith("miskatonic ")


def test_help_answers_without_loading_the_games() -> None:
    code = "import sys; from miskatonic.cli.entry import run; run(['--help']); print(sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "'miskatonic.games" not in loaded
    assert "'pydantic'" not in loaded


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


def test_content_writes_cards_that_are_sound(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = str(tmp_path / "cards")
    assert "events.toml" in said(capsys, "content", GAME, folder)
    assert data(capsys, "check-content", folder)["ok"] is True


def test_verbs_are_told_with_their_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Necron retreats." in said(capsys, "verbs", GAME)
    one = said(capsys, "verbs", GAME, "team-discards")
    assert "true or false (can be left out: false)" in one
    assert "advance" not in one
    verb = data(capsys, "verbs", GAME, "retreat")
    assert set(verb) == {"verb", "about", "arguments", "examples"}
    assert verb["arguments"] == [{"name": "spaces", "takes": "a number", "optional": False, "default": None}]
    assert verb["examples"] == [
        {"card": "counterspell", "key": "power", "power": '{ do = "retreat", spaces = 3 }'}
    ]
    assert [one["verb"] for one in data(capsys, "verbs", GAME)][:2] == ["advance", "retreat"]


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


def test_sound_card_files_are_called_sound(capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(find_game(GAME).folder / "data")
    assert "is sound" in said(capsys, "check-content", folder).replace("\n", " ")
    assert data(capsys, "check-content", folder, "--game", GAME)["faults"] == []


def test_a_stranger_plays_a_whole_game_through_a_pipe_with_two_bots(tmp_path: Path) -> None:
    path = tmp_path / "arkham.json"
    script = "auto\n" * 700 + f"save {path}\nquit\n"
    done = piped(script, "play", GAME, "--seed", "8", "--bots", "random")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "Everybody loses." in done.stdout or "the scholars have won" in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80
    assert json.loads(path.read_text())["seats"][1]["bot"] == "random"


def test_one_person_plays_all_scholars_at_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "alone.json"
    script = "auto\n" * 40 + f"save {path}\nquit\n"
    done = piped(script, "play", GAME, "--variant", "solo", "--seed", "8", "--seats", "3")
    assert (done.returncode, done.stderr) == (0, "")
    sitting = done.stdout.partition("At the table: ")[2].partition("Options:")[0]
    assert (sitting.count("(you)"), sitting.count("bot")) == (3, 0)
    assert "Pass the keyboard" not in done.stdout
    saved = json.loads(path.read_text())
    assert [seat["bot"] for seat in saved["seats"]] == [None] * 3
    assert {move["seat"] for move in saved["moves"]} == {0, 1, 2}
    again = piped("quit\n", "play", "--load", str(path), "--me", "1")
    assert "one person plays all seats of this table, so no bot can sit at it" in again.stderr


def test_the_same_seed_and_input_print_the_same_evening() -> None:
    first, second = (piped("auto\n" * 12, "play", GAME, "--seed", "9", "--bots", "random") for _ in range(2))
    assert first.stdout == second.stdout
    assert first.returncode == 0


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -c 'from miskatonic.cli import main; main()' rules {GAME} all | head -1"
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_replay_shows_the_end_a_step_or_all(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "arkham.json"
    piped(
        f"1\n1\n1\nsave {path}\n", "play", GAME, "--seed", "9", "--bots", "random", "--names", "Ada,Bo,Cleo"
    )
    moves = json.loads(path.read_text())["moves"]
    assert "Cleo" in said(capsys, "replay", str(path))
    assert "The table is laid" in said(capsys, "replay", str(path), "--step", "0")
    whole = said(capsys, "replay", str(path), "--all")
    assert f"{len(moves):>4}  " in whole
    shown = data(capsys, "replay", str(path), "--step", "2", "--seat", "1")
    assert set(shown) == {
        "game",
        "rules_version",
        "seed",
        "options",
        "seats",
        "steps",
        "outcome",
        "tally",
        "viewer",
        "shown",
    }
    (step,) = shown["shown"]
    assert set(step) == {"seq", "seat", "word", "digest", "round", "events", "scene"}
    assert (step["seq"], step["word"], step["digest"]) == (2, moves[1]["word"], moves[1]["digest"])
    assert step["scene"]["seat"] == shown["viewer"] == 0
    every = data(capsys, "replay", str(path), "--all")["shown"]
    assert [one["seq"] for one in every] == list(range(len(moves) + 1))
    assert "scene" not in every[0]
    assert all(
        set(event) == {"kind", "seat", "args", "forced", "heading"}
        for one in every
        for event in one["events"]
    )


def test_a_game_can_be_forked_at_any_step(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path, fork = tmp_path / "arkham.json", tmp_path / "fork.json"
    piped(f"1\n1\n1\nsave {path}\n", "play", GAME, "--seed", "9", "--bots", "random")
    moves = json.loads(path.read_text())["moves"]
    done = piped(f"save {fork}\nquit\n", "play", "--load", str(path), "--step", "1", "--me", "1,2,3")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(fork.read_text())["moves"] == moves[:1]
    assert run(["play", "--load", str(path), "--step", "999"]) == 2
    assert f"there is no step 999; {path} has steps 0 to {len(moves)}" in capsys.readouterr().err
    assert run(["play", GAME, "--step", "1"]) == 2
    assert "--step needs --load" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
def test_a_game_at_a_keyboard_is_kept_and_resumed(tmp_path: Path) -> None:
    cards = tmp_path / "my cards"
    assert run(["content", GAME, str(cards)]) == 0
    keyboard = {"MISKATONIC_GAMES": str(tmp_path / "games")}
    played = typed("\n1\nquit\n", "play", "witch", "--seats", "2", "--content", str(cards), **keyboard)
    assert "The game is kept. Go on with: miskatonic play --resume witch-of-salem-1" in played.replace(
        "\r", ""
    )
    moves = json.loads((tmp_path / "games" / "witch-of-salem-1.json").read_text())["moves"]
    assert moves
    again = typed("\n\x04no\n\x04yes\n", "play", "--resume", **keyboard)
    assert again.count("Leave the table? (yes/no)") == 2
    assert (
        json.loads((tmp_path / "games" / "witch-of-salem-1.json").read_text())["moves"][: len(moves)] == moves
    )


def test_colour_is_left_out_when_it_is_not_wanted() -> None:
    colour = re.compile(r"\x1b\[(?:\d+;)*3\d")
    assert colour.search(piped("quit\n", "play", GAME, FORCE_COLOR="1").stdout)
    assert not colour.search(piped("quit\n", "play", GAME, FORCE_COLOR="1", NO_COLOR="1").stdout)


def test_the_command_is_a_module_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "miskatonic", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("miskatonic ")


@pytest.mark.parametrize("command", [*COMMANDS, "serve", "balance"])
def test_help_names_no_types_and_no_doubled_brackets(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    printed = said(capsys, command, "--help")
    assert not re.search(r"<\w+(\[\w+\])?>|\[\[|\{|default: \(", printed)


WITHOUT_EXTRA = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {packages!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
from miskatonic.cli import main
main({arguments!r})
"""


@pytest.mark.parametrize("packages", [["platformdirs"], ["litestar"], ["uvicorn"]])
def test_serving_without_the_server_extra_names_the_extra(packages: list[str], tmp_path: Path) -> None:
    config = tmp_path / "server.toml"
    config.write_text("", encoding="utf-8")
    arguments = ["serve"] if packages == ["platformdirs"] else ["serve", "--config", str(config)]
    code = WITHOUT_EXTRA.format(packages=packages, arguments=arguments)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == (
        f"miskatonic: the server needs {packages[0]}, which is not installed;"
        " install the server extra: pip install 'miskatonic[server]'.\n"
    )
