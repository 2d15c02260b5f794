"""Whatever is typed: one sentence on standard error, exit code 2, and never a traceback."""

import json
import re
from pathlib import Path

import pytest

from miskatonic.cli.entry import run
from miskatonic.games.registry import find_game
from miskatonic.matches import Match, Occupant, files
from tests.games.cultistorm.expansions.bad_tables import BAD_FILES, BAD_TABLES, campaign_file

GAME = "witch-of-salem"


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """The sentence with which a command line is refused."""
    code = run(args)
    printed = capsys.readouterr()
    assert code == 2
    assert printed.out == ""
    assert printed.err.startswith("miskatonic: ")
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
    return printed.err


def test_a_terminal_is_given_whole_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    run(["play", "chess"])
    lines = capsys.readouterr().err.splitlines()
    assert all(len(line) <= 40 for line in lines)
    assert "wisdom-of-cthulhu," in " ".join(lines).split()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["dance"], "No such command 'dance'"),
        (["--dance"], "No such option: --dance"),
        (["simulate"], "Missing argument 'GAME'"),
        (["play", "chess"], "there is no game 'chess'; installed games: "),
        (["play", "--resume", "--load", "x.json"], "--resume and --load cannot be given together"),
        (["play", "which-of-salem"], "no game 'which-of-salem'; did you mean 'witch-of-salem'?"),
        (["play", "wtich"], "no game 'wtich'; did you mean 'witch-of-salem'?"),
        (["rules", "salem"], "there is no game 'salem'; did you mean 'witch-of-salem'?"),
        (["rules", "wi"], "'wi' could be wisdom-of-cthulhu or witch-of-salem; type more of the name"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["cards", "chess"], "there is no game 'chess'"),
        (["games", "chess"], "there is no game 'chess'"),
        (["simulate", "chess"], "there is no game 'chess'"),
        (["verify", "chess"], "there is no game 'chess'"),
        (["play", GAME, "--seats", "5"], "this game is for 2 to 4 seats, not 5"),
        (["play", GAME, "--seats", "-1"], "this game is for 2 to 4 seats, not -1"),
        (["play", GAME, "--seats", "two"], "Invalid value for '--seats'"),
        (["play", GAME, "--me", "4"], "there is no seat '4'; seats are numbered 1 to 3"),
        (["play", GAME, "--me", "0"], "there is no seat '0'"),
        (["play", GAME, "--me", "x"], "there is no seat 'x'"),
        (["play", GAME, "--me", ""], "there is no seat ''"),
        (["play", GAME, "--bots", "deep-blue"], "there is no bot 'deep-blue'"),
        (["play", GAME, "--bots", "a,b,c"], "name one bot, or one for each of the 2 other seats, not 3"),
        (["play", GAME, "--names", "Ada,Ada,Bo"], "--names needs 3 different names"),
        (["play", GAME, "--option", "preset"], "'preset' is not a table option; write KEY=VALUE"),
        (["play", GAME, "-o", "preset=elder", "-o", "preset=scholar"], "'preset' is given twice"),
        (["play", GAME, "--option", "mode=hard"], "there is no option 'mode'"),
        (["play", GAME, "--option", "preset=hard"], "option 'preset' cannot be 'hard'"),
        (
            ["play", GAME, "--variant", "blitz"],
            "witch-of-salem has no variant 'blitz'; its variants are: standard",
        ),
        (
            ["play", GAME, "--language", "tlh"],
            "witch-of-salem has no texts in 'tlh'; available languages: en",
        ),
        (["play", "wisdom", "--content", "nowhere"], "one fault: nowhere: there is no such folder.\n"),
        (["play", "--load", "nowhere.json"], "cannot read nowhere.json: no such file or directory"),
        (["play", "--load", "x.json", "--seats", "3"], "--seats cannot be given with --load"),
        (
            ["play", GAME, "--variant", "solo", "--bots", "greedy"],
            "--bots cannot be given: one person plays all seats of this table",
        ),
        (
            ["play", GAME, "-o", "solo=on", "--me", "1"],
            "--me cannot be given: one person plays all seats of this table",
        ),
        (["play", "--load", "x.json", "--variant", "solo"], "--variant cannot be given with --load"),
        (["rules", GAME, "99.9"], "there is no rule '99.9'"),
        (["cards", GAME, "elixr"], "there is no card 'elixr'; did you mean 'Elixir of Nus'?\n"),
        (["simulate", GAME, "--games", "0"], "the number of games must be at least 1, not 0"),
        (["simulate", GAME, "--games", "-3"], "the number of games must be at least 1, not -3"),
        (["simulate", GAME, "--jobs", "0"], "the number of jobs must be at least 1, not 0"),
        (["simulate", GAME, "--seats", "1"], "2 to 4 seats, not 1"),
        (["simulate", GAME, "--bots", "random,random"], "not 2"),
        (["simulate", GAME, "--bots", "search:0"], "'0' is not a budget"),
        (["simulate", GAME, "--content", "nowhere"], "there is no such folder"),
        (["simulate", GAME, "-o", "x=1"], "there is no option 'x'"),
        (["content", "chess", "x"], "there is no game 'chess'"),
        (["content", GAME, "docs"], "docs exists already; choose a new folder"),
        (["verbs", GAME, "dance"], "witch-of-salem has no verb 'dance'; `miskatonic verbs witch-of-salem`"),
        (["compare", "house"], "Missing argument 'B'"),
        (["compare", "house", "house"], "name the game of the cards with --game"),
        (["compare", "house", "nowhere"], "there is no folder nowhere"),
        (
            ["compare", "house", "nowhere", "--game", GAME],
            "nowhere cannot be played: the content has one fault",
        ),
        (["compare", "docs", "house"], "docs contains no card files of any game"),
        (["compare", "house", "house", "--game", GAME, "--games", "1"], "at least 2 games of each, not 1"),
        (["compare", "house", "house", "--game", GAME, "--jobs", "0"], "jobs must be at least 1, not 0"),
        (["compare", "house", "house", "--game", GAME, "--seats", "9"], "2 to 4 seats, not 9"),
        (["compare", "house", "house", "--game", GAME, "--bots", "hal"], "there is no bot 'hal'"),
        (["compare", "house", "house", "--game", GAME, "-o", "x=1"], "there is no option 'x'"),
        (["verify", GAME, "--games", "-1"], "--games must be at least 1, not -1"),
        (["verify", GAME, "--jobs", "0"], "--jobs must be at least 1, not 0"),
        (["check-content", "nowhere"], "there is no folder nowhere"),
        (["check-content", "docs"], "docs contains no card files of any game"),
        (["replay", "nowhere.json"], "cannot read nowhere.json"),
        (["replay", "pyproject.toml"], "this is not a capsule: it is not valid JSON"),
        (["replay", "x.json", "--all", "--step", "3"], "--step and --all cannot be given together"),
    ],
)
def test_bad_input_gets_one_clear_sentence(
    capsys: pytest.CaptureFixture[str], args: list[str], sentence: str
) -> None:
    assert sentence in refused(capsys, *args)


