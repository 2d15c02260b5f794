import os
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest
from typer.testing import CliRunner

from miskatonic.cli.app import app
from miskatonic.cli.play import serve as serve_command
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.settings import Settings, default_database


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Settings]:
    """The settings with which `serve` would run."""
    found: list[Settings] = []
    monkeypatch.setattr("miskatonic.server.serve.serve", found.append)
    monkeypatch.setattr(serve_command, "default_file", lambda: tmp_path / "none.toml")
    for name in list(os.environ):
        if name.startswith("MISKATONIC_"):
            monkeypatch.delenv(name)
    return found


def serve(*arguments: str) -> None:
    result = CliRunner().invoke(app, ["serve", *arguments], standalone_mode=False)
    if result.exception is not None:
        raise result.exception


def test_without_a_word_everything_has_its_default(chosen: list[Settings]) -> None:
    serve()
    assert chosen == [Settings()]
    assert chosen[0].database == default_database()
    assert "miskatonic" in chosen[0].database


def test_a_flag_goes_before_the_variable_the_variable_before_the_file(
    chosen: list[Settings], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "file"\nbot-pause = 2.5\nadmin_token = "t"\n', encoding="utf-8")
    monkeypatch.setenv("MISKATONIC_PORT", "2")
    monkeypatch.setenv("MISKATONIC_HOST", "variable")
    serve("--config", str(file), "--port", "3")
    assert (chosen[0].port, chosen[0].host, chosen[0].bot_pause) == (3, "variable", 2.5)
    assert chosen[0].admin_token == "t"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("prot = 1", "unknown setting 'prot'; did you mean 'port'"), ("port = ", "cannot read the settings")],
)
def test_a_file_that_is_wrong_is_refused_with_a_sentence(
    chosen: list[Settings], tmp_path: Path, text: str, sentence: str
) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(serve_command.SettingsFileError, match=sentence):
        serve("--config", str(file))
    assert chosen == []


@pytest.mark.parametrize(
    "flags",
    [
        ("--log-level", "loud"),
        ("--log-format", "xml"),
        ("--stand-in", "zoog"),
        ("--adviser", "search:500ms:2"),
        ("--workers", "0"),
        ("--port", "-1"),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_a_sentence(
    chosen: list[Settings], flags: tuple[str, str]
) -> None:
    with pytest.raises(MiskatonicError):
        serve(*flags)
    assert chosen == []


def test_the_help_names_every_setting_with_its_variable() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "from miskatonic.cli import main; main()", "serve", "--help"],
        capture_output=True,
        check=True,
        text=True,
        env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1"},
        timeout=600,
    ).stdout
    text = re.sub(r"\s+", " ", told)
    for setting in fields(Settings):
        assert f"--{setting.name.replace('_', '-')} " in text
        assert f"MISKATONIC_{setting.name.upper()}" in text
