from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from miskatonic.server.identity.sessions import sign, verified
from miskatonic.server.storage.schema import DEVICE_CODE
from tests.server.fake_time import install
from tests.server.guests import TIMEOUT, Guest, fetch
from tests.server.nodes import QUICK, RunningNode, on_sqlite, run_node


def test_a_guest_is_known_by_a_cookie_that_scripts_and_other_sites_cannot_use(node: RunningNode) -> None:
    answer = fetch("POST", f"{node.url}/api/session", json={"name": "Ada"})
    cookie = answer.headers["set-cookie"].lower()
    assert all(part in cookie for part in ("httponly", "samesite=strict", "path=/", "max-age="))
    assert "secure" not in cookie


def test_behind_https_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    settings = replace(on_sqlite(tmp_path), public_url="https://example.org/")
    with run_node(settings) as running:
        answer = fetch("POST", f"{running.url}/api/session", json={"name": "Ada"})
        assert "secure" in answer.headers["set-cookie"].lower()
        for origin, status in (("https://example.org", 200), (running.url, 403)):
            headers = {"origin": origin}
            answer = fetch("POST", f"{running.url}/api/session", json={"name": "A"}, headers=headers)
            assert answer.status_code == status


def test_a_signature_is_for_one_player_and_one_key() -> None:
    value = sign(b"key", "ada")
    assert verified(b"key", value) == "ada"
    assert verified(b"other", value) is None
    for forged in (value[:-1], value + "x", value.replace("ada", "ben"), "2" + value[1:], "", "1..", "ada"):
        assert verified(b"key", forged) is None


def test_a_forged_or_stale_cookie_is_a_stranger(node: RunningNode, ada: Guest) -> None:
    for value in ("", "1.ada.AAAA", sign(b"wrong", ada.id), sign(node.node.sessions.key, "nobody-here")):
        answer = fetch("GET", f"{node.url}/api/session", cookies={"miskatonic": value})
        assert (answer.status_code, answer.json()["error"]) == (401, "stranger")


def test_a_guest_changes_the_name_and_says_goodbye(ada: Guest) -> None:
    assert ada.post("/api/session", {"name": "  Augusta   Ada "}) == {"id": ada.id, "name": "Augusta Ada"}
    assert ada.get("/api/session")["name"] == "Augusta Ada"
    ada.ask("DELETE", "/api/session")
    assert ada.refused("GET", "/api/session") == (401, "stranger")


def test_a_code_carries_the_player_to_another_device_once(ada: Guest, ben: Guest, node: RunningNode) -> None:
    code = ada.post("/api/session/code")["code"]
    typed = f" {code[:5].lower()}-{code[5:]} "
    assert ben.post("/api/session/device", {"code": typed}) == {"id": ada.id, "name": "Ada"}
    table = ada.lay(("me", "greedy"))
    assert [mine["id"] for mine in ben.get("/api/tables/mine")] == [table]
    for used in (code, "A" * 10, "-"):
        assert ben.refused("POST", "/api/session/device", {"code": used}) == (403, "not-allowed")
    stored = node.write(lambda c: c.execute(DEVICE_CODE.select()).all())
    assert code not in str(stored)


