"""Several nodes serve the same matches."""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace

import psycopg
import pytest

from miskatonic.server import sweeper
from miskatonic.server.cluster.channels import ChannelsUrlError, make_channels
from miskatonic.server.settings import Settings
from miskatonic.server.storage import seats
from tests.postgres import Postgres
from tests.redis_server import redis_server
from tests.server import fake_time
from tests.server.guests import TIMEOUT, Guest, Json, asked, options, wait_for
from tests.server.nodes import QUICK, RunningNode, run_node


@pytest.fixture(scope="module")
def database(postgres_server: Postgres) -> str:
    return postgres_server.create(f"n{secrets.token_hex(4)}")


@pytest.fixture(scope="module", params=["postgresql", "redis"])
def pair(request: pytest.FixtureRequest, database: str) -> Iterator[tuple[RunningNode, RunningNode]]:
    """Two nodes on one PostgreSQL, connected by PostgreSQL or Redis."""
    # The sweeper is off, so that every change must come through the channel.
    settings = replace(QUICK, database=database, sweep_seconds=3_600)
    if request.param == "postgresql":
        yield from _two(replace(settings, channels=database))
    else:
        with redis_server() as url:
            yield from _two(replace(settings, channels=url))


def _two(settings: Settings) -> Iterator[tuple[RunningNode, RunningNode]]:
    with run_node(settings) as one, run_node(settings) as other:
        yield one, other


def test_one_match_is_played_through_two_nodes(pair: tuple[RunningNode, RunningNode]) -> None:
    with Guest(pair[0].url, "Ada") as ada, Guest(pair[1].url, "Ben") as ben:
        table = ada.lay(public=True)
        ben.put(f"/api/tables/{table}/seats/1")
        ada.start(table)
        with ada.socket(table, 0) as first, ben.socket(table, 1) as second:
            sockets = (first, second)
            states: list[Json] = [socket.state() for socket in sockets]
            spoke = set()
            for _ in range(40):
                if states[0]["scene"]["outcome"] is not None:
                    break
                seat = asked(states[0])[0]
                spoke.add(seat)
                seq = states[seat]["seq"]
                sockets[seat].send(type="say", word=options(states[seat])[0], seq=seq)
                states = [socket.state(seq + 1) for socket in sockets]
                assert states[0]["step"] == states[1]["step"] == seq + 1
            assert spoke == {0, 1}
            assert first.ask(type="chat", text="Do you hear me?")["type"] == "done"
            assert second.of_type("chat")["lines"][0]["name"] == "Ada"
        assert ada.get(f"/api/tables/{table}/history", seat=0) == ada_through(pair[1], ada, table)


def ada_through(other: RunningNode, ada: Guest, table: str) -> Json:
    """The same guest asks the other node, which accepts the same cookie."""
    with Guest(other.url, None) as elsewhere:
        elsewhere.web.cookies = ada.web.cookies
        history: Json = elsewhere.get(f"/api/tables/{table}/history", seat=0)
        return history


def test_a_stale_click_on_another_node_is_refused(pair: tuple[RunningNode, RunningNode]) -> None:
    with Guest(pair[0].url, "Ada") as ada, Guest(pair[1].url, None) as twin:
        twin.web.cookies = ada.web.cookies
        table = ada.lay(("me", "me"))
        ada.start(table)
        seat = asked(ada.state(table))[0]
        word = options(twin.state(table, seat))[0]
        # No notice has arrived before the second word, so the key of the log decides.
        pair[1].node.rooms.close(table)
        twin.state(table, seat)
        assert ada.say(table, seat, word, 0).status_code == 200
        late = twin.say(table, seat, word, 0)
        assert (late.status_code, late.json()["error"]) == (409, "stale-move")
        assert twin.state(table, seat)["seq"] == 1


