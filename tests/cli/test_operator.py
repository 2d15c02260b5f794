"""`operator` against a running server."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from miskatonic.cli.entry import run
from tests.cli.commands import said
from tests.server.guests import Guest
from tests.server.processes import Server, server

TOKEN = "open sesame"


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A node in a process of its own: what it logs is not what the command prints."""
    folder: Path = tmp_path_factory.mktemp("operated")
    with server(f"sqlite:///{folder / 'house.db'}", admin_token=TOKEN) as running:
        yield running


@pytest.fixture(autouse=True)
def at_the_server(node: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISKATONIC_OPERATOR_URL", node.url)
    monkeypatch.setenv("MISKATONIC_ADMIN_TOKEN", TOKEN)


def answered(capsys: pytest.CaptureFixture[str], *args: str) -> Any:
    return json.loads(said(capsys, "operator", *args))


def test_somebody_is_found_banned_and_let_in_again(capsys: pytest.CaptureFixture[str], node: Server) -> None:
    with Guest(node.url, "Eve") as eve:
        (found,) = answered(capsys, "people", eve.lay(("me", "open")))
        assert found["name"] == "Eve"
        ban = answered(capsys, "ban", "--player", found["id"], "--reason", "Insults", "--hours", "2")
        assert eve.refused("GET", "/api/session") == (403, "banned")
        assert [one["reason"] for one in answered(capsys, "bans")] == ["Insults"]
        assert said(capsys, "operator", "lift", ban["id"]) == ""
        assert answered(capsys, "bans") == []
        assert eve.get("/api/session")["name"] == "Eve"


def test_a_network_is_banned(capsys: pytest.CaptureFixture[str]) -> None:
    ban = answered(capsys, "ban", "--address", "203.0.113.9/24", "--reason", "A flood")
    assert (ban["network"], ban["until"]) == ("203.0.113.0/24", None)
    said(capsys, "operator", "lift", ban["id"])


def test_a_match_is_ended(capsys: pytest.CaptureFixture[str], node: Server) -> None:
    with Guest(node.url, "Ada") as ada:
        table = ada.lay(("me", "me"))
        ada.start(table)
        assert answered(capsys, "end", table)["ended"] == "operator"


def test_maintenance_is_announced_and_withdrawn(capsys: pytest.CaptureFixture[str], node: Server) -> None:
    with Guest(node.url, "Ada") as ada:
        told = answered(capsys, "announce", "A new version", "--in", "30", "--for", "10", "--closes-in", "15")
        notice = ada.get("/api/maintenance")["notice"]
        assert told["notice"] == notice
        assert notice["ends"] - notice["begins"] == 10 * 60_000
        assert notice["begins"] - notice["closes"] == 15 * 60_000
        said(capsys, "operator", "withdraw")
        assert ada.get("/api/maintenance")["notice"] is None


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--token", "wrong", "bans"], "only the operator may do this"),
        (["--url", "ftp://x", "bans"], "it begins with http:// or https://"),
        (["--url", "http://127.0.0.1:9", "bans"], "does not answer"),
        (["lift", "nothing"], "there is no such ban"),
        (["ban", "--reason", "Nobody"], "one of the two"),
        (["ban", "--reason", "x", "--address", "Arkham"], "is no address"),
    ],
)
def test_a_failure_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert run(["operator", *arguments]) == 2
    printed = capsys.readouterr().err
    assert sentence in printed
    assert len(printed.splitlines()) == 1


def test_without_a_token_the_setting_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MISKATONIC_ADMIN_TOKEN")
    assert run(["operator", "bans"]) == 2
    assert "MISKATONIC_ADMIN_TOKEN" in capsys.readouterr().err
