"""What clients send reaches a log as plain text: no control character can forge or hide a line."""

import json
import logging
from collections.abc import Callable, Iterator
from io import StringIO

import pytest
import structlog

from miskatonic.server.logs import configure_logging
from tests.server.guests import Guest
from tests.server.nodes import RunningNode

NASTY = "a\nb\rc\x1b[31md\x00e\x7ff\x9b1mg\u2028h\u202ei"
SECRET = "a-cookie-that-nobody-may-see"
Written = Callable[[], str]


@pytest.fixture(params=["json", "text"])
def written(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    """What has been logged in one of the formats."""
    root = logging.getLogger()
    before = (root.handlers[:], root.level)
    stream = StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    configure_logging("info", request.param)
    yield stream.getvalue
    root.handlers[:], root.level = before
    structlog.reset_defaults()


def plain(text: str) -> str:
    """The text; colours of the log itself, which stand around whole values, are allowed."""
    without_colours = text
    for code in ("0", "1", "2", "31", "32", "33", "34", "35", "36", "31;1"):
        without_colours = without_colours.replace(f"\x1b[{code}m", "")
    return without_colours


def test_values_names_and_messages_are_escaped(written: Written) -> None:
    structlog.get_logger("miskatonic.test").info(NASTY, name=NASTY)
    logging.getLogger("uvicorn.error").warning("from a library: %s", NASTY)
    lines = written().splitlines()
    assert len(lines) == 2
    for line in lines:
        assert plain(line).isprintable()
        assert r"\n" in line
        assert r"\x1b" in line


def test_a_traceback_cannot_pass_for_lines_of_the_log(written: Written) -> None:
    def fail(cookie: str) -> None:
        raise ValueError(f"{len(cookie)}\n2026-01-01 [info] forged\x1b[2J")

    try:
        fail(SECRET)
    except ValueError:
        structlog.get_logger("miskatonic.test").exception("failed")
    text = written()
    assert "ValueError" in text
    assert SECRET not in text
    assert "\x1b[2J" not in text
    assert not any(line.startswith("2026-01-01") for line in text.splitlines())


def test_what_is_very_long_is_cut(written: Written) -> None:
    structlog.get_logger("miskatonic.test").info("request", path="/x" * 5_000)
    assert len(written()) < 2_000


def test_a_path_with_control_characters_is_one_line(node: RunningNode, written: Written) -> None:
    with Guest(node.url, None) as eve:
        eve.web.get("/table/a%0ab%1b%5b31mc%00d%7fe%c2%9bf%e2%80%a8g")
    lines = [line for line in written().split("\n") if "request" in line]
    assert len(lines) == 1
    assert plain(lines[0]).isprintable()


def test_json_lines_are_json(written: Written) -> None:
    structlog.get_logger("miskatonic.test").info("request", path=NASTY, count=3)
    text = written()
    if text.startswith("{"):
        assert json.loads(text)["count"] == 3
