"""docs/design-a-card.md does what it says."""

import io
import re
from pathlib import Path
from typing import get_args

import pytest

from miskatonic.cli.entry import run
from miskatonic.games.wisdom_of_cthulhu.cards.shape import EntityCard, MasterCard
from miskatonic.games.wisdom_of_cthulhu.moments import Moment, Trait
from tests.cli.designers_page import PAGE, Command, Edit, steps_of_the_page

BAD_INPUT = 2


def hastened(command: Command) -> list[str]:
    """The same, with few games of quick players in one process."""
    args = command.args[:]
    if command.plays:
        args[args.index("--games") + 1] = "4"
        args[args.index("--bots") + 1] = "random"
        args += ["--jobs", "1"]
    return args


def masked(line: str) -> str:
    """Without what depends on the day: numbers and digests, and how far a line is drawn."""
    line = re.sub(r"\b[0-9a-f]{16}\b", "digest", line.rstrip(" ─"))
    return re.sub(r"\d+", "0", line)


def test_a_reader_gets_what_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for step in steps_of_the_page():
        if isinstance(step, Edit):
            step.make(tmp_path)
            continue
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        code = run(hastened(step))
        told = capsys.readouterr()
        refused = any(line.startswith("miskatonic: ") for line in step.shown)
        assert code == (BAD_INPUT if refused else 0), (step.args, told.err)
        printed = [masked(line) for line in (told.out + told.err).rstrip().splitlines()]
        if step.plays:
            # Four games differ from hundreds in every number, but the report has the same parts.
            parts = [line for line in step.shown if line and line[0] != "*" and not re.search(r"\d", line)]
            assert not [part for part in parts if masked(part) not in printed], step.args
        elif step.args[0] == "play":
            assert "Wisdom of Cthulhu" in told.out
        else:
            assert printed == [masked(line) for line in step.shown], step.args


def test_the_page_shows_what_every_command_prints() -> None:
    commands = [step for step in steps_of_the_page() if isinstance(step, Command)]
    assert {command.args[0] for command in commands} == {
        "content",
        "check-content",
        "compare",
        "verbs",
        "cards",
        "play",
        "simulate",
    }
    assert [command.args for command in commands if not command.shown] == [
        ["play", "wisdom-of-cthulhu", "--content", "my-cards"]
    ]


def test_the_page_names_every_line_moment_and_trait_of_a_card() -> None:
    page = PAGE.read_text(encoding="utf-8")
    lines = {**MasterCard.model_fields, **EntityCard.model_fields}
    assert [name for name in lines if f"| `{name}` |" not in page] == []
    assert [moment for moment in get_args(Moment) if f"`{moment}`" not in page] == []
    assert [trait for trait in get_args(Trait) if f'`"{trait}"`' not in page] == []


def test_the_table_of_contents_leads_somewhere() -> None:
    page = re.sub(r"^```.*?^```$", "", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = {line[3:].lower().replace(" ", "-") for line in page.splitlines() if line.startswith("## ")}
    assert set(re.findall(r"\(#([\w-]+)\)", page)) == headings