@pytest.fixture
def capsule(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Path:
    """A saved game of a few steps."""
    path = tmp_path / "arkham.json"
    monkeypatch.setattr("sys.stdin", iter_lines(["1", "1", f"save {path}", "quit"]))
    assert run(["play", GAME, "--seed", "3", "--bots", "random"]) == 0
    capsys.readouterr()
    return path


class iter_lines:  # noqa: N801 - stands in for a file
    """A pipe with these lines in it."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = [f"{line}\n" for line in lines]

    def readline(self) -> str:
        return self.lines.pop(0) if self.lines else ""

    def isatty(self) -> bool:
        return False


def test_a_replay_has_no_steps_beyond_its_own(capsys: pytest.CaptureFixture[str], capsule: Path) -> None:
    steps = len(json.loads(capsule.read_text())["moves"])
    assert f"has steps 0 to {steps}" in refused(capsys, "replay", str(capsule), "--step", "999")
    assert "there is no step -1" in refused(capsys, "replay", str(capsule), "--step", "-1")
    assert "there is no seat 9" in refused(capsys, "replay", str(capsule), "--seat", "9")


def test_a_tampered_game_is_not_played_on(capsys: pytest.CaptureFixture[str], capsule: Path) -> None:
    data = json.loads(capsule.read_text())
    for change, sentence in (
        ({"game": "chess"}, "another game: there is no game 'chess'"),
        ({"rules_version": "0"}, "rules version 0"),
        ({"content": "0"}, "played with other cards"),
        ({"seed": 4}, "is not the table that its seed sets up"),
        ({"schema": 99}, "schema 99"),
        ({"moves": [{"seat": 0, "word": "sing", "digest": ""}]}, "cannot be played"),
    ):
        capsule.write_text(json.dumps(data | change))
        assert sentence in refused(capsys, "play", "--load", str(capsule))
        assert sentence in refused(capsys, "replay", str(capsule))


def test_a_saved_game_is_of_the_game_that_was_named(
    capsys: pytest.CaptureFixture[str], capsule: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "is a game of witch-of-salem, not of cultistorm" in refused(
        capsys, "play", "cultistorm", "--load", str(capsule)
    )
    monkeypatch.setattr("sys.stdin", iter_lines(["quit"]))
    assert run(["play", GAME, "--load", str(capsule)]) == 0
    assert "Baxter (you)" in capsys.readouterr().out


def test_remarks_on_card_files_refuse_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder, save = tmp_path / "mine", tmp_path / "save.json"
    assert run(["content", GAME, str(folder)]) == 0
    (folder / "notes.toml").write_text("", encoding="utf-8")
    capsys.readouterr()
    assert run(["check-content", str(folder)]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "is sound: " in printed
    assert "Worth a look: notes.toml: the game ignores this unknown file" in printed
    assert run(["check-content", str(folder), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["ok"], found["faults"]) == (True, [])
    assert [remark["file"] for remark in found["remarks"]] == ["notes.toml"]
    spec = find_game(GAME)
    content = spec.load_content(folder)
    files.save(Match.new(spec, [Occupant("Ada", None), Occupant("Bo", None)], 3, content=content), save)
    assert json.loads(save.read_text(encoding="utf-8"))["content"] == found["saves"]["2"]
    assert found["saves"]["2"] in printed


def test_texts_are_read_even_when_card_files_are_broken(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "mine"
    assert run(["content", GAME, str(folder)]) == 0
    (folder / "items.toml").write_text("minor = ", encoding="utf-8")
    (folder / "events.toml").unlink()
    (folder / "en" / "more.ftl").write_text("name-toad\n", encoding="utf-8")
    assert run(["check-content", str(folder)]) == 2
    told = capsys.readouterr().err.splitlines()
    assert [line.partition(":")[0] for line in told] == [
        "items.toml",
        "events.toml",
        "en/more.ftl",
        "miskatonic",
    ]


def test_broken_card_files_are_refused_with_all_their_faults(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for file in (find_game(GAME).folder / "data").iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    presets = tmp_path / "presets.toml"
    broken = re.sub(r"\ndemon = \{.*\}", '\ndemon = "soon"', presets.read_text(), count=1)
    presets.write_text(re.sub(r"\ntrack = \{.*\}", "\ntrack = 0", broken, count=1))
    assert "the content has 2 faults" in refused(capsys, "simulate", GAME, "--content", str(tmp_path))
    code = run(["check-content", str(tmp_path)])
    printed = capsys.readouterr()
    assert code == 2
    lines = printed.err.splitlines()
    assert len(lines) == 3
    assert any(re.search(r"presets.toml, line \d+: preset.apprentice.demon: ", line) for line in lines)
    assert lines[-1].endswith("cannot be played as witch-of-salem, it has 2 faults.")
    assert run(["check-content", str(tmp_path), "--json"]) == 2
    found = json.loads(capsys.readouterr().out)
    assert found["ok"] is False
    assert {fault["file"] for fault in found["faults"]} == {"presets.toml"}


def test_a_saved_game_runs_no_program_unless_it_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A file may come from anybody."""
    spec = find_game(GAME)
    seats = [Occupant("Ada"), Occupant("Ben", "external:touch owned")]
    capsule = tmp_path / "gift.json"
    files.save(Match.new(spec, seats, 1), capsule)
    assert "it runs only if you name it with --bots" in refused(capsys, "play", "--load", str(capsule))
    assert "it runs only" in refused(capsys, "play", "--load", str(capsule), "--me", "1")
    assert not Path("owned").exists()


def test_a_bot_whose_program_is_missing_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("simulate", "play"):
        told = refused(capsys, command, GAME, "--bots", "external:./nowhere")
        assert "there is no program './nowhere' that can be run" in told


@pytest.mark.rule("EXP-1.2")
@pytest.mark.parametrize(("options", "seats", "sentence"), BAD_TABLES)
def test_expansions_that_cannot_be_played_so_get_one_clear_sentence(
    capsys: pytest.CaptureFixture[str], options: dict[str, str], seats: int, sentence: str
) -> None:
    chosen = [part for key, value in options.items() for part in ("-o", f"{key}={value}")]
    assert sentence in refused(capsys, "play", "cultistorm", "--seats", str(seats), *chosen)


@pytest.mark.rule("CAM-1.1")
@pytest.mark.parametrize(("text", "sentence"), BAD_FILES, ids=range(len(BAD_FILES)))
def test_a_file_of_another_campaign_or_a_broken_one_stays_as_it_is(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "storm.json"
    file.write_text(text)
    assert sentence in refused(capsys, "play", "cultistorm", "--campaign", str(file))
    assert file.read_text() == text
    assert [*tmp_path.iterdir()] == [file]


@pytest.mark.rule("CAM-1.2")
def test_a_campaign_keeps_its_number_of_detectives(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "storm.json"
    file.write_text(campaign_file())
    told = refused(capsys, "play", "cultistorm", "--campaign", str(file), "--seats", "4")
    assert "3" in told