def test_only_the_last_code_is_valid_and_not_for_long(
    ada: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = install(monkeypatch)
    codes = [ada.post("/api/session/code") for _ in range(2)]
    assert ben.refused("POST", "/api/session/device", {"code": codes[0]["code"]}) == (403, "not-allowed")
    time.pass_seconds(codes[1]["seconds"])
    assert ben.refused("POST", "/api/session/device", {"code": codes[1]["code"]}) == (403, "not-allowed")


def test_codes_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    with run_node(replace(on_sqlite(tmp_path), requests_per_second=20)) as node, Guest(node.url, None) as eve:
        answers = [eve.ask("POST", "/api/session/device", {"code": "AAAAA"}).status_code for _ in range(15)]
        assert answers.count(429) > 0


@pytest.mark.parametrize("path", ["/health", "/schema", "/api/games", "/api/session", "/no-such-page"])
def test_every_answer_has_the_security_headers(node: RunningNode, path: str) -> None:
    headers = fetch("GET", node.url + path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_other_sites_cannot_act_for_a_guest(ada: Guest, node: RunningNode, headers: dict[str, str]) -> None:
    answer = ada.web.post("/api/session", json={"name": "Mallory"}, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    table = ada.lay(("me", "me"))
    url = f"{node.socket_url}/api/tables/{table}/socket?seat=0"
    with pytest.raises(InvalidStatus), connect(url, additional_headers={"cookie": ada.cookie, **headers}):
        pass


def test_the_own_page_may_open_sockets(ada: Guest, node: RunningNode) -> None:
    table = ada.lay(("me", "me"))
    headers = {"cookie": ada.cookie, "origin": node.url}
    with connect(f"{node.socket_url}/api/tables/{table}/socket?seat=0", additional_headers=headers) as socket:
        assert '"type":"table"' in str(socket.recv(timeout=TIMEOUT))


def test_a_request_that_is_too_large_is_refused(ada: Guest) -> None:
    answer = ada.web.post("/api/session", content=b'{"name": "' + b"x" * 20_000 + b'"}')
    assert answer.status_code == 413
    assert ada.refused("POST", "/api/session", {"name": "x" * 41})[0] == 400


def test_a_message_that_is_too_large_ends_the_socket(ada: Guest) -> None:
    table = ada.lay(("me", "me"))
    with ada.socket(table, 0) as socket:
        socket.of_type("table")
        socket.connection.send("x" * 5_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.drain()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_clients_that_are_too_fast_are_slowed_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("miskatonic.server.http.rate_limits.monotonic", lambda: clock[0])
    settings = replace(
        on_sqlite(tmp_path),
        requests_per_second=4,
        messages_per_second=2,
        sockets_per_address=1,
        open_tables=1,
    )
    with run_node(settings) as running, Guest(running.url, "Ada") as ada:
        table = ada.lay(("me", "me"))
        with ada.socket(table, 0) as socket:
            socket.of_type("table")
            with ada.socket(table, 0) as second, pytest.raises(ConnectionClosed) as closed:
                second.drain()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            assert [socket.ask(type="ping")["type"] for _ in range(6)] == ["pong"] * 6
            socket.send(type="ping", id=1)
            assert socket.of_type("refused")["error"] == "too-much"
            clock[0] += 0.5
            assert socket.ask(type="ping")["type"] == "pong"
            # A socket is closed after fifty refusals in a row.
            for _ in range(51):
                socket.send(type="ping")
            with pytest.raises(ConnectionClosed) as ended:
                socket.drain()
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 4429
        # A burst of twenty, and two more for half a second; a session, a table and two sockets took four.
        statuses = [ada.web.get("/api/games").status_code for _ in range(20)]
        assert statuses == [200] * 18 + [429] * 2
        clock[0] += 0.25
        assert ada.web.get("/api/games").status_code == 200


def test_a_player_has_only_so_many_tables_waiting(tmp_path: Path) -> None:
    with run_node(replace(on_sqlite(tmp_path), open_tables=2)) as running, Guest(running.url, "Ada") as ada:
        wish = {"game": ada.get("/api/games")["games"][0]["key"], "seats": [{"kind": "me"}, {"kind": "me"}]}
        for _ in range(2):
            ada.post("/api/tables", wish)
        assert ada.refused("POST", "/api/tables", wish) == (429, "too-much")


def test_without_a_token_there_is_no_operator(tmp_path: Path) -> None:
    with run_node(replace(on_sqlite(tmp_path), admin_token=None)) as running:
        headers = {"authorization": "Bearer None"}
        assert fetch("GET", f"{running.url}/api/admin/tables", headers=headers).status_code == 403
        assert fetch("GET", f"{running.url}/metrics").status_code == 200


def test_metrics_and_health_are_there(node: RunningNode) -> None:
    assert fetch("GET", f"{node.url}/health").json()["status"] == "ready"
    assert fetch("GET", f"{node.url}/metrics").status_code == 403
    text = fetch("GET", f"{node.url}/metrics", headers={"authorization": f"bearer {QUICK.admin_token}"}).text
    assert "miskatonic_requests_total" in text
    assert "miskatonic_commit_seconds_bucket" in text
