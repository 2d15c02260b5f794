"""`analyse`: what is told of a saved game, and that it can be interrupted."""

import io
import json
from pathlib import Path

import pytest

from miskatonic.cli.entry import run
from miskatonic.cli.play import analyse as command
from miskatonic.matches import files
from miskatonic.matches.analysis import Weighed, weigh
from tests.cli.commands import data, said
from tests.matches.test_analysis import begun


@pytest.fixture
def capsule(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    files.save(begun("wisdom-of-cthulhu", 10_000), path)
    return path


def analysed(capsule: Path, *more: str) -> tuple[str, ...]:
    return ("analyse", str(capsule), "--worlds", "2", "--jobs", "1", *more)


def test_a_game_is_analysed_in_words_and_in_json(capsys: pytest.CaptureFixture[str], capsule: Path) -> None:
    kept = capsule.with_suffix(".analysis")
    told = said(capsys, *analysed(capsule, "--checkpoint", str(kept)))
    for part in ("own choices", "luck", "Turning points", "Mistakes", "Move "):
        assert part in told
    report = data(capsys, *analysed(capsule, "--checkpoint", str(kept)))
    assert report["whole"]
    assert len(report["weighed"]) == report["moves"]
    assert set(report["weighed"][0]) == {
        "seq", "seat", "word", "before", "after", "best", "cost", "error", "gains", "cause", "mistake"
    }  # fmt: skip
    outcome = files.load(capsule).outcome
    assert outcome is not None
    for side in report["sides"]:
        assert len(side["turning_points"]) == 3
        start = report["weighed"][0]["before"][side["side"]]
        won = float(side["side"] in outcome.winners)
        assert start + sum(side["shares"].values()) == pytest.approx(won, abs=0.01)


def test_an_interrupted_analysis_goes_on(
    capsys: pytest.CaptureFixture[str], capsule: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = capsule.with_suffix(".analysis")
    whole = data(capsys, *analysed(capsule))

    def interrupted(match: object, seq: int, worlds: int) -> Weighed:
        if seq == 5:
            raise KeyboardInterrupt
        return weigh(match, seq, worlds)  # type: ignore[arg-type]

    monkeypatch.setattr(command, "weigh", interrupted)
    assert run(analysed(capsule, "--checkpoint", str(kept), "--json")) == 130
    printed = capsys.readouterr()
    assert not json.loads(printed.out)["whole"]
    assert "interrupted; 5 of" in printed.err
    monkeypatch.undo()
    assert data(capsys, *analysed(capsule, "--checkpoint", str(kept))) == whole


def test_mistakes_can_be_tried_again(
    capsys: pytest.CaptureFixture[str], capsule: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nnonsense\n"))
    told = said(capsys, *analysed(capsule, "--learn", "--seat", "2"))
    assert "what would Ben do?" in told
    assert any(sentence in told for sentence in ("Yes: that wins", "was better", "not among the best"))


def test_what_cannot_be_analysed_is_refused(capsys: pytest.CaptureFixture[str], capsule: Path) -> None:
    def refused(*args: str) -> str:
        assert run(args) == 2
        return capsys.readouterr().err

    assert "cannot read nowhere.json" in refused("analyse", "nowhere.json")
    assert "at least 2, not 1" in refused("analyse", str(capsule), "--worlds", "1")
    assert "there is no seat 7" in refused("analyse", str(capsule), "--seat", "7")
    broken = capsule.with_name("broken.json")
    broken.write_text("{}")
    assert "miskatonic: " in refused("analyse", str(broken))
    kept = capsule.with_suffix(".analysis")
    kept.write_text("[]")
    assert "is not a checkpoint of an analysis" in refused(*analysed(capsule, "--checkpoint", str(kept)))
    kept.write_text('{"weighed": []}')
    assert "belongs to another game" in refused(*analysed(capsule, "--checkpoint", str(kept)))
    empty = capsule.with_name("empty.json")
    files.save(begun("wisdom-of-cthulhu", 0), empty)
    assert "has no moves to analyse" in refused("analyse", str(empty))
