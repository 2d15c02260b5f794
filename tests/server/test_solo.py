"""One person plays all seats: nobody else, and no bot, can sit at the table."""

import pytest

from miskatonic.games.registry import all_games
from tests.server.guests import Guest, Json, asked, options

SOLO = next(spec for spec in all_games().values() if spec.solo)
ALONE = {"game": SOLO.key, "options": dict(SOLO.solo)}


def laid(guest: Guest, seats: int = 3) -> Json:
    """A table for one person, open to everybody who comes by."""
    table: Json = guest.post("/api/tables", {**ALONE, "seats": [{"kind": "me"}] * seats, "public": True})
    return table


def test_the_list_of_games_says_which_option_is_for_one_person(ada: Guest) -> None:
    shown = {view["key"]: view["solo"] for view in ada.get("/api/games")["games"]}
    assert shown == {key: dict(spec.solo) for key, spec in all_games().items()}


def test_one_person_has_all_seats_with_different_names_and_starts_at_once(ada: Guest) -> None:
    table = laid(ada)
    assert table["solo"]
    assert {seat["player"] for seat in table["seats"]} == {ada.id}
    assert len({seat["name"] for seat in table["seats"]}) == len(table["seats"])
    assert ada.start(table["id"])["state"] == "running"


def test_a_name_of_the_host_s_own_is_kept(ada: Guest) -> None:
    wishes = [{"kind": "me", "name": "Augusta"}, {"kind": "me"}]
    table = ada.post("/api/tables", {**ALONE, "seats": wishes})
    assert table["seats"][0]["name"] == "Augusta"
    assert table["seats"][1]["name"] not in ("Augusta", "Ada", "")


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"kind": "bot", "bot": "greedy"}, "one person plays all seats of this table: no bot can sit at it"),
        ({"kind": "open"}, "one person plays all seats of this table: seat 2 cannot be open"),
    ],
)
def test_a_table_for_one_person_has_no_bots_and_no_open_seats(ada: Guest, other: Json, sentence: str) -> None:
    answer = ada.ask("POST", "/api/tables", {**ALONE, "seats": [{"kind": "me"}, other]})
    assert answer.status_code == 422
    assert answer.json() == {"error": "bad-table", "message": sentence}


def test_nobody_else_sits_down_and_no_bot_is_let_in(ada: Guest, ben: Guest) -> None:
    table = laid(ada)["id"]
    refused = (403, "not-allowed")
    for _ in ("before the start", "after it"):
        assert ben.refused("PUT", f"/api/tables/{table}/seats/1", {}) == refused
        assert ada.refused("DELETE", f"/api/tables/{table}/seats/1") == refused
        if ada.get(f"/api/tables/{table}")["state"] == "open":
            assert ada.refused("PUT", f"/api/tables/{table}/seats/1/chair", {"bot": "greedy"}) == refused
            ada.start(table)
    answer = ada.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"bot": "greedy"})
    assert answer.json()["message"] == "one person plays all seats of this table: no bot can sit at it"
    answer = ben.ask("PUT", f"/api/tables/{table}/seats/1", {})
    assert answer.json()["message"] == "one person plays all seats of this table: nobody else can sit down"


def test_a_bot_is_refused_at_the_socket_too(ada: Guest) -> None:
    table = laid(ada)["id"]
    ada.start(table)
    with ada.socket(table, 0) as socket:
        answer = socket.ask(type="hand-over", bot="greedy")
    assert answer["error"] == "not-allowed"
    assert answer["message"] == "one person plays all seats of this table: no bot can sit at it"


def test_one_person_plays_every_seat(ada: Guest) -> None:
    table = laid(ada, 2)["id"]
    ada.start(table)
    spoken: set[int] = set()
    for seq in range(60):
        state = ada.state(table, 0)
        if state["scene"]["outcome"] or spoken == {0, 1}:
            break
        seat = asked(state)[0]
        with ada.socket(table, seat) as socket:
            word = options(socket.state())[0]
            assert socket.ask(type="say", word=word, seq=seq)["type"] == "done"
        spoken.add(seat)
    assert spoken == {0, 1}


def test_giving_up_one_seat_gives_up_the_match(ada: Guest) -> None:
    table = laid(ada)["id"]
    ada.start(table)
    ada.post(f"/api/tables/{table}/seats/1/resign")
    assert ada.get(f"/api/tables/{table}")["outcome"]["ending"] == "resigned"


def test_whoever_forks_the_match_of_one_person_plays_all_seats(ada: Guest, ben: Guest) -> None:
    table = laid(ada)["id"]
    ada.start(table)
    ada.post(f"/api/tables/{table}/seats/0/resign")
    fork = ben.post(f"/api/tables/{table}/fork", {"step": 0})
    assert {seat["player"] for seat in fork["seats"]} == {ben.id}
    assert ben.start(fork["id"])["state"] == "running"


def test_a_rematch_of_one_person_is_for_one_person(ada: Guest) -> None:
    table = laid(ada)
    ada.start(table["id"])
    ada.post(f"/api/tables/{table['id']}/seats/2/resign")
    again = ada.post(f"/api/tables/{table['id']}/rematch")
    assert again["solo"]
    assert [(seat["player"], seat["name"], seat["bot"]) for seat in again["seats"]] == [
        (ada.id, seat["name"], None) for seat in table["seats"]
    ]


def test_with_bots_at_the_table_nobody_is_alone(ada: Guest) -> None:
    table = ada.lay(("me", "random"))
    assert not ada.get(f"/api/tables/{table}")["solo"]
