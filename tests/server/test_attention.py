"""Bots that nobody watches yield and sleep; one guest cannot silence the bots of another."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from miskatonic.server.rooms.messages import Reader
from miskatonic.server.rooms.room import Room
from miskatonic.server.storage import seats
from tests.server.fake_time import FakeTime, install
from tests.server.guests import TIMEOUT, Guest, asked, game, options, wait_for
from tests.server.nodes import QUICK, RunningNode, on_sqlite, run_node

DAY = 24 * 3600
MATCHES = 12


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    return install(monkeypatch)


@pytest.fixture
def node(time: FakeTime, tmp_path: Path) -> Iterator[RunningNode]:  # noqa: ARG001 - it must begin first
    with run_node(on_sqlite(tmp_path)) as running:
        yield running


def seq_of(node: RunningNode, table: str) -> int:
    """The length of the log; nobody looks at the table to learn it."""
    with node.node.database.engine.connect() as connection:
        return int(
            connection.exec_driver_sql(f"SELECT count(*) FROM move WHERE match = '{table}'").scalar_one()
        )


def sweep(node: RunningNode) -> None:
    """Let the node look for bots that should have moved, and wait until none has anything to do."""
    loop = node.node._tasks[0].get_loop()
    asyncio.run_coroutine_threadsafe(node.node.sweeper.sweep(0.0), loop).result(TIMEOUT)
    wait_for(lambda: not node.node.bots.matches)


def left_to_bots(guest: Guest, **more: object) -> str:
    """A match in which bots play all seats, that of the host too."""
    table = guest.lay(("me", "random"), **more)
    guest.start(table)
    guest.put(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
    return table


def test_a_match_of_bots_alone_goes_on_only_while_somebody_looks(
    node: RunningNode, ada: Guest, eve: Guest, time: FakeTime
) -> None:
    table = left_to_bots(ada, public=True)
    with ada.socket(table, 0) as socket:
        socket.state(4)
    wait_for(lambda: not node.node.bots.matches)
    time.pass_seconds(61)
    before = seq_of(node, table)
    sweep(node)
    assert seq_of(node, table) == before
    # A spectator is somebody, and so is a request.
    with eve.socket(table) as socket:
        socket.state(before + 2)
    wait_for(lambda: not node.node.bots.matches)
    asleep = seq_of(node, table)
    eve.state(table)
    wait_for(lambda: seq_of(node, table) > asleep + 1)


def test_somebody_who_comes_while_a_line_is_written_does_not_stop_the_bots(
    node: RunningNode, ada: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    messages_since = Room._messages_since

    def with_a_visitor(room: Room, seq: int) -> dict[Reader, bytes]:
        asyncio.get_running_loop().call_soon(node.node.bots.attend, room)
        return messages_since(room, seq)

    monkeypatch.setattr(Room, "_messages_since", with_a_visitor)
    table = left_to_bots(ada)
    with ada.socket(table, 0) as socket:
        socket.state(20)


@pytest.mark.parametrize(("clock", "answers"), [(None, False), (DAY, True)])
def test_bots_sleep_when_nobody_has_looked_for_long_but_answer_by_correspondence(
    node: RunningNode,
    ada: Guest,
    time: FakeTime,
    clock: int | None,
    answers: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = ada.lay(("me", "random", "random"), clock=clock)
    ada.start(table)
    wait_for(lambda: asked(ada.state(table)) == [0])
    cookies = ada.web.cookies
    # The move was written by a node that died before its bots could answer, and nobody has come back since.
    state = ada.state(table, 0)
    monkeypatch.setattr(node.node.bots, "consider", lambda _: None)
    ada.say(table, 0, options(state)[0], state["seq"])
    while asked(ada.state(table)) == [0]:
        state = ada.state(table, 0)
        ada.say(table, 0, options(state)[0], state["seq"])
    before = seq_of(node, table)
    time.pass_seconds(QUICK.bot_sleep + 61)
    with run_node(on_sqlite(tmp_path)) as second, Guest(second.url, None) as again:
        if answers:
            wait_for(lambda: seq_of(second, table) > before)
        else:
            sweep(second)
            assert seq_of(second, table) == before
            again.web.cookies = cookies
            again.state(table, 0)
            wait_for(lambda: seq_of(second, table) > before)


def test_many_matches_with_slow_bots_do_not_silence_those_of_others(tmp_path: Path) -> None:
    settings = replace(on_sqlite(tmp_path), workers=1, adviser="search:100ms")
    with (
        run_node(settings) as node,
        Guest(node.url, "Mallory") as mallory,
        Guest(node.url, "Ada") as ada,
        ExitStack() as stack,
    ):
        attack = []
        for _ in range(MATCHES):
            table = mallory.lay(("me", "search:300ms", "search:300ms"))
            mallory.start(table)
            mallory.put(f"/api/tables/{table}/seats/0/bot", {"bot": "search:300ms"})
            stack.enter_context(mallory.socket(table, 0))
            attack.append(table)

        def of_others() -> int:
            return sum(seq_of(node, table) for table in attack)

        table = ada.lay(("me", "greedy", "greedy"))
        ada.start(table)
        wait_for(lambda: asked(ada.state(table)) == [0])
        written, own = of_others(), ada.state(table)["seq"]
        for _ in range(6):
            state = ada.state(table, 0)
            ada.say(table, 0, options(state)[0], state["seq"])
            wait_for(lambda: asked(ada.state(table)) == [0])
        moves = ada.state(table)["seq"] - own
        # In one queue for all, every other match would have its turn before each move of her bots. While she
        # herself takes her time, as she does on a busy machine, others go on.
        assert of_others() - written < MATCHES // 2 * moves
        written = of_others()
        ada.get(f"/api/tables/{table}/seats/0/hint")
        assert of_others() - written <= 2


def test_a_table_says_when_the_thinking_time_of_its_bots_is_used_up(tmp_path: Path) -> None:
    settings = replace(on_sqlite(tmp_path), table_thinking=0.001)
    with run_node(settings) as node, Guest(node.url, "Ada") as ada:
        table = ada.lay(("me", "search:200ms", "search:200ms"))
        assert ada.get(f"/api/tables/{table}")["thinking"] == "full"
        ada.start(table)

        def is_spent() -> bool:
            state = ada.state(table, 0)
            if 0 in asked(state):
                ada.say(table, 0, options(state)[0], state["seq"])
            return bool(ada.get(f"/api/tables/{table}")["thinking"] == "spent")

        wait_for(is_spent)


def test_the_matches_that_a_guest_has_running_are_limited(tmp_path: Path) -> None:
    with (
        run_node(replace(on_sqlite(tmp_path), running_tables=2)) as node,
        Guest(node.url, "Ada") as ada,
        Guest(node.url, "Ben") as ben,
    ):
        tables = [ada.lay(("me", "greedy")) for _ in range(3)]
        ada.start(tables[0])
        ada.start(tables[1])
        answer = ada.ask("POST", f"/api/tables/{tables[2]}/start", {})
        assert answer.status_code == 429
        assert answer.json() == {
            "error": "too-much",
            "message": "2 matches are running at your tables; finish or resign one first",
        }
        # Another guest may start one, and Ada may sit there.
        theirs = ben.lay(("me", "open"), public=True)
        ada.put(f"/api/tables/{theirs}/seats/1")
        ben.start(theirs)
        ada.post(f"/api/tables/{tables[0]}/seats/0/resign")
        assert ada.start(tables[2])["state"] == "running"


def test_a_watched_table_counts_as_seen(node: RunningNode, ada: Guest, time: FakeTime) -> None:
    table = ada.lay(("me", "greedy"), game=game())
    ada.start(table)
    room = node.node.rooms.find(table)
    assert room is not None
    time.pass_seconds(61)
    gone = room.audience.last_watched(room.seats)
    time.pass_seconds(5)
    assert room.audience.last_watched(room.seats) == gone
    ada.state(table)
    assert room.audience.last_watched(room.seats) > gone
    assert node.write(lambda c: seats.of_match(c, table))[0].seen is not None
