import re
import subprocess
import sys
from pathlib import Path

import pytest

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
    "operator",
    "research",
)


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


def test_sound_card_files_are_called_sound(capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(find_game(GAME).folder / "data")
    assert "is sound" in said(capsys, "check-content", folder).replace("\n", " ")
    assert data(capsys, "check-content", folder, "--game", GAME)["faults"] == []


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -c 'from miskatonic.cli import main; main()' rules {GAME} all | head -1"
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


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
