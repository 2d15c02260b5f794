"""Tables end when nobody looks at them for long, can be exported for a while, and are removed."""

from collections.abc import Iterator
from dataclasses import replace
from threading import Event

import pytest

from miskatonic.server.storage import expiry
from tests.server.fake_time import FakeTime, install
from tests.server.guests import TIMEOUT, Guest, Json, fetch, game, options, wait_for
from tests.server.nodes import QUICK, RunningNode, on_sqlite, run_node

DAY = 24 * 3600
OPERATOR = {"authorization": f"bearer {QUICK.admin_token}"}


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    """A node with a different term for each kind of table."""
    settings = replace(
        on_sqlite(tmp_path_factory.mktemp("node")),
        waiting_days=10,
        live_days=5,
        slow_days=20,
        export_days=3,
        finished_days=30,
    )
    with run_node(settings) as running:
        yield running


@pytest.fixture
def time(node: RunningNode, monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    """A new time, by which the node has swept once.

    A sweep that was under way goes on by the time of the test before, and would give its dates to new tables.
    """
    fake = install(monkeypatch)
    lifetimes, is_swept_anew = node.node.lifetimes, Event()
    sweep = lifetimes.sweep

    async def noticed(session_age_ms: int) -> None:
        await sweep(session_age_ms)
        is_swept_anew.set()

    monkeypatch.setattr(lifetimes, "sweep", noticed)
    assert is_swept_anew.wait(TIMEOUT)
    return fake


def is_there(guest: Guest, table: str) -> bool:
    """Is the table in the list of its player? To look at it would prolong its life."""
    return table in [mine["id"] for mine in guest.get("/api/tables/mine")]


def listed(guest: Guest, table: str) -> Json:
    found: list[Json] = guest.get("/api/tables/mine")
    return next(mine for mine in found if mine["id"] == table)


def is_swept(node: RunningNode) -> None:
    """Wait until the sweeper has nothing to do."""

    def is_done() -> bool:
        left = node.write(lambda c: expiry.undated(c, 1) + expiry.due(c, node.node.timekeeper.beaten, 1))
        return left == []

    wait_for(is_done)


def test_a_table_that_waits_is_removed(node: RunningNode, ada: Guest, time: FakeTime) -> None:
    table = ada.lay(("me", "open"))
    is_swept(node)
    time.pass_seconds(9 * DAY)
    is_swept(node)
    assert is_there(ada, table)
    time.pass_seconds(2 * DAY)
    wait_for(lambda: not is_there(ada, table))


@pytest.mark.parametrize(("clock", "days"), [(3600, 5), (2 * DAY, 20), (None, 20)])
def test_a_match_ends_can_be_exported_and_is_removed(
    node: RunningNode, ada: Guest, ben: Guest, time: FakeTime, clock: int | None, days: int
) -> None:
    table = ada.lay(("me", "open"), public=True, clock=clock)
    ben.put(f"/api/tables/{table}/seats/1")
    ada.start(table)
    state = ada.state(table, 0)
    wait_for(lambda: listed(ada, table)["expires"] is not None)
    time.pass_seconds((days - 1) * DAY)
    is_swept(node)
    assert listed(ada, table)["state"] == "running"
    time.pass_seconds(2 * DAY)
    wait_for(lambda: listed(ada, table)["state"] == "over")
    ended = listed(ada, table)
    assert (ended["ended"], ended["outcome"], ended["asked"]) == ("abandoned", None, [])
    for word in options(state):
        assert ada.say(table, 0, word, state["seq"]).status_code == 409
    assert ada.get(f"/api/tables/{table}/capsule")
    assert ada.get(f"/api/tables/{table}/replay", step=0)
    time.pass_seconds(4 * DAY)
    wait_for(lambda: not is_there(ada, table))
    assert ada.refused("GET", f"/api/tables/{table}") == (404, "not-there")


def test_the_term_of_a_match_begins_when_it_is_started(node: RunningNode, ada: Guest, time: FakeTime) -> None:
    table = ada.lay(("me", "random"), clock=3600)
    is_swept(node)
    waiting = listed(ada, table)["expires"]
    ada.start(table)
    is_swept(node)
    assert listed(ada, table)["expires"] == waiting - 5 * DAY * 1000
    time.pass_seconds(6 * DAY)
    wait_for(lambda: listed(ada, table)["state"] == "over")


def test_the_term_of_a_finished_match_begins_at_its_end(
    node: RunningNode, ada: Guest, time: FakeTime
) -> None:
    table = ada.lay(("me", "random"), clock=3600)
    ada.start(table)
    is_swept(node)
    ada.post(f"/api/tables/{table}/seats/0/resign")
    is_swept(node)
    time.pass_seconds(25 * DAY)
    is_swept(node)
    assert is_there(ada, table)
    time.pass_seconds(10 * DAY)
    wait_for(lambda: not is_there(ada, table))


def test_a_date_is_for_the_state_in_which_it_was_found(node: RunningNode, ada: Guest) -> None:
    table = ada.lay(("me", "random"), clock=3600)
    is_swept(node)
    waiting = node.write(lambda c: expiry.due(c, 10**15, 10**6))
    ada.start(table)
    is_swept(node)
    running = listed(ada, table)["expires"]
    # Somebody has looked, or a sweep has begun, before the start, and its write comes after it.
    node.write(lambda c: expiry.date(c, {dated: 1 for dated in waiting if dated.id == table}))
    assert listed(ada, table)["expires"] == running


def test_whoever_looks_prolongs_the_life_of_a_table(node: RunningNode, ada: Guest, time: FakeTime) -> None:
    table = ada.lay(("me", "random"), clock=None)
    ada.start(table)
    for _ in range(4):
        time.pass_seconds(15 * DAY)
        before = listed(ada, table)["expires"]
        ada.state(table)
        wait_for(lambda before=before: listed(ada, table)["expires"] != before)  # type: ignore[misc]
        is_swept(node)
    assert listed(ada, table)["state"] == "running"


def test_a_table_that_is_open_in_a_browser_does_not_end(
    node: RunningNode, ada: Guest, time: FakeTime
) -> None:
    table = ada.lay(("me", "me"))
    ada.start(table)
    with ada.socket(table, 0) as socket:
        socket.of_type("state")
        time.pass_seconds(100 * DAY)
        is_swept(node)
        assert listed(ada, table)["state"] == "running"


def test_a_finished_match_is_removed_at_last(node: RunningNode, ada: Guest, time: FakeTime) -> None:
    table = ada.lay(("me", "random"))
    ada.start(table)
    ada.post(f"/api/tables/{table}/seats/0/resign")
    ada.state(table)
    is_swept(node)
    time.pass_seconds(25 * DAY)
    is_swept(node)
    assert listed(ada, table)["ended"] is None
    time.pass_seconds(10 * DAY)
    wait_for(lambda: not is_there(ada, table))


def test_the_operator_ends_a_match(node: RunningNode, ada: Guest) -> None:
    table = ada.lay(("me", "random"), game=game(cooperative=False))
    assert ada.refused("POST", f"/api/admin/tables/{table}/end") == (403, "not-allowed")
    where = f"{node.url}/api/admin/tables/{table}"
    assert fetch("POST", f"{where}/end", headers=OPERATOR).status_code == 409
    ada.start(table)
    with ada.socket(table, 0) as socket:
        socket.of_type("state")
        assert fetch("POST", f"{where}/end", headers=OPERATOR).json()["ended"] == "operator"
        assert socket.until(lambda m: m["type"] == "table" and m["table"]["ended"] == "operator")
        answer = socket.ask(type="resign")
        assert (answer["type"], answer["error"]) == ("refused", "wrong-moment")
    assert fetch("GET", where, headers=OPERATOR).json()["state"] == "over"
    assert fetch("POST", f"{where}/end", headers=OPERATOR).status_code == 409
    assert ada.get(f"/api/tables/{table}/capsule")
