"""No acknowledged move is lost, whatever happens to the server."""

import secrets
import signal
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.postgres import Postgres
from tests.server.faults import survive
from tests.server.guests import Guest, asked, options
from tests.server.processes import server


def test_a_killed_server_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    survival = survive(f"sqlite:///{tmp_path / 'house.db'}", rounds=2, at_once=10, seed=1)
    assert (survival.missing, survival.stuck) == ([], 0)
    assert (survival.matches, survival.kills) == (20, 2)
    assert survival.words >= 20


def test_a_killed_server_loses_nothing_on_postgresql(postgres_server: Postgres) -> None:
    survival = survive(postgres_server.create(f"f{secrets.token_hex(4)}"), rounds=1, at_once=6, seed=2)
    assert (survival.missing, survival.stuck) == ([], 0)
    assert survival.words >= 6


def test_a_server_that_is_asked_to_stop_does_so_and_closes_its_sockets(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    with server(database) as first, Guest(first.url, "Ada") as ada:
        table = ada.lay(("me", "me"))
        ada.start(table)
        with ada.socket(table, 0) as socket:
            seat = asked(socket.state())[0]
            word = options(ada.state(table, seat))[0]
            assert ada.say(table, seat, word, 0).status_code == httpx.codes.OK
            # After its shutdown uvicorn ends itself with the signal that it was sent.
            assert first.stop() == -signal.SIGTERM
            with pytest.raises(ConnectionClosed) as closed:
                socket.drain()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        cookies = ada.web.cookies
    with server(database) as second, Guest(second.url, None) as again:
        again.web.cookies = cookies
        assert again.state(table, 0)["seq"] == 1
