"""After an upgrade, matches of older rules can be read and ended, and disturb nobody."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, update

from miskatonic.server.storage.schema import MATCH
from tests.server.guests import Guest, Json, asked, options, wait_for
from tests.server.nodes import RunningNode, on_sqlite, run_node

OLD = "0.1"
# More than one sweep or heartbeat wakes.
MANY = 60


def play(ada: Guest, table: str, words: int) -> None:
    for _ in range(words):
        state = ada.state(table)
        seat = asked(state)[0]
        word = options(ada.state(table, seat))[0]
        assert ada.say(table, seat, word, state["seq"]).status_code == 200


def upgrade(connection: Connection) -> None:
    """From now on all running matches are of older rules."""
    connection.execute(update(MATCH).where(MATCH.c.state == "running").values(rules_version=OLD))


@contextmanager
def upgraded(folder: Path, ada: Guest) -> Iterator[tuple[RunningNode, Guest]]:
    """The next version of the server, and the same guest there."""
    with run_node(on_sqlite(folder)) as node, Guest(node.url, None) as again:
        again.web.cookies = ada.web.cookies
        yield node, again


@pytest.fixture
def seen(tmp_path: Path) -> tuple[Guest, str, dict[str, Json]]:
    """A match of 23 words, and what its readers saw before the upgrade."""
    with run_node(on_sqlite(tmp_path)) as node, Guest(node.url, "Ada") as ada:
        table = ada.lay(("me", "me"), public=True)
        ada.start(table)
        play(ada, table, 23)
        views = {str(seat): ada.state(table, seat) for seat in (None, 0, 1)}
    with run_node(on_sqlite(tmp_path)) as node:
        node.write(upgrade)
        node.node.rooms.close(table)
    return ada, table, views


def test_a_match_of_older_rules_shows_the_last_position_and_the_whole_log(
    tmp_path: Path, seen: tuple[Guest, str, dict[str, Json]]
) -> None:
    ada, table, before = seen
    with upgraded(tmp_path, ada) as (_, again):
        view = again.get(f"/api/tables/{table}")
        assert OLD in view["unplayable"]
        for seat in (None, 0, 1):
            state, known = again.state(table, seat), before[str(seat)]
            assert state["scene"] == {**known["scene"], "question": None}
            assert state["lines"] == known["lines"]
            assert (state["step"], state["undo"]) == (23, None)
        with again.socket(table, 0) as socket:
            assert socket.state()["scene"]["zones"] == before["0"]["scene"]["zones"]


def test_a_match_of_older_rules_can_be_replayed_as_it_was_recorded(
    tmp_path: Path, seen: tuple[Guest, str, dict[str, Json]]
) -> None:
    ada, table, before = seen
    with upgraded(tmp_path, ada) as (_, again):
        moments = [again.get(f"/api/tables/{table}/replay", step=step, seat=0) for step in range(24)]
        told = [line["events"] for line in before["0"]["lines"]]
        assert [moment["events"] for moment in moments[1:]] == told
        assert moments[23]["scene"]["zones"] == before["0"]["scene"]["zones"]
        assert moments[20]["scene"]["zones"] != moments[23]["scene"]["zones"]
        assert again.refused("GET", f"/api/tables/{table}/replay?step=24") == (409, "wrong-moment")


def test_nothing_can_be_done_in_it_but_to_end_it(
    tmp_path: Path, seen: tuple[Guest, str, dict[str, Json]]
) -> None:
    ada, table, _ = seen
    with upgraded(tmp_path, ada) as (node, again), Guest(node.url, "Eve") as eve:
        path = f"/api/tables/{table}"
        assert again.refused("POST", f"{path}/seats/0/words", {"word": "x", "seq": 23}) == (
            409,
            "foreign-match",
        )
        assert again.refused("GET", f"{path}/capsule") == (403, "not-allowed")
        assert eve.refused("POST", f"{path}/end") == (403, "not-allowed")
        ended = again.post(f"{path}/end")
        assert (ended["state"], ended["outcome"]["winners"]) == ("over", [])
        capsule = json.loads(again.web.get(f"{path}/capsule").text)
        assert (capsule["rules_version"], len(capsule["moves"])) == (OLD, 23)
        assert again.refused("POST", f"{path}/end") == (409, "conflict")
        assert again.get("/api/statistics")["played"] == 0
        assert again.post(f"{path}/rematch")["state"] == "open"


def test_a_match_that_can_go_on_is_not_ended(tmp_path: Path) -> None:
    with run_node(on_sqlite(tmp_path)) as node, Guest(node.url, "Ada") as ada:
        table = ada.lay(("me", "me"))
        ada.start(table)
        assert ada.refused("POST", f"/api/tables/{table}/end") == (409, "wrong-moment")
        assert ada.get(f"/api/tables/{table}")["unplayable"] is None


def test_many_matches_of_older_rules_do_not_keep_bots_from_moving(tmp_path: Path) -> None:
    with run_node(on_sqlite(tmp_path)) as node, Guest(node.url, "Ada") as ada:
        for _ in range(MANY):
            ada.start(ada.lay(("me", "me")))
        healthy = ada.lay(("me", "random"))
        ada.start(healthy)

    def after_upgrade(connection: Connection) -> None:
        """Bots would have to move in all of them, in the old ones for longer."""
        values = {"rules_version": OLD, "bot_turn": True, "node": None, "updated": 1}
        connection.execute(update(MATCH).where(MATCH.c.id != healthy).values(values))

    with run_node(on_sqlite(tmp_path)) as node:
        node.write(after_upgrade)
    with upgraded(tmp_path, ada) as (_, again):
        seq = again.state(healthy)["seq"]

        def has_bot_moved() -> bool:
            state = again.state(healthy, 0)
            if options(state):
                again.say(healthy, 0, options(state)[0], state["seq"])
            return any(line["seat"] == 1 for line in state["lines"][seq:])

        wait_for(has_bot_moved)
