import csv
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from miskatonic.cli.entry import run
from tests.cli.commands import data, said

GAME = "witch-of-salem"


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert run(args) == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


def test_games_are_kept_asked_and_reported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = str(tmp_path / "games")
    said(capsys, "simulate", GAME, "--games", "4", "--bots", "random", "--out", kept, "-j", "1")
    query = "select seat, count(*) as n from seats group by all order by seat"
    assert data(capsys, "query", kept, query) == [{"seat": seat, "n": 4} for seat in range(3)]
    rows = list(csv.reader(io.StringIO(said(capsys, "query", kept, query, "--csv"))))
    assert rows[:2] == [["seat", "n"], ["0", "4"]]
    assert "seat" in said(capsys, "query", kept, query)
    page = tmp_path / "report.html"
    said(capsys, "report", kept, "-o", str(page))
    assert "The team wins" in page.read_text(encoding="utf-8")
    assert "exists already" in refused(capsys, "simulate", GAME, "--out", kept)
    assert "choose one of --json and --csv" in refused(capsys, "query", kept, query, "--json", "--csv")
    assert "cannot write" in refused(capsys, "report", kept, "-o", str(tmp_path / "no" / "report.html"))


def test_bad_laboratory_input_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "there is no folder" in refused(capsys, "query", str(tmp_path / "lost"), "select 1")
    assert "runs.parquet is missing" in refused(capsys, "report", str(tmp_path))
    out = str(tmp_path / "out")
    assert "no observer 'mood'" in refused(capsys, "simulate", GAME, "--out", out, "--observe", "mood")
    assert "--study needs --out" in refused(capsys, "simulate", GAME, "--study")
    assert "--weigh needs --out" in refused(capsys, "simulate", GAME, "--weigh", "2")
    assert "there is no paper 'a5'" in refused(capsys, "print", GAME, "--paper", "a5")


def test_a_folder_of_another_game_is_named_as_such(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = str(tmp_path / "cards")
    said(capsys, "content", "wisdom-of-cthulhu", folder, "--csv")
    told = f"{folder} holds cards of wisdom-of-cthulhu, not of {GAME}."
    for args in (("simulate", GAME, "--content", folder), ("check-content", folder, "--game", GAME)):
        assert refused(capsys, *args).endswith(told)


def test_cards_are_compared_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    said(capsys, "content", GAME, str(folder))
    assert "are the same" in said(capsys, "diff", "house", str(folder))
    path = folder / "creatures.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(
        text.replace('do = "advance", spaces = 2', 'do = "advance", spaces = 4'), encoding="utf-8"
    )
    told = " ".join(said(capsys, "diff", "house", str(folder)).split())
    assert "power.spaces was 2, is now 4" in told
    assert "its power was changed" in told
    assert data(capsys, "diff", "house", str(folder))["changes"][0]["after"] == "4"


def test_a_sweep_plays_every_value_on_the_same_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("sweep", GAME, "--set", "undead.power.amount=1..2", "--games", "4", "--bots", "random", "-j", "1")
    found = data(capsys, *args)
    assert [each["value"] for each in found["values"]] == ["1", "2"]
    assert found["values"][0]["against_first"]["rounds"]["difference"] == 0
    assert "undead.power.amount in 4 games" in said(capsys, *args)
    assert "cannot be played" in refused(capsys, "sweep", GAME, "--set", "undead.power.amount=few,many")


def test_the_base_command_imports_no_extra() -> None:
    extras = ("altair", "duckdb", "pyarrow", "ray", "typst", "vl_convert")
    code = (
        "import sys, json; from miskatonic.cli.entry import run;"
        f"run(['simulate', '{GAME}', '--games', '1', '--bots', 'random', '-j', '1', '--json']);"
        f"print(json.dumps([name for name in {extras} if name in sys.modules]), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(done.stderr) == []
