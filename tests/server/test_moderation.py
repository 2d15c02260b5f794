"""Hosts mute people, send them away and ban them; chat has limits."""

from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from miskatonic.server.storage.chat import KEPT
from tests.server.fake_time import install
from tests.server.guests import Guest, Json, Socket, game
from tests.server.nodes import RunningNode, on_sqlite, run_node


def talk(guest: Guest, table: str, text: str = "Hello.") -> int:
    return guest.ask("POST", f"/api/tables/{table}/chat", {"text": text}).status_code


def person(host: Guest, table: str, guest: Guest) -> Json:
    found: list[Json] = host.get(f"/api/tables/{table}/people")
    return next(one for one in found if one["id"] == guest.id)


def closed_with(socket: Socket) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        socket.drain()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_whoever_is_muted_cannot_talk_and_is_told(ada: Guest, ben: Guest) -> None:
    table = ada.lay(("me", "open"), public=True)
    ben.put(f"/api/tables/{table}/seats/1")
    ada.start(table)
    with ben.socket(table, 1) as socket:
        assert socket.of_type("table")["table"]["muted"] is False
        ada.put(f"/api/tables/{table}/people/{ben.id}", {"muted": True})
        assert socket.until(lambda m: m["type"] == "table" and m["table"]["muted"])
        refused = socket.ask(type="chat", text="Let me speak.")
        assert (refused["type"], refused["error"]) == ("refused", "muted")
    assert ben.refused("POST", f"/api/tables/{table}/chat", {"text": "Please."}) == (403, "muted")
    assert ada.get(f"/api/tables/{table}")["muted"] is False
    assert person(ada, table, ben)["muted"] is True
    ada.put(f"/api/tables/{table}/people/{ben.id}", {"muted": False})
    assert talk(ben, table) == 201
    assert person(ada, table, ben)["muted"] is False


def test_a_banned_spectator_cannot_come_back(ada: Guest, ben: Guest) -> None:
    table = ada.lay(("me", "me"), watchable=True)
    invite = ada.get(f"/api/tables/{table}")["invite"]
    ben.post(f"/api/tables/{table}/entrance", {"invite": invite})
    ada.start(table)
    with ben.socket(table) as socket:
        socket.of_type("table")
        assert person(ada, table, ben) | {"muted": None} == {
            "id": ben.id,
            "name": "Ben",
            "seats": [],
            "here": True,
            "muted": None,
            "banned": False,
        }
        ada.put(f"/api/tables/{table}/people/{ben.id}", {"banned": True})
        assert closed_with(socket) == 4403
    renewed = ada.get(f"/api/tables/{table}")["invite"]
    assert renewed != invite
    for method, path, body in (
        ("GET", "", None),
        ("GET", "/state", None),
        ("GET", "/chat", None),
        ("POST", "/chat", {"text": "Hello."}),
        ("POST", "/entrance", {"invite": renewed}),
        ("PUT", "/seats/1", {}),
    ):
        assert ben.refused(method, f"/api/tables/{table}{path}", body) == (403, "banned"), path
    with ben.socket(table) as socket:
        assert closed_with(socket) == 4403
    ada.put(f"/api/tables/{table}/people/{ben.id}", {"banned": False})
    ben.post(f"/api/tables/{table}/entrance", {"invite": renewed})
    assert ben.get(f"/api/tables/{table}/state")


def test_the_old_invitation_admits_nobody_under_another_name(
    node: RunningNode, ada: Guest, ben: Guest
) -> None:
    table = ada.lay(("me", "open"))
    invite = ada.get(f"/api/tables/{table}")["invite"]
    ben.post(f"/api/tables/{table}/entrance", {"invite": invite})
    ada.put(f"/api/tables/{table}/people/{ben.id}", {"banned": True})
    with Guest(node.url, "Not Ben") as again:
        assert again.refused("POST", f"/api/tables/{table}/entrance", {"invite": invite})[0] == 403


