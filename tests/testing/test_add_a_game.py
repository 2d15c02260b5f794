"""docs/add-a-game.md does what it says."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from miskatonic.content.rulebook import load_rulebook
from miskatonic.content.texts import load_texts
from miskatonic.games.spec import AnyGame, GameSpec
from miskatonic.kernel.scene import Question
from miskatonic.testing.cases import Case, contract_cases
from miskatonic.testing.explorer import explore
from miskatonic.testing.hash_seeds import fingerprint, fingerprint_elsewhere
from miskatonic.testing.transcripts import transcript
from miskatonic.testing.verify import verify
from tests.testing.guide import PAGE, files_of_the_guide, headings_and_links, unpack


# A process can import the guide's game only once: its stored names are taken from then on. So these fixtures
# last as long as the process: a worker that steals tests may leave this module and come back to it.
@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    folder = tmp_path_factory.mktemp("guide")
    unpack(folder)
    sys.path.insert(0, str(folder))
    yield folder
    sys.path.remove(str(folder))


@pytest.fixture(scope="session")
def spec(folder: Path) -> AnyGame:
    game = import_module("dead_letters")
    assert Path(str(game.__file__)).is_relative_to(folder)
    found = game.SPEC
    assert isinstance(found, GameSpec)
    return found


def test_the_game_keeps_the_contract(spec: AnyGame) -> None:
    coverage = verify(spec, 120, one_in=6)
    assert coverage.games == 120
    assert coverage.unused_words(spec.alphabet) == []
    assert coverage.silent(spec.powers(None)) == []
    assert set(coverage.prompts) == {"turn", "slide"}
    assert coverage.checks["imagination takes nothing from the truth"] > 100


def test_the_tests_of_the_guide_pass(folder: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "miskatonic.testing.plugin",
        "test_dead_letters.py",
    ]
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=folder, env=alone, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "29 passed" in done.stdout


def test_the_code_of_the_guide_meets_the_house_style(folder: Path) -> None:
    config = str(Path(__file__).parents[2] / "pyproject.toml")
    unchecked = "ANN401,ARG001,D100,INP001,PLR2004,S101"
    for name in ("dead_letters/__init__.py", "test_dead_letters.py"):
        command = ["ruff", "check", "--no-cache", "--config", config, "--extend-ignore", unchecked, name]
        done = subprocess.run(
            [sys.executable, "-m", *command], cwd=folder, check=False, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout


def test_every_rule_is_cited_by_the_tests_of_the_guide(spec: AnyGame) -> None:
    book = load_rulebook(spec)
    assert book.title == "Dead Letters"
    marks = re.findall(r"mark\.rule\((.*)\)", files_of_the_guide()["test_dead_letters.py"])
    assert set(book.ids) == set(re.findall(r"LET-[\d.]+", " ".join(marks)))


def test_everything_the_game_says_is_in_its_texts(spec: AnyGame) -> None:
    texts = load_texts(spec.texts, strict=True)
    seats = ("Ada", "Ben", "Cy", "Dot")
    code = files_of_the_guide()["dead_letters/__init__.py"]
    refusals = set(re.findall(r'Refusal\("LET-[\d.]+", "([\w-]+)"\)', code))
    assert {f"refusal-{key}" for key in refusals} == {key for key in texts.keys if key.startswith("refusal-")}
    table = spec.new(3, spec.settle({}), 1, chronicle=True)
    for word in ("peek", "slide seat-2"):
        table.flow.submit(table, spec.alphabet.find(word))
    assert [texts.event(event, seats) for event in table.chronicle.since(0, None)] == [
        "Ada holds a letter against a candle.",
        "Ada slides the letter to Ben.",
    ]
    question = spec.scene(table, 1).question
    assert isinstance(question, Question)
    assert texts.question(question, seats) == "Ada slides you a letter."


def miskatonic(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "miskatonic", *arguments],
        env={**os.environ, "PYTHONPATH": str(folder)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_command_line_finds_the_game(folder: Path) -> None:
    assert "dead-letters" in miskatonic(folder, "games", "--json")
    assert "burn a candle" in miskatonic(folder, "rules", "dead-letters", "2.2")


def test_it_can_be_simulated_by_several_processes(folder: Path) -> None:
    seats = ("--seats", "3", "--bots", "greedy,random,random")
    output = miskatonic(folder, "simulate", "dead-letters", *seats, "--games", "12", "--jobs", "2", "--json")
    told = json.loads(output)
    assert (told["game"], told["games"], sum(told["endings"].values())) == ("dead-letters", 12, 12)


def test_it_can_be_verified_from_the_command_line(folder: Path) -> None:
    told = json.loads(miskatonic(folder, "verify", "dead-letters", "--games", "30", "--jobs", "2", "--json"))
    assert told["ok"] is True
    assert told["games"] == 30
    assert told["silent_powers"] == []


def test_the_explorer_finds_every_letter(spec: AnyGame) -> None:
    found = explore(spec, spec.powers(None), games=5)
    assert found.missing == []
    assert found.wanted == {"letter/gossip", "letter/secret", "letter/map", "letter/curse"}


@pytest.mark.parametrize("hash_seed", [0, 4711])
def test_it_plays_alike_in_any_process(spec: AnyGame, hash_seed: int) -> None:
    assert fingerprint_elsewhere("dead_letters:SPEC", 3, 5, hash_seed) == fingerprint(spec, 3, 5)


def test_its_transcript_is_readable(spec: AnyGame) -> None:
    lines = transcript(spec, 2).splitlines()
    assert lines[0] == "dead-letters, rules 1, 2 seats, seed 7"
    assert lines[1] == "options: all at their defaults"
    assert lines[3].startswith("1 round 1 seat 0 turn, ")
    assert lines == transcript(spec, 2).splitlines()


def test_cases_cover_every_seat_count_and_variant(spec: AnyGame) -> None:
    cases: list[Case] = contract_cases(spec)
    pairs = {(case.seats, case.variant) for case in cases}
    assert pairs == {(n, name) for n in (2, 3, 4) for name in ("standard", "dark", "bright")}
    assert len({case.seed for case in cases}) == len(cases)


def test_the_table_of_contents_leads_somewhere() -> None:
    headings, links = headings_and_links(PAGE)
    assert links == headings
