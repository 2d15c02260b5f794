"""A server of several processes: each table has a home, wherever its requests arrive."""

import asyncio
import fcntl
import os
import signal
import socket
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from multiprocessing import Pipe
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select

from miskatonic.server.heartbeat import BEAT_SECONDS, Heartbeat
from miskatonic.server.node_server import bind
from miskatonic.server.processes.member import MemberServer, Membership
from miskatonic.server.processes.siblings import MOST_BYTES, Siblings, home_of, make_inbox
from miskatonic.server.processes.turnstile import Turnstile
from miskatonic.server.storage import leases
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.engines import parse_url
from miskatonic.server.storage.opening import open_database
from miskatonic.server.storage.schema import LEASE
from tests.server.guests import Guest, asked, fetch, options, wait_for
from tests.server.nodes import RunningNode, on_sqlite, run_server
from tests.server.processes import Server, free_port, launch, server
from tests.server.raw_clients import RawClient
from tests.server.test_starting import start

Pair = tuple[RunningNode, RunningNode]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two members of a server. They run in threads, each with a port, so that tests choose who is asked."""
    folder = tmp_path_factory.mktemp("members")
    # The sweeper is off, so that every change must come through the inboxes.
    settings = replace(on_sqlite(folder), sweep_seconds=3_600)
    with ExitStack() as stack:
        inboxes = [make_inbox(), make_inbox()]
        for end in (end for inbox in inboxes for end in inbox):
            stack.enter_context(end)
        running = []
        for number in (0, 1):
            # As long as the parent lives, this stays open.
            line, other_end = (stack.enter_context(closing(end)) for end in Pipe())
            member = MemberServer(
                Membership(settings, number, (), inboxes, folder, is_first=number == 0, line=other_end)
            )
            running.append(stack.enter_context(run_server(member, bind("127.0.0.1", 0))))
            wait_for(line.poll)
        yield running[0], running[1]


def home(table: str) -> int | None:
    """The number of the process that is the home of a table, of two."""
    return home_of(f"GET /api/tables/{table}/state HTTP/1.1".encode(), 2)


def tables_of_both(guest: Guest, seats: Sequence[str] = ("me", "me")) -> list[str]:
    """Two tables, the first of which has process 0 as its home, and the second process 1."""
    found: dict[int | None, str] = {}
    while len(found) < 2:
        table = guest.lay(seats)
        found[home(table)] = table
    return [found[0], found[1]]


def test_all_requests_and_sockets_of_a_table_reach_its_home(pair: Pair) -> None:
    with Guest(pair[0].url, "Ada") as ada, Guest(pair[1].url, None) as again:
        again.web.cookies = ada.web.cookies
        for number, table in enumerate(tables_of_both(ada)):
            ada.start(table)
            with ada.socket(table, 0) as first, again.socket(table, 1) as second:
                state = first.state()
                seat = asked(state)[0]
                word = options(again.state(table, seat))[0]
                assert again.say(table, seat, word, 0).status_code == httpx.codes.OK
                assert first.state(1)["seq"] == second.state(1)["seq"] == 1
            assert pair[number].node.rooms.find(table) is not None
            assert pair[1 - number].node.rooms.find(table) is None


def test_a_connection_goes_from_process_to_process_as_often_as_its_requests_want(pair: Pair) -> None:
    with Guest(pair[0].url, "Ada") as ada:
        tables = tables_of_both(ada)
        for _ in range(3):
            assert [ada.get(f"/api/tables/{table}")["id"] for table in tables] == tables
            assert ada.get("/api/session")["id"] == ada.id


def test_a_body_that_comes_later_and_a_second_request_go_with_the_connection(pair: Pair) -> None:
    with Guest(pair[0].url, "Ada") as ada, RawClient(pair[0].port) as client:
        far = tables_of_both(ada)[1]
        lines = (f"cookie: {ada.cookie}", "content-length: 2", "origin: http://localhost")
        client.send(client.head("POST", f"/api/tables/{far}/start", *lines))
        # The home has the connection by now, or has it soon.
        client.send(b"{" + b"}" + client.head("GET", f"/api/tables/{far}", f"cookie: {ada.cookie}"))
        assert client.read_until(b'"state":"running"').startswith(b"HTTP/1.1 200 ")
        client.send(client.head("GET", "/health/live", "connection: close"))
        assert pair[1].node.bus.node.encode() in client.read_to_the_end()


def test_who_cannot_be_handed_over_is_served_where_they_are(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both processes serve one match, and hear of each other's moves."""
    with Guest(pair[0].url, "Ada") as ada, Guest(pair[1].url, None) as again:
        again.web.cookies = ada.web.cookies
        table = tables_of_both(ada)[1]
        monkeypatch.setattr(Siblings, "hand_over", lambda *_: False)
        ada.start(table)
        with ada.socket(table, 0) as first, again.socket(table, 1) as second:
            seat = asked(first.state())[0]
            word = options(again.state(table, seat))[0]
            assert again.say(table, seat, word, 0).status_code == httpx.codes.OK
            assert first.state(1)["seq"] == second.state(1)["seq"] == 1
        assert all(running.node.rooms.find(table) for running in pair)