def test_who_is_here_is_known_on_both_nodes(pair: tuple[RunningNode, RunningNode]) -> None:
    with Guest(pair[0].url, "Ada") as ada, Guest(pair[1].url, "Ben") as ben:
        table = ada.lay(public=True)
        ben.put(f"/api/tables/{table}/seats/1")
        with ada.socket(table, 0), ben.socket(table, 1) as second:
            second.until(
                lambda m: (
                    m["type"] == "table" and [seat["here"] for seat in m["table"]["seats"]] == [True, True]
                ),
            )


def test_an_undo_on_one_node_is_followed_by_the_other(pair: tuple[RunningNode, RunningNode]) -> None:
    with Guest(pair[0].url, "Ada") as ada, Guest(pair[1].url, None) as twin:
        twin.web.cookies = ada.web.cookies
        table = ada.lay(("me", "me"))
        ada.start(table)
        seat = asked(ada.state(table))[0]
        before = twin.state(table, seat)
        with twin.socket(table, seat) as socket:
            socket.state()
            ada.say(table, seat, options(before)[0], 0)
            ada.post(f"/api/tables/{table}/seats/{seat}/undo", {"seq": 1})
            after = socket.state(2)
        assert (after["step"], after["scene"]) == (0, before["scene"])


def test_a_broken_channel_is_mended_and_the_sweep_makes_up_for_it(postgres_server: Postgres) -> None:
    # A database of its own, because the test cuts all connections to it.
    database = postgres_server.create(f"b{secrets.token_hex(4)}")
    settings = replace(QUICK, database=database, channels=database, sweep_seconds=0.2)
    with ExitStack() as stack:
        nodes = [stack.enter_context(run_node(settings)) for _ in range(2)]
        ada = stack.enter_context(Guest(nodes[0].url, "Ada"))
        twin = stack.enter_context(Guest(nodes[1].url, None))
        twin.web.cookies = ada.web.cookies
        table = ada.lay(("me", "me"))
        ada.start(table)
        socket = stack.enter_context(twin.socket(table, 0))
        state = socket.state()
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
        seat = asked(state)[0]
        word = options(ada.state(table, seat))[0]
        wait_for(lambda: ada.say(table, seat, word, 0).status_code in (200, 409))
        assert socket.state(1)["seq"] == 1


@pytest.mark.parametrize("url", ["", "amqp://somewhere", "carrier-pigeon"])
def test_a_channel_there_is_not_is_refused(url: str) -> None:
    with pytest.raises(ChannelsUrlError):
        make_channels(url)


def test_somebody_with_a_socket_on_one_node_is_not_given_away_on_another(
    pair: tuple[RunningNode, RunningNode], monkeypatch: pytest.MonkeyPatch
) -> None:
    time = fake_time.install(monkeypatch)
    monkeypatch.setattr(sweeper, "ANNOUNCE_SECONDS", 0.0)
    with Guest(pair[0].url, "Ada") as ada, Guest(pair[1].url, "Ben") as ben:
        table = ada.lay(public=True)
        ben.put(f"/api/tables/{table}/seats/1")
        ada.start(table)

        def seen() -> int | None:
            return pair[1].write(lambda connection: seats.of_match(connection, table)[1].seen)

        with ben.socket(table, 1) as socket:
            socket.state()
            begun = seen() or 0
            time.pass_seconds(QUICK.grace_seconds + 1)
            # Every minute a node stores who is here.
            loop = pair[1].node._tasks[0].get_loop()
            asyncio.run_coroutine_threadsafe(pair[1].node.sweeper.sweep(0.0), loop).result(TIMEOUT)
            # Nobody waits for what a sweep notes, so it may be written a little later.
            wait_for(lambda: (seen() or 0) > begun + QUICK.grace_seconds * 1000)
            # This node opens the match now, and has heard nothing of the socket.
            pair[0].node.rooms.close(table)
            given = ada.refused("PUT", f"/api/tables/{table}/seats/1/bot", {})
    assert given == (403, "not-allowed")
