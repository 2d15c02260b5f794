"""Commands run in this process, and what they print."""

import json
from typing import Any

import pytest

from miskatonic.cli.entry import run


def said(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert run(args) == 0
    return capsys.readouterr().out


def data(capsys: pytest.CaptureFixture[str], *args: str) -> Any:
    return json.loads(said(capsys, *args, "--json"))
