"""When a node dies, another computes the moves of its bots."""

import asyncio
import secrets
import subprocess
import sys
import threading
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest

from miskatonic.server.heartbeat import LEASE_SECONDS, Heartbeat
from miskatonic.server.storage.database import Database
from miskatonic.server.storage.engines import parse_url
from tests.postgres import Postgres
from tests.server.guests import TIMEOUT, Guest, options, wait_for
from tests.server.nodes import QUICK, on_sqlite, run_node
from tests.server.processes import server

# A player should not notice the death of a node by more than this.
MOST_SECONDS = 5.0
# So much of it is left for loading the match and computing the move.
FOR_THE_MOVE = 1.5
# Neither node would restart a bot that has not moved for less than this.
HOUR = 3_600


def test_the_bots_of_a_killed_node_go_on_elsewhere(postgres_server: Postgres) -> None:
    database = postgres_server.create(f"k{secrets.token_hex(4)}")
    heir = replace(QUICK, database=database, channels=database, sweep_seconds=HOUR)
    with (
        run_node(heir) as other,
        server(database, channels=database, workers=1, bot_pause=HOUR, sweep_seconds=HOUR) as doomed,
        Guest(doomed.url, "Ada") as ada,
        Guest(other.url, None) as elsewhere,
    ):
        elsewhere.web.cookies = ada.web.cookies
        table = ada.lay(("me", "random"))
        # Bots take their time only if somebody looks.
        with ada.socket(table, 0) as socket:
            ada.start(table)
            state = socket.state()
            while options(state):
                socket.send(type="say", word=options(state)[0], seq=state["seq"])
                state = socket.state(state["seq"] + 1)
            doomed.kill()
        wait_for(lambda: elsewhere.state(table, 0)["seq"] > state["seq"])


def test_the_lease_and_the_heartbeat_leave_time_for_the_move(postgres_server: Postgres) -> None:
    """Whatever the load: a dead node holds its lease for so long, and the next beat takes over."""
    database = Database(parse_url(postgres_server.create(f"k{secrets.token_hex(4)}")))
    beat = Heartbeat(database, "node", has_other_nodes=True, is_first=False).seconds
    database.close()
    assert beat + LEASE_SECONDS + FOR_THE_MOVE <= MOST_SECONDS
    # A node that misses two beats is not dead.
    assert 3 * beat < LEASE_SECONDS


def test_a_node_with_others_has_workers_that_know_the_games_before_the_first_bot(
    postgres_server: Postgres, tmp_path: Path
) -> None:
    database = postgres_server.create(f"k{secrets.token_hex(4)}")
    with run_node(replace(QUICK, database=database, channels=database, workers=2)) as node:
        assert len(node.node.workers.pids) == 2
    # A node alone starts none until a bot has to move.
    with run_node(on_sqlite(tmp_path)) as alone:
        assert alone.node.workers.pids == []


def test_a_worker_that_is_warm_has_loaded_every_game() -> None:
    code = (
        "import sys, io; sys.argv[1:] = ['all']; sys.stdin = io.TextIOWrapper(io.BytesIO());"
        "from miskatonic.server.workers import __main__ as worker; worker.main();"
        "from miskatonic.games.registry import all_games;"
        "assert worker._rules.cache_info().currsize == len(all_games()) > 0"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_heartbeat_loads_the_games_before_it_locks_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Loading them takes half a minute on a very busy machine; then others cannot even start."""
    threads: list[str] = []

    def build_id() -> str:
        threads.append(threading.current_thread().name)
        return "this build"

    monkeypatch.setattr("miskatonic.server.heartbeat.build_id", build_id)
    with run_node(on_sqlite(tmp_path)):
        wait_for(lambda: bool(threads))
    assert "database-writer" not in threads


def test_the_heartbeat_goes_on_while_matches_are_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever opens many matches at once would lose the own lease meanwhile."""
    monkeypatch.setattr("miskatonic.server.heartbeat.LONE_BEAT_SECONDS", 0.05)
    with run_node(on_sqlite(tmp_path)) as running:
        is_waking = threading.Event()
        beats: list[float] = []

        async def wake(match_ids: Sequence[str]) -> None:
            assert match_ids
            is_waking.set()
            await asyncio.Event().wait()

        async def beat() -> list[str]:
            beats.append(monotonic())
            return ["some-match"]

        monkeypatch.setattr(running.node.sweeper, "wake", wake)
        monkeypatch.setattr(running.node.heartbeat, "beat", beat)
        assert is_waking.wait(TIMEOUT)
        before = len(beats)
        wait_for(lambda: len(beats) > before + 1)