def test_a_process_does_not_follow_a_match_that_nobody_uses_there(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Guest(pair[0].url, "Ada") as ada, Guest(pair[1].url, None) as again:
        again.web.cookies = ada.web.cookies
        table = tables_of_both(ada)[1]
        with monkeypatch.context() as patched:
            patched.setattr(Siblings, "hand_over", lambda *_: False)
            ada.start(table)
        # Nobody has used it there since.
        monkeypatch.setattr("miskatonic.server.node.POLLING_MS", -1)
        with again.socket(table, 0) as socket:
            seat = asked(socket.state())[0]
            assert again.say(table, seat, options(again.state(table, seat))[0], 0).is_success
        wait_for(lambda: pair[0].node.rooms.find(table) is None)
        assert pair[1].node.rooms.find(table) is not None


def test_a_signed_out_player_is_signed_out_everywhere(pair: Pair) -> None:
    with Guest(pair[0].url, "Ada") as ada:
        far = tables_of_both(ada)[1]
        ada.start(far)
        with ada.socket(far, 0) as socket:
            socket.state()
            ada.delete("/api/session")
            wait_for(lambda: not pair[1].node.rooms.find(far).audience.subscribers)  # type: ignore[union-attr]


def test_too_much_is_not_handed_over(tmp_path: Path) -> None:
    request = b"GET /api/tables/aaaaaaaaaaaa HTTP/1.1\r\nx: "
    far = 1 - (home_of(request, 2) or 0)
    with ExitStack() as stack:
        inboxes = [make_inbox(), make_inbox()]
        for end in (end for inbox in inboxes for end in inbox):
            stack.enter_context(end)
        connection = stack.enter_context(socket.socket()).fileno()
        siblings = Siblings(far, inboxes, Turnstile(tmp_path / "turnstile"), is_first=True)
        assert siblings.hand_over(connection, request.ljust(MOST_BYTES, b"x"))
        assert not siblings.hand_over(connection, request.ljust(MOST_BYTES + 1, b"x"))
        # A process that does not read what it is sent is left alone.
        most = 1_000
        assert not all(siblings.hand_over(connection, request.ljust(MOST_BYTES, b"x")) for _ in range(most))


@pytest.mark.parametrize(
    "request_line",
    ["GET /api/tables/mine", "GET /api/tables", "GET /api/tables?state=open", "POST /api/session", ""],
)
def test_other_requests_are_for_any_process(request_line: str) -> None:
    assert home_of(f"{request_line} HTTP/1.1\r\n".encode(), 2) is None


def test_one_process_at_a_time_passes_the_turnstile(tmp_path: Path) -> None:
    file = tmp_path / "turnstile"
    with Turnstile(file), file.open() as other, pytest.raises(BlockingIOError):
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    with file.open() as other:
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)


@pytest.mark.parametrize("is_first", [True, False])
def test_the_first_process_takes_over_from_those_before_it(tmp_path: Path, *, is_first: bool) -> None:
    """The lease of a server that was killed need not run out. A process that comes later has siblings."""
    database = Database(parse_url(f"sqlite:///{tmp_path / 'house.db'}"))
    open_database(database.engine)
    heartbeat = Heartbeat(database, "this", has_other_nodes=True, is_first=is_first)

    async def start() -> int:
        await database.write(lambda connection: leases.renew(connection, "killed", 3_600_000))
        await heartbeat.start()
        return await database.read(lambda c: c.execute(select(func.count()).select_from(LEASE)).scalar_one())

    left = asyncio.run(start())
    database.close()
    assert left == (0 if is_first else 1)


def test_processes_notice_soon_that_one_of_them_has_died(pair: Pair) -> None:
    assert [running.node.heartbeat.seconds for running in pair] == [BEAT_SECONDS] * 2


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    with server(f"sqlite:///{folder / 'house.db'}", processes=2, workers=1, shutdown_seconds=2) as running:
        yield running


def test_metrics_are_those_of_all_processes(house: Server) -> None:
    with Guest(house.url, "Ada") as ada, ExitStack() as stack:
        for table in tables_of_both(ada):
            ada.start(table)
            stack.enter_context(ada.socket(table, 0)).state()
        figures = fetch("GET", f"{house.url}/metrics").text.splitlines()
        assert "miskatonic_sockets 2.0" in figures


def test_a_process_that_dies_is_replaced_and_loses_nothing(house: Server) -> None:
    with Guest(house.url, "Ada") as ada:
        tables = tables_of_both(ada)
        for table in tables:
            ada.start(table)
            seat = asked(ada.state(table))[0]
            assert ada.say(table, seat, options(ada.state(table, seat))[0], 0).is_success
        before = house.members()
        os.kill(before[0], signal.SIGKILL)
        wait_for(lambda: len(set(house.members()) - set(before)) == 1)
        # Whatever was sent to the dead process waits for the new one.
        with Guest(house.url, None) as again:
            again.web.cookies = ada.web.cookies
            assert [again.state(table, 0)["seq"] for table in tables] == [1, 1]


def test_all_processes_end_when_the_server_is_asked_to_stop(house: Server) -> None:
    members = house.members()
    assert len(members) == 2
    assert house.stop() == -signal.SIGTERM
    assert not any(Path(f"/proc/{pid}").exists() for pid in members)


def test_no_process_outlives_its_parent(tmp_path: Path) -> None:
    port = free_port()
    running = Server(launch(f"sqlite:///{tmp_path / 'house.db'}", port, {"processes": 2, "workers": 1}), port)
    wait_for(lambda: bool(running.members()))
    members = running.members()
    running.kill()
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in members))


def test_processes_that_cannot_start_say_why_once(tmp_path: Path) -> None:
    (tmp_path / "house.db").write_bytes(b"a shopping list, not a database " * 400)
    failed = start(port=free_port(), processes=2, database=f"sqlite:///{tmp_path / 'house.db'}")
    assert "file is not a database" in failed.sentence
