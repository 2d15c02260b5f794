"""Bytes that are no message: every one of them is refused, none of them is a fault of the server."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guests import Guest, game
from tests.server.nodes import QUICK

DEPTH = QUICK.body_bytes // 2 - 100
BODIES = {
    "not UTF-8": b'{"name": "\xff\xfe"}',
    "a key that is not UTF-8": b'{"\xff": "x"}',
    "an overlong form": b'{"name": "\xc0\xaf"}',
    "a surrogate in UTF-8": b'{"name": "\xed\xa0\x80"}',
    "a lone high surrogate": b'{"name": "\\ud800"}',
    "a lone low surrogate": b'{"name": "\\udc00"}',
    "UTF-16": '{"name": "Ada"}'.encode("utf-16"),
    "a byte order mark": b'\xef\xbb\xbf{"name": "Ada"}',
    "lists that do not end": b"[" * DEPTH,
    "lists in lists": b"[" * DEPTH + b"]" * DEPTH,
    "objects in objects": b'{"name":' * 1_500 + b"1" + b"}" * 1_500,
    "a deep field that nobody knows": b'{"name": "Ada", "x": ' + b"[" * 7_000 + b"]" * 7_000 + b"}",
    "no number": b'{"name": NaN}',
    "infinity": b'{"name": -Infinity}',
    "a number out of range": b'{"name": 1e999}',
    "a huge number": b'{"name": ' + b"9" * 9_000 + b"}",
    "a text that is too long": b'{"name": "' + b"x" * 9_000 + b'"}',
    "a zero byte": b'{"name": "A\x00da"}',
    "nothing but spaces": b" " * 9_000,
}
MESSAGES = {
    "lists that do not end": "[" * 4_000,
    "a deep field before the type": '{"x": ' + "[" * 1_500 + "]" * 1_500 + ', "type": "ping"}',
    "a deep word": '{"type": "say", "seq": 0, "word": ' + "[" * 1_500 + "]" * 1_500 + "}",
    "a lone surrogate": '{"type": "chat", "text": "\\ud800"}',
    "a surrogate pair that is cut off": '{"type": "chat", "text": "\\ud83d"}',
    "no number": '{"type": "say", "word": "x", "seq": NaN}',
    "a number out of range": '{"type": "say", "word": "x", "seq": 1e999}',
    "a huge number": '{"type": "ping", "id": ' + "9" * 3_000 + "}",
    "a negative number": '{"type": "say", "word": "x", "seq": -1}',
    "two types": '{"type": "ping", "type": "chat", "text": "hello"}',
    "a type that is no text": '{"type": 1}',
    "a long word": json.dumps({"type": "why-not", "word": "x" * 3_000}),
    "a zero byte": "\0",
    "nothing": "",
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_body_that_is_no_message_is_refused(ada: Guest, body: bytes) -> None:
    table = ada.lay(("me", "random"))
    for path in ("/api/session", "/api/tables", f"/api/tables/{table}/seats/0/words"):
        answer = ada.ask_raw("POST", path, body)
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-request"), answer.text
    assert ada.get("/api/session")["name"] == "Ada"


def test_of_two_fields_with_the_same_name_the_last_one_counts(ada: Guest) -> None:
    answer = ada.ask_raw("POST", "/api/session", b'{"name": "Eve", "name": "Ada"}')
    assert answer.json()["name"] == "Ada"


@pytest.mark.parametrize(
    "kind", ["application/x-msgpack", "multipart/form-data", "text/plain; charset=utf-16"]
)
def test_a_body_is_json_whatever_it_is_called(ada: Guest, kind: str) -> None:
    answer = ada.web.post("/api/session", content=b'{"name": "Ada"}', headers={"content-type": kind})
    assert answer.status_code == 200


@pytest.mark.parametrize("part", ["%00", "%ff", "%ed%a0%80", "%0d%0a", "x" * 2_000, "%2e%2e", "'--"])
def test_an_address_that_leads_nowhere_is_refused(ada: Guest, part: str) -> None:
    for path, statuses in {
        f"/api/tables/{part}": {404},
        f"/api/tables/{part}/state": {404},
        f"/api/games/{part}/book": {404, 422},
        f"/assets/{part}": {404},
    }.items():
        assert ada.web.get(path).status_code in statuses


@pytest.mark.parametrize("seat", ["%ff", "-1", "16", "1e3", "9" * 40, "%00", "NaN"])
def test_a_number_in_an_address_is_a_number(ada: Guest, seat: str) -> None:
    table = ada.lay(("me", "random"))
    assert ada.web.get(f"/api/tables/{table}/state?seat={seat}").status_code == 400
    assert ada.web.get(f"/api/tables/{table}/seats/{seat}/hint").status_code == 404


def test_options_and_bots_that_are_no_text_are_refused(ada: Guest) -> None:
    for odd in ("\ud800", "\0", "\x1b[31m", "x" * 200, "search:" + "9" * 60, "../x"):
        for body in (
            {"game": odd, "seats": [{"kind": "me"}]},
            {"game": game(), "seats": [{"kind": "me"}, {"kind": "bot", "bot": odd}]},
            {"game": game(), "seats": [{"kind": "me"}, {"kind": "me"}], "options": {odd: odd}},
        ):
            assert 400 <= ada.ask_raw("POST", "/api/tables", json.dumps(body)).status_code < 500


@pytest.mark.parametrize("message", MESSAGES.values(), ids=MESSAGES)
def test_a_socket_refuses_what_is_no_message_and_stays_open(ada: Guest, message: str) -> None:
    table = ada.lay(("me", "random"))
    with ada.socket(table, 0) as socket:
        socket.connection.send(message)
        assert socket.of_type("refused")["error"] == "bad-request"
        assert socket.ask(type="ping")["type"] == "pong"


def test_a_socket_takes_text_only(ada: Guest) -> None:
    table = ada.lay(("me", "random"))
    with ada.socket(table, 0) as socket:
        socket.connection.send(b'{"type": "ping"}')
        assert socket.of_type("refused")["error"] == "bad-request"
        assert socket.ask(type="ping")["type"] == "pong"


@pytest.mark.parametrize("text", [b"\xff\xfe", b'"\xed\xa0\x80"', b'{"type": "chat", "text": "\xc0\xaf"}'])
def test_text_that_is_not_utf_8_ends_the_socket_and_is_no_fault(
    ada: Guest, caplog: pytest.LogCaptureFixture, text: bytes
) -> None:
    table = ada.lay(("me", "random"))
    with ada.socket(table, 0) as socket:
        socket.connection.send(text, text=True)
        with pytest.raises(ConnectionClosed) as closed:
            socket.drain()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []


@pytest.mark.parametrize("asked", ["seat=%ff", "seat=-1", "since=x", "since=" + "9" * 30, "patches=maybe"])
def test_a_socket_with_an_odd_address_is_not_opened(ada: Guest, asked: str) -> None:
    table = ada.lay(("me", "random"))
    key, _, value = asked.partition("=")
    more: dict[str, Any] = {key: value}
    with pytest.raises(Exception, match="HTTP 403"), ada.socket(table, **more):
        pass
