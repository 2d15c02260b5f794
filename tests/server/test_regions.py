"""Regions on a server: tables that wait for each other."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from miskatonic.games.registry import all_games
from miskatonic.server.storage.schema import MATCH
from miskatonic.server.tokens import now
from tests.server.guests import Guest, Json, asked, options, wait_for
from tests.server.nodes import RunningNode, on_sqlite, run_node

GAME = next(spec for spec in all_games().values() if spec.region is not None)
REGION = {"region": "on", "region_tables": "2", "difficulty": "novice"}
MOST_WORDS = 3000


def body(**chosen: str) -> Json:
    return {"game": GAME.key, "seats": [{"kind": "me"}] * 3, "options": {**REGION, **chosen}}


def opened(guest: Guest, **chosen: str) -> Json:
    """A region in which one person plays all seats, started."""
    region: Json = guest.post("/api/regions", body(**chosen))
    started: Json = guest.post(f"/api/regions/{region['id']}/start")
    return started


def tables_of(region: Json) -> list[str]:
    return [one["table"]["id"] for one in region["tables"]]


def play(guest: Guest, table: str, words: int = MOST_WORDS) -> None:
    """Somebody answers everything quickly until the table waits or is over."""
    for _ in range(words):
        state = guest.state(table, 0)
        if not asked(state):
            return
        seat = asked(state)[0]
        state = guest.state(table, seat)
        found = options(state)
        quick = next((word for word in ("ready", "done", "no") if word in found), found[0])
        guest.say(table, seat, quick, state["seq"])


def shown(guest: Guest, region: Json) -> Json:
    view: Json = guest.get(f"/api/regions/{region['id']}")
    return view


def state_of(guest: Guest, region: Json) -> list[tuple[str, bool]]:
    return [(one["table"]["state"], one["waits"]) for one in shown(guest, region)["tables"]]


def round_of(guest: Guest, table: str) -> int:
    return int(guest.state(table, 0)["scene"]["round"])


def go_on(guest: Guest, region: Json, is_so: Callable[[], bool]) -> None:
    """All tables are played, turn after turn, until it is so."""
    while not is_so():
        for table in tables_of(region):
            play(guest, table)
        wait_for(lambda: _is_somebody_asked(guest, region))


def is_over(guest: Guest, region: Json) -> bool:
    return all(one["table"]["state"] == "over" for one in shown(guest, region)["tables"])


def _is_somebody_asked(guest: Guest, region: Json) -> bool:
    tables = [one["table"] for one in shown(guest, region)["tables"]]
    return any(table["asked"] for table in tables) or all(table["state"] == "over" for table in tables)


@contextmanager
def back(url: str, guest: Guest) -> Iterator[Guest]:
    """The same person at the same server, which was started again."""
    with Guest(url, None) as returned:
        returned.web.cookies = guest.web.cookies
        returned.id = guest.id
        yield returned


@pytest.mark.rule("LCN-1.2", "LCN-1.3")
def test_two_tables_play_to_the_end_of_their_region_over_a_restart(tmp_path: Path) -> None:
    settings = on_sqlite(tmp_path)
    with run_node(settings) as node, Guest(node.url, "Ada") as ada:
        region = opened(ada)
        first, second = tables_of(region)
        play(ada, first)
        assert state_of(ada, region) == [("running", True), ("running", False)]
        assert round_of(ada, first) == 1
    with run_node(settings) as node, back(node.url, ada) as again:
        assert state_of(again, region) == [("running", True), ("running", False)]
        go_on(again, region, lambda: round_of(again, first) > 1 and round_of(again, second) > 1)
        go_on(again, region, lambda: is_over(again, region))
        view = shown(again, region)
    assert view["won"] is False
    assert all(one["table"]["outcome"]["winners"] == [] for one in view["tables"])


@pytest.mark.rule("LCN-1.2")
def test_nobody_undoes_what_other_tables_have_heard(ada: Guest) -> None:
    region = opened(ada)
    (first, _) = tables_of(region)
    go_on(ada, region, lambda: round_of(ada, first) > 1)
    state = ada.state(first, 0)
    answer = ada.ask("POST", f"/api/tables/{first}/seats/0/undo", {"seq": state["seq"], "to": 1})
    assert answer.status_code >= 400
    assert "other tables" in answer.json()["message"]


@pytest.mark.rule("LCN-1.4")
def test_bots_finish_the_turn_of_a_late_table(ada: Guest, node: RunningNode) -> None:
    region = opened(ada)
    first, second = tables_of(region)
    play(ada, first)
    eleven_minutes = now() - 11 * 60_000

    def was_long_ago(connection: Connection) -> None:
        connection.execute(update(MATCH).where(MATCH.c.id == first).values(updated=eleven_minutes))

    assert shown(ada, region)["deadline"] > now()
    node.write(was_long_ago)
    wait_for(lambda: not state_of(ada, region)[0][1])
    assert any(seat["bot"] for seat in ada.get(f"/api/tables/{second}")["seats"])


@pytest.mark.rule("LCN-4.7")
def test_players_of_a_fallen_table_take_over_bots_elsewhere(ada: Guest, ben: Guest) -> None:
    wishes = {**body(), "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]}
    region: Json = ada.post("/api/regions", wishes)
    first, second = tables_of(region)
    invite = ada.get(f"/api/tables/{second}")["invite"]
    ben.post(f"/api/tables/{second}/entrance", {"invite": invite})
    ben.put(f"/api/tables/{second}/seats/1")
    ada.post(f"/api/regions/{region['id']}/start", {"fill": "greedy"})
    where = f"/api/regions/{region['id']}/tables/1/seats/1"
    assert ben.refused("PUT", where) == (409, "wrong-moment")
    ben.post(f"/api/tables/{second}/seats/1/resign")
    ada.post(f"/api/tables/{second}/seats/0/resign")
    wait_for(lambda: ada.get(f"/api/tables/{second}")["state"] == "over")
    assert ben.refused("PUT", f"/api/regions/{region['id']}/tables/3/seats/1") == (404, "not-there")
    ben.put(where)
    assert ada.get(f"/api/tables/{first}")["seats"][1]["player"] == ben.id


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"region_tables": "1"}, "option 'region_tables' cannot be '1'"),
        ({"region_tables": "7"}, "option 'region_tables' cannot be '7'"),
        ({"main": "overlord"}, "only one of these expansions"),
        ({"modules": "puzzle"}, "region and puzzle cannot be used together"),
        ({"region": "off"}, "these options make no region"),
    ],
)
@pytest.mark.rule("LCN-1.1")
def test_what_is_no_region_is_refused_in_a_sentence_and_nothing_is_created(
    ada: Guest, chosen: dict[str, str], sentence: str
) -> None:
    before = len(ada.get("/api/tables/mine"))
    answer = ada.ask("POST", "/api/regions", body(**chosen))
    assert answer.status_code == 422
    assert sentence in answer.json()["message"]
    assert len(ada.get("/api/tables/mine")) == before


@pytest.mark.rule("LCN-1.1")
def test_a_table_of_a_region_is_not_opened_or_continued_alone(ada: Guest, eve: Guest) -> None:
    wanted: Any = body()
    assert ada.ask("POST", "/api/tables", wanted).status_code == 422
    region = ada.post("/api/regions", wanted)
    (first, _) = tables_of(region)
    assert eve.refused("GET", f"/api/regions/{region['id']}") == (403, "not-allowed")
    assert ada.get(f"/api/tables/{first}/region")["id"] == region["id"]
    assert ada.refused("GET", "/api/regions/nowhere") == (404, "not-there")
    ada.post(f"/api/regions/{region['id']}/start")
    assert ada.refused("POST", f"/api/tables/{first}/fork", {"step": 0}) == (403, "not-allowed")