def test_whoever_is_sent_away_before_the_start_leaves_the_seat_and_may_return(
    ada: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = install(monkeypatch)
    table = ada.lay(("me", "open"), public=True)
    ben.put(f"/api/tables/{table}/seats/1")
    with ben.socket(table, 1) as socket:
        socket.of_type("table")
        ada.delete(f"/api/tables/{table}/people/{ben.id}")
        assert closed_with(socket) in (4403, 4404)
    assert ada.get(f"/api/tables/{table}")["seats"][1]["open"] is True
    assert ben.refused("PUT", f"/api/tables/{table}/seats/1", {}) == (403, "banned")
    time.pass_seconds(61)
    ben.put(f"/api/tables/{table}/seats/1")


@pytest.mark.parametrize("cooperative", [True, False])
def test_nobody_who_has_a_seat_is_sent_away_from_a_match(
    ada: Guest, ben: Guest, *, cooperative: bool
) -> None:
    table = ada.lay(("me", "open"), public=True, game=game(cooperative=cooperative))
    ben.put(f"/api/tables/{table}/seats/1")
    ada.start(table)
    before = ada.get(f"/api/tables/{table}")["invite"]
    where = f"/api/tables/{table}/people/{ben.id}"
    for method, body in (("PUT", {"banned": True}), ("DELETE", None)):
        assert ada.refused(method, where, body) == (403, "not-allowed")
    assert ben.get(f"/api/tables/{table}/state", seat=1)
    assert ada.get(f"/api/tables/{table}")["invite"] == before
    assert ada.put(where, {"muted": True})


def test_only_the_host_moderates_and_nobody_moderates_the_host(ada: Guest, ben: Guest, eve: Guest) -> None:
    table = ada.lay(("me", "open"), public=True)
    ben.put(f"/api/tables/{table}/seats/1")
    assert ben.refused("GET", f"/api/tables/{table}/people") == (403, "not-allowed")
    for target in (eve.id, ada.id, ben.id):
        where = f"/api/tables/{table}/people/{target}"
        assert ben.refused("PUT", where, {"banned": True}) == (403, "not-allowed")
        assert ben.refused("DELETE", where) == (403, "not-allowed")
    assert ada.refused("PUT", f"/api/tables/{table}/people/{ada.id}", {"muted": True}) == (403, "not-allowed")
    assert ada.refused("PUT", f"/api/tables/{table}/people/nobody", {"muted": True})[0] == 404


def test_a_ban_holds_for_the_rematch(ada: Guest, eve: Guest) -> None:
    table = ada.lay(("me", "random"), public=True)
    talk(eve, table)
    ada.start(table)
    ada.put(f"/api/tables/{table}/people/{eve.id}", {"banned": True})
    ada.post(f"/api/tables/{table}/seats/0/resign")
    rematch = ada.post(f"/api/tables/{table}/rematch")["id"]
    assert eve.refused("GET", f"/api/tables/{rematch}") == (403, "banned")


def test_people_and_spectators_talk_only_so_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("miskatonic.server.http.rate_limits.monotonic", lambda: clock[0])
    settings = replace(on_sqlite(tmp_path), chat_per_minute=6, table_chat_per_minute=8)
    with (
        run_node(settings) as node,
        Guest(node.url, "Ada") as ada,
        Guest(node.url, "Eve") as eve,
        Guest(node.url, "Mallory") as mallory,
    ):
        table = ada.lay(("me", "me"), public=True)
        assert [talk(eve, table) for _ in range(4)] == [201, 201, 201, 429]
        assert [talk(mallory, table) for _ in range(2)] == [201, 429]
        # The spectators have used up what they share; who sits at the table may still talk.
        assert [talk(ada, table) for _ in range(4)] == [201, 201, 201, 429]
        clock[0] += 10
        assert talk(ada, table) == 201


def test_a_table_keeps_the_last_lines_only(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("miskatonic.server.storage.chat.KEPT", 3)
    assert KEPT > 3
    table = ada.lay(("me", "me"))
    for number in range(5):
        talk(ada, table, f"Line {number}")
    assert [line["text"] for line in ada.get(f"/api/tables/{table}/chat")] == ["Line 2", "Line 3", "Line 4"]
