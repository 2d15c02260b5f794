"""What the operator decides for the whole server: bans, and notices of maintenance."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from miskatonic.server.identity.bans import BadNetworkError, network_of
from miskatonic.server.storage import bans as stored_bans
from miskatonic.server.storage.rows import BanRow
from miskatonic.server.tokens import now
from tests.postgres import Postgres
from tests.server.guests import Guest, Json, Socket, fetch, game, wait_for
from tests.server.nodes import QUICK, RunningNode, on_sqlite, run_node

OPERATOR = {"authorization": f"bearer {QUICK.admin_token}"}
HOUR = 3600 * 1000


def decide(node: RunningNode, method: str, path: str, **body: Any) -> Any:
    """The answer to a request of the operator."""
    more = {"json": body} if body else {}
    answer = fetch(method, f"{node.url}/api/admin{path}", headers=OPERATOR, **more)
    assert answer.status_code < 400, answer.text
    return answer.json() if answer.content else None


def bans(node: RunningNode) -> list[Json]:
    listed: list[Json] = decide(node, "GET", "/bans")
    return listed


def lift_all(node: RunningNode) -> None:
    for ban in bans(node):
        decide(node, "DELETE", f"/bans/{ban['id']}")


@pytest.fixture(autouse=True)
def nothing_is_left(node: RunningNode) -> Iterator[None]:
    yield
    lift_all(node)
    decide(node, "DELETE", "/maintenance")


def test_only_the_operator_bans_and_announces(node: RunningNode, ada: Guest, ben: Guest) -> None:
    table = ada.lay()
    for method, path, body in (
        ("GET", "/bans", None),
        ("POST", "/bans", {"player_id": ben.id, "reason": "He wins."}),
        ("DELETE", "/bans/some", None),
        ("GET", f"/tables/{table}/people", None),
        ("PUT", "/maintenance", {"text": "Go home.", "begins": now(), "ends": now() + HOUR}),
        ("DELETE", "/maintenance", None),
    ):
        assert ada.refused(method, f"/api/admin{path}", body) == (403, "not-allowed")
    assert bans(node) == []


def test_a_banned_player_is_kept_out_with_the_reason_until_the_ban_is_lifted(
    node: RunningNode, ada: Guest, eve: Guest
) -> None:
    table = ada.lay(("me", "me"), public=True)
    ada.start(table)
    with eve.socket(table) as socket:
        socket.state()
        ban = decide(node, "POST", "/bans", player_id=eve.id, reason="Insults in the chat", hours=2)
        assert (ban["name"], ban["network"]) == ("Eve", None)
        assert abs(ban["until"] - now() - 2 * HOUR) < HOUR / 2
        with pytest.raises(ConnectionClosed) as closed:
            socket.drain()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    for method, path in (("GET", "/api/session"), ("GET", f"/api/tables/{table}"), ("POST", "/api/session")):
        answer = eve.ask(method, path, {"name": "Eva"} if method == "POST" else None)
        assert (answer.status_code, answer.json()["error"]) == (403, "banned")
        assert "Insults in the chat" in answer.json()["message"]
    with eve.socket(table) as again, pytest.raises(ConnectionClosed):
        again.drain()
    assert ada.get("/api/session")["name"] == "Ada"
    assert [one["player"] for one in bans(node)] == [eve.id]
    decide(node, "DELETE", f"/bans/{ban['id']}")
    assert eve.get("/api/session")["name"] == "Eve"
    assert fetch("DELETE", f"{node.url}/api/admin/bans/{ban['id']}", headers=OPERATOR).status_code == 404


def test_a_ban_ends_by_itself(node: RunningNode, eve: Guest) -> None:
    decide(node, "POST", "/bans", player_id=eve.id, reason="A warning", hours=0.5 / 3600)
    assert eve.refused("GET", "/api/session") == (403, "banned")
    wait_for(lambda: eve.ask("GET", "/api/session").status_code == 200)
    assert bans(node) == []


def test_a_second_ban_of_a_player_replaces_the_first(node: RunningNode, eve: Guest) -> None:
    decide(node, "POST", "/bans", player_id=eve.id, reason="A warning", hours=1)
    decide(node, "POST", "/bans", player_id=eve.id, reason="The last warning")
    assert [(ban["reason"], ban["until"]) for ban in bans(node)] == [("The last warning", None)]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"reason": "Why not?"}, 422),
        ({"reason": "Both", "player_id": "x", "address": "203.0.113.7"}, 422),
        ({"reason": "Nobody", "player_id": "nobody"}, 404),
        ({"reason": "Nowhere", "address": "Arkham"}, 422),
        ({"reason": "Everybody", "address": "0.0.0.0/0"}, 422),
        ({"reason": "\u202e\x00", "address": "203.0.113.7"}, 422),
        ({"reason": "Never", "address": "203.0.113.7", "hours": 0}, 400),
    ],
)
def test_a_ban_that_makes_no_sense_is_refused(node: RunningNode, body: Json, status: int) -> None:
    answer = fetch("POST", f"{node.url}/api/admin/bans", headers=OPERATOR, json=body)
    assert answer.status_code == status, answer.text
    assert bans(node) == []


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:1::/48", "2001:db8:1::/48"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
    ],
)
def test_an_address_stands_for_the_network_of_one_customer(text: str, network: str) -> None:
    assert network_of(text) == network


@pytest.mark.parametrize("text", ["::/0", "0.0.0.0/4", "203.0.113", ""])
def test_no_address_or_a_whole_continent_cannot_be_banned(text: str) -> None:
    with pytest.raises(BadNetworkError):
        network_of(text)


@contextmanager
def behind_a_proxy(folder: Path) -> Iterator[RunningNode]:
    """A node that believes what we say about the address of the client."""
    with run_node(replace(on_sqlite(folder), proxies="127.0.0.1")) as node:
        yield node


def test_everybody_at_a_banned_address_is_kept_out_and_nobody_else(tmp_path: Path) -> None:
    def status(address: str, path: str = "/api/games", **more: Any) -> int:
        headers = {"x-forwarded-for": address, **more}
        return fetch("GET", node.url + path, headers=headers).status_code

    with behind_a_proxy(tmp_path) as node, Guest(node.url, None) as eve:
        eve.web.headers["x-forwarded-for"] = "203.0.113.7"
        eve.post("/api/session", {"name": "Eve"})
        table = eve.lay(("me", "me"))
        eve.start(table)
        decide(node, "POST", "/bans", address="203.0.113.7", reason="A flood")
        decide(node, "POST", "/bans", address="198.51.100.0/24", reason="A flood", hours=1)
        decide(node, "POST", "/bans", address="2001:db8::1", reason="A flood")
        assert eve.refused("GET", "/api/session") == (403, "banned")
        assert eve.refused("GET", "/") == (403, "banned")
        with pytest.raises(InvalidStatus) as refused, _socket(node, table, eve):
            pass
        assert refused.value.response.status_code == 403
        assert [status(one) for one in ("198.51.100.9", "2001:db8::beef", "::ffff:203.0.113.7")] == [403] * 3
        assert [status(one) for one in ("203.0.113.8", "198.51.101.9", "2001:db8:0:1::1")] == [200] * 3
        # An operator who has banned the own address can lift the ban.
        assert status("203.0.113.7", "/api/admin/bans", **OPERATOR) == 200
        lift_all(node)
        assert status("203.0.113.7") == 200


def test_sockets_from_an_address_are_closed_when_it_is_banned(tmp_path: Path) -> None:
    with behind_a_proxy(tmp_path) as node, Guest(node.url, None) as eve:
        eve.web.headers["x-forwarded-for"] = "203.0.113.7"
        eve.post("/api/session", {"name": "Eve"})
        table = eve.lay(("me", "me"))
        eve.start(table)
        with _socket(node, table, eve) as connection:
            connection.recv(timeout=60)
            people = decide(node, "GET", f"/tables/{table}/people")
            assert [(one["name"], one["addresses"]) for one in people] == [("Eve", ["203.0.113.7"])]
            assert people[0]["seats"] == [0, 1]
            decide(node, "POST", "/bans", address=people[0]["addresses"][0], reason="A flood")
            with pytest.raises(ConnectionClosed) as closed:
                Socket(connection).drain()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403


def test_a_proxy_is_not_banned(tmp_path: Path) -> None:
    with behind_a_proxy(tmp_path) as node:
        body = {"reason": "It sends everything.", "address": "127.0.0.1"}
        answer = fetch("POST", f"{node.url}/api/admin/bans", headers=OPERATOR, json=body)
        assert (answer.status_code, answer.json()["error"]) == (422, "bad-address")


def test_maintenance_is_told_to_everybody_and_new_tables_are_refused_from_the_stated_time(
    node: RunningNode, ada: Guest
) -> None:
    table = ada.lay(("me", "me"))
    ada.start(table)
    assert fetch("GET", f"{node.url}/api/maintenance").json() == {"notice": None}
    begins = now() + HOUR
    said = {"text": "A new version.", "begins": begins, "ends": begins + HOUR}
    with ada.socket(table, 0) as socket:
        socket.state()
        decide(node, "PUT", "/maintenance", **said)
        notice = {**said, "closes": begins}
        assert socket.of_type("maintenance")["notice"] == notice
        assert fetch("GET", f"{node.url}/api/maintenance").json() == {"notice": notice}
        ada.lay()
        decide(node, "PUT", "/maintenance", **said, closes=now())
        assert socket.of_type("maintenance")["notice"]["closes"] <= now()
        assert ada.refused("POST", "/api/tables", _wish()) == (503, "maintenance")
        # What has begun goes on.
        assert socket.ask(type="chat", text="One more round.")["type"] == "done"
        decide(node, "DELETE", "/maintenance")
        assert socket.of_type("maintenance")["notice"] is None
    ada.lay()


def test_whoever_comes_later_is_told_of_maintenance_and_gets_no_rematch(
    node: RunningNode, ada: Guest
) -> None:
    table = ada.lay(("me", "me"))
    ada.start(table)
    for seat in (0, 1):
        ada.post(f"/api/tables/{table}/seats/{seat}/resign")
    decide(node, "PUT", "/maintenance", text="Soon", begins=now(), ends=now() + HOUR)
    with ada.socket(table, 0) as socket:
        assert socket.of_type("maintenance")["notice"]["text"] == "Soon"
    assert ada.refused("POST", f"/api/tables/{table}/rematch") == (503, "maintenance")
    assert ada.refused("POST", f"/api/tables/{table}/fork", {"step": 0}) == (503, "maintenance")


def test_a_notice_is_worth_nothing_after_the_maintenance(node: RunningNode, ada: Guest) -> None:
    decide(node, "PUT", "/maintenance", text="A short one", begins=now(), ends=now() + 500)
    wait_for(lambda: fetch("GET", f"{node.url}/api/maintenance").json()["notice"] is None)
    ada.lay()


@pytest.mark.parametrize(
    ("begins", "ends", "closes"), [(2, 1, None), (-2, -1, None), (1, 2, 2)], ids=["backwards", "past", "late"]
)
def test_times_of_maintenance_that_make_no_sense_are_refused(
    node: RunningNode, begins: int, ends: int, closes: int | None
) -> None:
    at = now()
    body = {"text": "Odd", "begins": at + begins * HOUR, "ends": at + ends * HOUR}
    if closes is not None:
        body["closes"] = at + closes * HOUR
    answer = fetch("PUT", f"{node.url}/api/admin/maintenance", headers=OPERATOR, json=body)
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-maintenance")


def test_what_the_operator_decides_holds_on_all_nodes_and_after_a_restart(postgres_server: Postgres) -> None:
    database = postgres_server.create("administration")
    # The sweeper would learn of it, too, but later.
    settings = replace(QUICK, database=database, channels=database, sweep_seconds=3600)
    with run_node(settings) as one, run_node(settings) as other, Guest(other.url, "Eve") as eve:
        table = eve.lay(("me", "me"))
        eve.start(table)
        with eve.socket(table, 0) as socket:
            decide(one, "PUT", "/maintenance", text="Soon", begins=now(), ends=now() + HOUR)
            assert socket.of_type("maintenance")["notice"]["text"] == "Soon"
            decide(one, "POST", "/bans", player_id=eve.id, reason="Insults")
            with pytest.raises(ConnectionClosed):
                socket.drain()
        assert eve.refused("GET", "/api/session") == (403, "banned")
        cookies = eve.web.cookies
    with run_node(settings) as again, Guest(again.url, None) as eve_again:
        eve_again.web.cookies = cookies
        assert eve_again.refused("GET", "/api/session") == (403, "banned")
        assert fetch("GET", f"{again.url}/api/maintenance").json()["notice"]["text"] == "Soon"


def test_a_node_that_has_missed_a_notice_learns_of_a_ban_by_itself(node: RunningNode, eve: Guest) -> None:
    node.write(lambda c: stored_bans.put(c, BanRow("missed", "Insults", now(), None, player=eve.id)))
    wait_for(lambda: eve.ask("GET", "/api/session").status_code == 403)


@contextmanager
def _socket(node: RunningNode, table: str, guest: Guest) -> Iterator[ClientConnection]:
    headers = {"cookie": guest.cookie, "x-forwarded-for": guest.web.headers["x-forwarded-for"]}
    url = f"{node.socket_url}/api/tables/{table}/socket"
    with connect(url, additional_headers=headers) as connection:
        yield connection


def _wish() -> Json:
    return {"game": game(), "seats": [{"kind": "me"}, {"kind": "open"}]}
