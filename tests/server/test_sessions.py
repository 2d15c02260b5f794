"""A cookie dies with its session."""

import hashlib

import pytest
from sqlalchemy import insert, select
from websockets.exceptions import ConnectionClosed

from miskatonic.server.identity.sessions import sign
from miskatonic.server.storage.schema import PLAYER, SESSION
from miskatonic.server.storage.sessions import MOST_SESSIONS
from tests.server.fake_time import install
from tests.server.guests import Guest, fetch
from tests.server.nodes import RunningNode

DAY = 24 * 3600


def is_known(node: RunningNode, cookie: str) -> bool:
    status = fetch("GET", f"{node.url}/api/session", headers={"cookie": cookie}).status_code
    assert status in (200, 401)
    return status == 200


def test_a_copy_of_the_cookie_is_worth_nothing_after_signing_out(node: RunningNode, ada: Guest) -> None:
    copy = ada.cookie
    table = ada.lay(("me", "me"))
    with ada.socket(table, 0) as socket:
        socket.of_type("table")
        ada.ask("DELETE", "/api/session")
        with pytest.raises(ConnectionClosed) as closed:
            socket.drain()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    assert not is_known(node, copy)
    answer = fetch("POST", f"{node.url}/api/session", json={"name": "Eve"}, headers={"cookie": copy})
    assert answer.json()["id"] != ada.id


def test_the_database_holds_no_cookie(node: RunningNode, ada: Guest) -> None:
    token = ada.cookie.split(".")[1]
    stored = str(node.write(lambda c: c.execute(select(SESSION)).all()))
    assert token not in stored
    assert hashlib.sha256(token.encode()).hexdigest() in stored


def test_who_arrives_with_a_code_leaves_the_own_session(node: RunningNode, ada: Guest, ben: Guest) -> None:
    before = ben.cookie
    ben.post("/api/session/device", {"code": ada.post("/api/session/code")["code"]})
    assert ben.get("/api/session")["id"] == ada.id
    assert not is_known(node, before)
    assert ben.cookie != ada.cookie


def test_other_devices_can_be_signed_out(node: RunningNode, ada: Guest, ben: Guest) -> None:
    ben.post("/api/session/device", {"code": ada.post("/api/session/code")["code"]})
    lost = ben.cookie
    table = ada.lay(("me", "me"))
    with ben.socket(table, 0) as socket:
        socket.of_type("table")
        ada.ask("DELETE", "/api/session/others")
        with pytest.raises(ConnectionClosed):
            socket.drain()
    assert not is_known(node, lost)
    assert is_known(node, ada.cookie)


def test_a_session_that_nobody_uses_expires(
    node: RunningNode, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = install(monkeypatch)
    time.pass_seconds(300 * DAY)
    assert is_known(node, ada.cookie)
    time.pass_seconds(300 * DAY)
    assert is_known(node, ada.cookie)
    time.pass_seconds(366 * DAY)
    assert not is_known(node, ada.cookie)


def test_the_browser_is_told_to_keep_the_cookie_while_it_is_used(ada: Guest) -> None:
    assert "max-age=31536000" in ada.web.get("/api/session").headers["set-cookie"].lower()


def test_a_player_has_only_so_many_sessions(
    node: RunningNode, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that have not been used for longest go first."""
    time = install(monkeypatch)
    cookies = []
    for _ in range(MOST_SESSIONS + 3):
        time.pass_seconds(2 * 3600)
        with Guest(node.url, None) as device:
            device.post("/api/session/device", {"code": ada.post("/api/session/code")["code"]})
            cookies.append(device.cookie)
    assert is_known(node, ada.cookie)
    assert [is_known(node, cookie) for cookie in cookies] == [False] * 4 + [True] * (MOST_SESSIONS - 1)


def test_a_cookie_from_before_there_were_sessions_goes_on(node: RunningNode) -> None:
    """It held the id of the player; the migration has made a session of it."""
    digest = hashlib.sha256(b"old-player").hexdigest()
    player = {"id": "old-player", "name": "Ola", "created": 1, "seen": 1}
    session = {"digest": digest, "player": "old-player", "created": 1, "seen": 10**13}
    node.write(lambda c: c.execute(insert(PLAYER).values(player)))
    node.write(lambda c: c.execute(insert(SESSION).values(session)))
    cookie = f"miskatonic={sign(node.node.sessions.key, 'old-player')}"
    assert is_known(node, cookie)
    fetch("DELETE", f"{node.url}/api/session", headers={"cookie": cookie})
    assert not is_known(node, cookie)
