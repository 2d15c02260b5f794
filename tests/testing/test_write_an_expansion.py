"""docs/write-an-expansion.md does what it says.

An expansion declares words when it is imported, so everything happens in processes of their own.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.testing.guide import EXPANSION_PAGE, headings_and_links, unpack


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("expansion")
    unpack(folder, EXPANSION_PAGE)
    return folder


def run(folder: Path, *command: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(folder), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, env=env, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_tests_of_the_guide_pass(folder: Path) -> None:
    assert "4 passed" in run(folder, "pytest", "-q", "test_street_watch.py")


def test_the_code_of_the_guide_meets_the_house_style(folder: Path) -> None:
    config = str(Path(__file__).parents[2] / "pyproject.toml")
    unchecked = "ANN001,ANN201,ANN401,ARG001,D100,D103,INP001,PLR2004,S101,I001"
    for name in ("street_watch/__init__.py", "test_street_watch.py"):
        run(folder, "ruff", "check", "--no-cache", "--config", config, "--extend-ignore", unchecked, name)


def test_the_command_line_offers_it_and_bots_play_it(folder: Path) -> None:
    games = json.loads(run(folder, "miskatonic", "games", "cultistorm", "--json"))
    assert "street-watch" in json.dumps(games)
    told = run(
        folder,
        *("miskatonic", "simulate", "cultistorm", "--games", "2", "--jobs", "1", "--json"),
        *("--option", "modules=street-watch"),
    )
    assert json.loads(told)["games"] == 2


def test_the_table_of_contents_leads_somewhere() -> None:
    headings, links = headings_and_links(EXPANSION_PAGE)
    assert links == headings
