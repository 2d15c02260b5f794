"""`research`: what it prints, and how it refuses bad input."""

from pathlib import Path

import pytest

from miskatonic.cli.entry import run
from tests.cli.commands import data, said

TABLE = ("witch", "--seats", "2")


def test_names_lists_what_each_number_and_each_action_means(capsys: pytest.CaptureFixture[str]) -> None:
    assert "\tscholar.me.sanity\n" in said(capsys, "research", "names", *TABLE)
    assert said(capsys, "research", "names", *TABLE, "--actions").splitlines()[-1].endswith("\t(wait)")


def test_a_benchmark_is_a_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("research", "benchmark", *TABLE, "--agents", "random,greedy", "--games", "2")
    told = data(capsys, *arguments)
    assert [row["agent"] for row in told["rows"]] == ["random", "greedy"]
    printed = said(capsys, *arguments)
    assert "greedy" in printed
    assert "±" in printed


def test_a_dataset_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    printed = said(
        capsys, "research", "dataset", *TABLE, "--bots", "random", "--games", "2", "--out", str(path)
    )
    assert "2 games" in printed
    assert len(path.read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["names", "chess"], "there is no game 'chess'"),
        (["names", "witch", "--seats", "0"], "played by 2 to 4 seats, not 0"),
        (["benchmark", "witch", "--agents", "clever"], "there is no bot 'clever'"),
        (["benchmark", "witch", "--games", "0"], "at least 1"),
        (["dataset", "witch", "--games", "1", "--out", "/nowhere/games.jsonl"], "cannot be written"),
        (
            ["dataset", "witch", "--bots", "random,random,random", "--out", "x"],
            "one for each of the 2, not 3",
        ),
        (["evaluate", "witch", "--command", "./nowhere"], "there is no program './nowhere'"),
    ],
)
def test_bad_input_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert run(["research", *arguments]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1
