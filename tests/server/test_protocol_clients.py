"""The clients in docs/protocol.md, copied from the page and run against a real server."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.nodes import RunningNode

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
PROGRAMS = {"sh": "sh", "python": sys.executable}
FEW = 2
# The shell starts three programs for each answer, which takes long on a busy machine.
MOST_SECONDS = 600


def example(section: str, language: str) -> str:
    """The code of a section of the page."""
    text = PAGE.read_text(encoding="utf-8").split(f"\n## {section}\n")[1].split("\n## ")[0]
    (code,) = re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return str(code)


def client(language: str) -> str:
    return example("Two clients", language)


def run(language: str, folder: Path, **settings: str) -> str:
    """What a client prints."""
    file = folder / "client"
    file.write_text(client(language), encoding="utf-8")
    done = subprocess.run(
        [PROGRAMS[language], str(file)],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
        timeout=MOST_SECONDS,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("language", PROGRAMS)
def test_a_client_of_the_page_gives_as_many_answers_as_it_is_told(
    node: RunningNode, tmp_path: Path, language: str
) -> None:
    assert run(language, tmp_path, SERVER=node.url, ANSWERS=str(FEW)) == f"{FEW} answers: running None\n"


@pytest.mark.parametrize("language", PROGRAMS)
def test_a_client_of_the_page_plays_to_the_end(node: RunningNode, tmp_path: Path, language: str) -> None:
    printed = run(language, tmp_path, SERVER=node.url)
    assert re.fullmatch(r"\d+ answers: over \{.*\}\n", printed)


@pytest.mark.parametrize("language", PROGRAMS)
def test_the_clients_of_the_page_ask_the_address_of_a_new_server(language: str) -> None:
    assert "http://127.0.0.1:1926" in client(language)
