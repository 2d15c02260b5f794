"""Games at the terminal, played as a stranger does, and what is kept of them."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from miskatonic.cli.entry import run
from tests.cli.commands import data, said

GAME = "witch-of-salem"


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


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
def test_a_session_of_a_campaign_that_is_resumed_still_knows_its_file(tmp_path: Path) -> None:
    keyboard = {"MISKATONIC_GAMES": str(tmp_path / "games")}
    file = tmp_path / "storm.json"
    # A game is kept from its first answer on.
    typed("\n1\nquit\n", "play", "cultistorm", "--seats", "3", "--campaign", str(file), **keyboard)
    again = typed("\nquit\n", "play", "--resume", **keyboard)
    assert "The session is not over" in again


def test_colour_is_left_out_when_it_is_not_wanted() -> None:
    colour = re.compile(r"\x1b\[(?:\d+;)*3\d")
    assert colour.search(piped("quit\n", "play", GAME, FORCE_COLOR="1").stdout)
    assert not colour.search(piped("quit\n", "play", GAME, FORCE_COLOR="1", NO_COLOR="1").stdout)
