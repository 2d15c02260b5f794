"""Clocks: a bot plays on for a seat whose time is up, and its owner can come back."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from miskatonic.kernel.dice import Secret
from miskatonic.kernel.vocabulary import Late
from miskatonic.server.rooms.clocks import timed_out, with_clocks
from miskatonic.server.storage import moves
from miskatonic.server.storage.rows import MatchRow, MatchState, SeatRow
from miskatonic.server.storage.schema import MATCH
from tests.server.fake_time import FakeTime, install
from tests.server.guests import Guest, Json, asked, game, options, wait_for
from tests.server.nodes import RunningNode, on_sqlite, run_node

MINUTE = 60
# The last seat, which plays against the others.
OVERLORD = 3
DAY = 24 * 3600


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    return install(monkeypatch)


@pytest.fixture
def node(time: FakeTime, tmp_path: Path) -> Iterator[RunningNode]:  # noqa: ARG001 - it must begin first
    with run_node(on_sqlite(tmp_path)) as running:
        yield running


def timed(ada: Guest, ben: Guest, **more: Any) -> str:
    """A match of Ada and Ben with a minute for each turn."""
    table = ada.lay(public=True, **{"clock": MINUTE, **more})
    ben.put(f"/api/tables/{table}/seats/{len(more.get('seats', 'ab')) - 1}")
    ada.start(table)
    return table


def lines_of(guest: Guest, table: str, *acts: str) -> list[Json]:
    return [line for line in guest.state(table)["lines"] if line["act"] in acts]


def seat_of(guest: Guest, table: str, number: int) -> Json:
    seat: Json = guest.get(f"/api/tables/{table}")["seats"][number]
    return seat


def test_when_the_time_is_up_a_bot_plays_on_and_the_owner_comes_back(
    ada: Guest, ben: Guest, time: FakeTime
) -> None:
    table = timed(ada, ben)
    late = asked(ada.state(table))[0]
    guest = (ada, ben)[late]
    time.pass_seconds(MINUTE - 1)
    assert seat_of(ada, table, late)["left"] == 1000
    assert seat_of(ada, table, 1 - late)["left"] is None
    assert not lines_of(ada, table, "clock")
    time.pass_seconds(1)
    wait_for(lambda: seat_of(ada, table, late)["bot"] == "greedy")
    (line,) = lines_of(ada, table, "clock")
    assert (line["seat"], line["word"]) == (late, "greedy")
    wait_for(lambda: bool(lines_of(ada, table, "say")))
    guest.delete(f"/api/tables/{table}/seats/{late}/bot")
    assert seat_of(ada, table, late)["bot"] is None
    assert lines_of(ada, table, "person")[0]["seat"] == late


def test_the_time_is_for_a_turn_and_not_for_a_word(ada: Guest, ben: Guest, time: FakeTime) -> None:
    table = timed(ada, ben)
    state = ada.state(table)
    seat = asked(state)[0]
    guest = (ada, ben)[seat]
    before = seat_of(ada, table, seat)["left"]
    left = [before]
    while asked(ada.state(table)) == [seat]:
        time.pass_seconds(2)
        state = guest.state(table, seat)
        left.append(seat_of(ada, table, seat)["left"])
        assert guest.say(table, seat, options(state)[0], state["seq"]).status_code == 200
    assert left == [before - 2000 * words for words in range(len(left))]
    assert seat_of(ada, table, seat)["left"] is None
    assert seat_of(ada, table, 1 - seat)["left"] == before


def test_a_seat_that_is_handed_over_in_its_turn_gets_no_new_time(
    ada: Guest, ben: Guest, node: RunningNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The bot never comes to answer.
    monkeypatch.setattr(node.node.bots, "consider", lambda _: None)
    table = timed(ada, ben)
    seat = asked(ada.state(table))[0]
    guest = (ada, ben)[seat]
    guest.put(f"/api/tables/{table}/seats/{seat}/bot")
    guest.delete(f"/api/tables/{table}/seats/{seat}/bot")
    after = seat_of(ada, table, seat)
    assert (after["bot"], after["returns"], after["left"]) == ("greedy", True, None)


def test_who_plays_alone_with_bots_is_not_hurried(ada: Guest) -> None:
    table = ada.lay(("me", "greedy"), clock=MINUTE)
    ada.start(table)
    wait_for(lambda: asked(ada.state(table)) == [0])
    assert seat_of(ada, table, 0)["left"] is None


def test_a_clock_is_long_enough_and_kept_in_a_rematch(ada: Guest, ben: Guest) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"game": game(), "seats": seats}
    assert ada.refused("POST", "/api/tables", {**body, "clock": MINUTE - 1}) == (422, "bad-table")
    assert ada.refused("POST", "/api/tables", {**body, "clock": 0})[0] == 400
    table = timed(ada, ben, clock=3 * DAY)
    assert ada.get(f"/api/tables/{table}")["clock"] == 3 * DAY
    ada.post(f"/api/tables/{table}/seats/0/resign")
    ben.post(f"/api/tables/{table}/seats/1/resign")
    assert ada.post(f"/api/tables/{table}/rematch")["clock"] == 3 * DAY


def test_time_in_which_the_server_was_down_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = install(monkeypatch, notices_gaps=True)
    settings = on_sqlite(tmp_path)
    with run_node(settings) as first, Guest(first.url, "Ada") as ada, Guest(first.url, "Ben") as ben:
        table = timed(ada, ben)
        seat = asked(ada.state(table))[0]
        time.pass_seconds(10)
        beaten = first.node.timekeeper.beaten
        wait_for(lambda: first.node.timekeeper.beaten > beaten)
        cookies = ada.web.cookies
    time.pass_seconds(2 * DAY)
    with run_node(settings) as second, Guest(second.url, None) as ada:
        ada.web.cookies = cookies
        wait_for(lambda: second.node.timekeeper.beaten > 0)
        assert seat_of(ada, table, seat)["left"] == 50_000
        assert not lines_of(ada, table, "clock")


def test_of_two_nodes_only_one_carries_it_out(tmp_path: Path, time: FakeTime) -> None:
    settings = on_sqlite(tmp_path)
    with (
        run_node(settings) as one,
        run_node(settings) as other,
        Guest(one.url, "Ada") as ada,
        Guest(one.url, "Ben") as ben,
        Guest(other.url, None) as elsewhere,
    ):
        elsewhere.web.cookies = ada.web.cookies
        tables = [timed(ada, ben) for _ in range(5)]
        # Both nodes have the matches in memory.
        late = {table: asked(elsewhere.state(table))[0] for table in tables}
        time.pass_seconds(MINUTE)
        for table in tables:
            wait_for(lambda at=table: one.write(lambda c: len(moves.read(c, at))) > 1)  # type: ignore[misc]
            log = one.write(lambda c, at=table: moves.read(c, at))  # type: ignore[misc]
            assert [line.seat for line in log if line.act == "clock"] == [late[table]]


def test_a_match_that_cannot_be_loaded_does_not_hold_up_the_clocks_of_others(
    ada: Guest, ben: Guest, node: RunningNode, time: FakeTime
) -> None:
    foreign, healthy = timed(ada, ben), timed(ada, ben)
    node.write(lambda c: c.execute(update(MATCH).where(MATCH.c.id == foreign).values(rules_version="0")))
    node.node.rooms.close(foreign)
    time.pass_seconds(MINUTE)
    wait_for(lambda: bool(lines_of(ada, healthy, "clock")))

    def deadline(match_id: str) -> int | None:
        row = node.write(lambda c: c.execute(MATCH.select().where(MATCH.c.id == match_id)).one())
        at: int | None = row.deadline
        return at

    wait_for(lambda: deadline(foreign) is None)


PERSON = SeatRow("match", 0, "ada", "Ada", None, open=False, resigned=False)
AWAY, GONE = replace(PERSON, bot="greedy"), replace(PERSON, bot="greedy", resigned=True)
BOT = replace(PERSON, player=None, bot="greedy")
OTHER = replace(PERSON, player="ben")
ROW = MatchRow(
    id="match",
    game="lantern",
    rules_version="1",
    content="",
    options={},
    seed=Secret(""),
    opening="",
    state=MatchState.RUNNING,
    public=True,
    watchable=True,
    passphrase=None,
    invite="",
    host="ada",
    created=0,
    updated=0,
    clock=MINUTE,
)


@pytest.mark.parametrize(
    ("seats", "questioned", "running"),
    [
        ((PERSON, OTHER, BOT), [0, 1, 2], {"0": 60_000, "1": 60_000}),
        ((PERSON, OTHER, BOT), [1], {"1": 60_000}),
        ((PERSON, OTHER, BOT), [2], {}),
        ((PERSON, PERSON, BOT), [0, 1], {}),
        ((AWAY, OTHER, BOT), [0, 1], {}),
        ((GONE, OTHER, PERSON), [0, 1], {"1": 60_000}),
    ],
    ids=["each asked", "one asked", "a bot asked", "one player", "nobody waits", "given up"],
)
def test_the_clocks_of_all_people_run_who_are_asked(
    seats: tuple[SeatRow, ...], questioned: list[int], running: dict[str, int]
) -> None:
    at = [replace(seat, number=number) for number, seat in enumerate(seats)]
    row = with_clocks(replace(ROW, asked=questioned), at, 0)
    assert (row.deadlines, row.deadline) == (running, min(running.values(), default=None))


@pytest.mark.parametrize(
    ("clock", "late", "anew", "deadline"),
    [
        (MINUTE, Late("skip", 45), True, 100_000 + 45_000),
        (MINUTE, Late("skip", 45), False, 70_000),
        (30, Late("skip", 45), True, 100_000 + 30_000),
        (DAY, Late("skip", 45), True, 100_000 + DAY * 1000),
        (MINUTE, None, True, 100_000 + MINUTE * 1000),
    ],
    ids=["short", "already running", "no longer than the table's", "by correspondence", "after it"],
)
def test_a_question_with_a_time_of_its_own_has_that_time(
    clock: int, late: Late | None, *, anew: bool, deadline: int
) -> None:
    at = [replace(seat, number=number) for number, seat in enumerate((PERSON, OTHER))]
    row = replace(ROW, clock=clock, asked=[0], deadlines={"0": 70_000})
    assert with_clocks(row, at, 100_000, late, anew=anew).deadlines == {"0": deadline}


@pytest.mark.rule("OVR-5.5")
def test_where_the_game_says_what_no_answer_means_the_clock_gives_it_and_keeps_the_seat(
    ada: Guest, ben: Guest, time: FakeTime
) -> None:
    table = timed(
        ada,
        ben,
        game="cultistorm",
        options={"main": "overlord"},
        seats=("me", "random", "random", "open"),
        clock=10 * MINUTE,
    )
    state = _until_asked(ada, ben, table, "page-window")
    left = seat_of(ben, table, OVERLORD)["left"]
    assert 0 < left <= 45_000
    time.pass_seconds(left / 1000)
    wait_for(lambda: ben.state(table)["seq"] > state["seq"])
    # His own words are shown to him alone.
    said = next(line for line in ben.state(table, OVERLORD)["lines"] if line["seq"] == state["seq"])
    assert (said["act"], said["seat"], said["word"]) == ("say", OVERLORD, "no-page")
    assert seat_of(ben, table, OVERLORD)["bot"] is None
    assert not lines_of(ben, table, "clock")


def _until_asked(ada: Guest, ben: Guest, table: str, prompt: str) -> Json:
    """Ada and the overlord say the first thing that they can until he is asked this; his scene then."""
    while True:
        state = ben.state(table, OVERLORD)
        question = state["scene"]["question"]
        if question["prompt"] == prompt and OVERLORD in question["seats"]:
            return state
        for guest, seat in ((ada, 0), (ben, OVERLORD)):
            if seat in question["seats"]:
                guest.say(table, seat, options(guest.state(table, seat))[0], state["seq"])


def test_clocks_run_out_in_the_order_of_their_deadlines() -> None:
    row = replace(ROW, deadlines={"0": 7, "1": 5, "2": 9})
    assert timed_out(row, 7) == [1, 0]
    assert with_clocks(replace(row, clock=None), [], 0).deadlines == row.deadlines
