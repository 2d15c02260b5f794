"""The database goes away and comes back: nothing is lost, and tables go on by themselves."""

import secrets
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.cut_proxy import CutProxy, cut_proxy
from tests.postgres import Postgres
from tests.server.guests import Guest, Json, asked, fetch, options, wait_for
from tests.server.nodes import QUICK, RunningNode, on_sqlite, run_node


@pytest.fixture(scope="module")
def wire(postgres_server: Postgres) -> Iterator[CutProxy]:
    """The connection between the node and its database."""
    with cut_proxy(postgres_server.folder / ".s.PGSQL.5432") as proxy:
        yield proxy


@pytest.fixture(scope="module")
def node(postgres_server: Postgres, wire: CutProxy) -> Iterator[RunningNode]:
    """A node without others, so that nothing but its own care brings a table back."""
    name = f"o{secrets.token_hex(4)}"
    postgres_server.create(name)
    url = f"postgresql://miskatonic@127.0.0.1:{wire.port}/{name}?connect_timeout=2"
    with run_node(replace(QUICK, database=url)) as running:
        yield running


@pytest.fixture
def table(ada: Guest) -> str:
    table = ada.lay(("me", "me"))
    ada.start(table)
    return table


def health(node: RunningNode, kind: str) -> tuple[int, str]:
    answer = fetch("GET", f"{node.url}/health/{kind}")
    return answer.status_code, answer.json()["status"]


def next_word(ada: Guest, table: str) -> tuple[int, str, int]:
    """Who is asked, something they may say, and the number of the line."""
    state = ada.state(table)
    seat = asked(state)[0]
    return seat, options(ada.state(table, seat))[0], state["seq"]


def answers(ada: Guest, table: str) -> bool:
    return ada.web.get(f"/api/tables/{table}/state").status_code == 200


def test_who_polls_sees_the_table_again_when_the_database_is_back(
    wire: CutProxy, ada: Guest, table: str
) -> None:
    seat, word, seq = next_word(ada, table)
    wire.cut()
    try:
        assert ada.say(table, seat, word, seq).json()["error"] == "database-unavailable"
        assert ada.refused("GET", f"/api/tables/{table}/state") == (503, "database-unavailable")
    finally:
        wire.mend()
    wait_for(lambda: answers(ada, table))
    # The commit may have arrived before the connection broke; the word is in the log once or not at all.
    assert ada.state(table)["seq"] in (seq, seq + 1)
    seat, word, seq = next_word(ada, table)
    assert ada.say(table, seat, word, seq).status_code == 200


def test_a_socket_stays_open_and_goes_on_when_the_database_is_back(
    wire: CutProxy, ada: Guest, table: str
) -> None:
    seat, word, seq = next_word(ada, table)
    with ada.socket(table, seat) as socket:
        assert socket.state()["seq"] == seq
        wire.cut()
        try:
            refused: Json = socket.ask(type="say", word=word, seq=seq)
            assert (refused["type"], refused["error"]) == ("refused", "database-unavailable")
            assert socket.ask(type="ping")["type"] == "pong"
        finally:
            wire.mend()
        wait_for(lambda: answers(ada, table))
        if ada.state(table)["seq"] == seq:
            assert socket.ask(type="say", word=word, seq=seq)["type"] == "done"
        assert ada.state(table)["seq"] == seq + 1


def test_a_node_without_its_database_is_live_but_not_ready(wire: CutProxy, node: RunningNode) -> None:
    assert health(node, "ready") == (200, "ready")
    for damage in (wire.cut, wire.silence):
        damage()
        try:
            assert health(node, "live") == (200, "live")
            wait_for(lambda: health(node, "ready") == (503, "unavailable"))
        finally:
            wire.drop()
            wire.mend()
        wait_for(lambda: health(node, "ready") == (200, "ready"))


def test_a_node_whose_disk_is_full_is_not_ready_until_there_is_room_again(tmp_path: Path) -> None:
    with run_node(on_sqlite(tmp_path)) as node, Guest(node.url, "Ada") as ada:
        table = ada.lay(("me", "me"))
        ada.start(table)
        limit_pages(node, 1)
        said = 0
        while node.node.database.outages.outage is None:
            seat, word, seq = next_word(ada, table)
            said += ada.say(table, seat, word, seq).status_code == 200
        assert health(node, "ready") == (503, "unavailable")
        assert ada.state(table)["seq"] == said
        limit_pages(node, 2**30)
        wait_for(lambda: health(node, "ready") == (200, "ready"))
        seat, word, seq = next_word(ada, table)
        assert ada.say(table, seat, word, seq).status_code == 200


def limit_pages(node: RunningNode, pages: int) -> None:
    """Let the database grow to so many pages, but keep what it has."""

    def limit(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    node.write(limit)


def test_a_disk_with_little_room_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small = shutil.disk_usage(tmp_path)._replace(free=1 << 20)
    with run_node(on_sqlite(tmp_path)) as node:
        assert health(node, "ready") == (200, "ready")
        monkeypatch.setattr("shutil.disk_usage", lambda _: small)
        assert health(node, "ready") == (503, "unavailable")
