"""Giving the seat of somebody who is away to a bot."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.fake_time import FakeTime, install
from tests.server.guests import Guest, asked, game, options, wait_for
from tests.server.nodes import QUICK, RunningNode, on_sqlite, run_node

GRACE = QUICK.grace_seconds
DAY = 24 * 3600
HERE, AWAY = 0, 1


@pytest.fixture(scope="module")
def time() -> Iterator[FakeTime]:
    with pytest.MonkeyPatch.context() as patch:
        yield install(patch)


@pytest.fixture(scope="module")
def node(
    time: FakeTime,  # noqa: ARG001 - it must begin first
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[RunningNode]:
    with run_node(on_sqlite(tmp_path_factory.mktemp("giving"))) as running:
        yield running


def two(ada: Guest, ben: Guest, **more: Any) -> str:
    table = ada.lay(public=True, **more)
    ben.put(f"/api/tables/{table}/seats/{AWAY}")
    ada.start(table)
    return table


def give(guest: Guest, table: str, seat: int) -> int:
    return guest.ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"bot": "random"}).status_code


def test_in_a_cooperative_match_a_friend_who_is_away_is_replaced_after_the_grace_time(
    ada: Guest, ben: Guest, eve: Guest, time: FakeTime
) -> None:
    table = two(ada, ben)
    assert ada.get(f"/api/tables/{table}")["giving"] == "grace"
    with ben.socket(table, AWAY) as socket:
        socket.of_type("table")
        time.pass_seconds(GRACE + 1)
        assert give(ada, table, AWAY) == 403
    wait_for(lambda: not ada.get(f"/api/tables/{table}")["seats"][AWAY]["here"])
    assert give(ada, table, AWAY) == 403
    time.pass_seconds(GRACE - 1)
    assert give(ada, table, AWAY) == 403
    time.pass_seconds(1)
    assert ada.get(f"/api/tables/{table}")["seats"][AWAY]["away"] == GRACE * 1000
    assert give(eve, table, AWAY) == 403
    assert give(ada, table, AWAY) == 200
    line = ada.state(table)["lines"][-1]
    # Nobody chooses a weak bot for somebody else.
    assert (line["act"], line["seat"], line["word"], line["given_by"]) == ("bot", AWAY, "greedy", HERE)
    ben.delete(f"/api/tables/{table}/seats/{AWAY}/bot")
    assert ben.get(f"/api/tables/{table}")["seats"][AWAY]["bot"] is None


def test_not_only_the_host_may_give_a_seat_and_the_seat_may_be_the_hosts(
    ada: Guest, ben: Guest, time: FakeTime
) -> None:
    table = two(ada, ben)
    time.pass_seconds(GRACE)
    assert give(ben, table, HERE) == 200


def test_who_plays_by_requests_is_here_while_they_poll(ada: Guest, ben: Guest, time: FakeTime) -> None:
    table = two(ada, ben)
    for _ in range(5):
        time.pass_seconds(GRACE / 3)
        ben.state(table, AWAY)
        assert ada.get(f"/api/tables/{table}")["seats"][AWAY]["here"]
        assert give(ada, table, AWAY) == 403
    with ada.socket(table, HERE) as socket:
        time.pass_seconds(GRACE)
        socket.until(lambda m: m["type"] == "table" and not m["table"]["seats"][AWAY]["here"])
    assert give(ada, table, AWAY) == 200


@pytest.mark.parametrize("path", ["", "/state", "/state?seat=1", "/history?seat=1", "/chat"])
def test_every_request_about_a_table_shows_that_its_player_is_here(
    ada: Guest, ben: Guest, time: FakeTime, path: str
) -> None:
    table = two(ada, ben)
    time.pass_seconds(GRACE)
    assert not ada.get(f"/api/tables/{table}")["seats"][AWAY]["here"]
    ben.get(f"/api/tables/{table}{path}")
    assert ada.get(f"/api/tables/{table}")["seats"][AWAY]["here"]
    assert give(ada, table, AWAY) == 403


def test_who_closes_the_page_is_away_at_once_although_it_has_sent_requests(ada: Guest, ben: Guest) -> None:
    table = two(ada, ben)
    with ben.socket(table, AWAY) as socket:
        socket.of_type("table")
        ben.get(f"/api/tables/{table}")
        assert ada.get(f"/api/tables/{table}")["seats"][AWAY]["here"]
    wait_for(lambda: not ada.get(f"/api/tables/{table}")["seats"][AWAY]["here"])


def test_people_who_share_a_screen_are_all_here(ada: Guest, ben: Guest, eve: Guest, time: FakeTime) -> None:
    table = ben.post(
        "/api/tables",
        {
            "game": game(),
            "public": True,
            "seats": [{"kind": "open"}, {"kind": "me"}, {"kind": "me", "name": "Cleo"}],
        },
    )["id"]
    ada.put(f"/api/tables/{table}/seats/0")
    ben.start(table)
    with ben.socket(table, 1) as socket:
        socket.of_type("table")
        time.pass_seconds(GRACE)
        assert [seat["here"] for seat in eve.get(f"/api/tables/{table}")["seats"]] == [False, True, True]
        assert give(ada, table, 2) == 403


@pytest.mark.parametrize(("clock", "giving"), [(None, "never"), (60, "clock"), (DAY, "clock")])
def test_among_rivals_only_the_clock_takes_a_seat(
    ada: Guest, ben: Guest, time: FakeTime, clock: int | None, giving: str
) -> None:
    table = two(ada, ben, game=game(cooperative=False), clock=clock)
    assert ada.get(f"/api/tables/{table}")["giving"] == giving
    idle = 1 - asked(ada.state(table))[0]
    time.pass_seconds(30)
    assert give((ada, ben)[1 - idle], table, idle) == 403
    time.pass_seconds(GRACE * 10)
    assert give((ada, ben)[1 - idle], table, idle) == 403


def test_by_correspondence_friends_have_their_days(ada: Guest, ben: Guest, time: FakeTime) -> None:
    table = two(ada, ben, clock=DAY)
    assert ada.get(f"/api/tables/{table}")["giving"] == "clock"
    time.pass_seconds(GRACE)
    assert give(ada, table, AWAY) == 403


def test_who_gave_a_seat_away_is_not_alone(ada: Guest, ben: Guest, time: FakeTime) -> None:
    """No fork into the hand of a friend, and no undo of what the friend knew."""
    table = two(ada, ben)
    while len({line["seat"] for line in ada.state(table)["lines"]}) < 2:
        state = ada.state(table)
        seat = asked(state)[0]
        guest = (ada, ben)[seat]
        guest.say(table, seat, options(guest.state(table, seat))[0], state["seq"])
    time.pass_seconds(GRACE)
    assert give(ada, table, AWAY) == 200
    wait_for(lambda: HERE in asked(ada.state(table)))
    assert ada.refused("POST", f"/api/tables/{table}/fork", {"step": 0}) == (403, "not-allowed")
    step, seq = ada.state(table)["step"], ada.state(table)["seq"]
    ada.post(f"/api/tables/{table}/seats/{HERE}/undo", {"seq": seq, "to": 0})
    after = ada.state(table, HERE)
    assert after["step"] == step
    assert after["consent"]["asked"] == [AWAY]
