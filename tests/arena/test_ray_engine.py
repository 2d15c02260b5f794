import logging
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from miskatonic.arena import Run, simulate
from miskatonic.arena.ray_engine import ClusterError, ray_engine
from miskatonic.bots.roster import UnknownBotError
from miskatonic.cli.entry import run as command
from miskatonic.extras import require
from miskatonic.games.registry import find_game

GAME = "witch-of-salem"


class TwoNodes:
    """Two nodes with a processor each, on this machine."""

    def __init__(self) -> None:
        made = require("cluster", "ray.cluster_utils").Cluster
        self.nodes = made(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        self.second = self.nodes.add_node(num_cpus=1)
        self.address: str = self.nodes.address

    def kill_the_second(self) -> None:
        self.nodes.remove_node(self.second, allow_graceful=False)


@pytest.fixture(scope="module")
def cluster() -> Iterator[TwoNodes]:
    """Two nodes, and a connection to them."""
    ray = require("cluster", "ray")
    started = TwoNodes()
    ray.init(address=started.address, log_to_driver=False, logging_level=logging.ERROR)
    yield started
    ray.shutdown()
    started.nodes.shutdown()


def told(run: Run, **means: Any) -> list[Any]:
    return [record[:7] for record in simulate(run, **means).records]


def test_a_cluster_plays_the_same_games_even_if_a_node_dies(cluster: TwoNodes) -> None:
    run = Run(find_game(GAME), 2, ("random",), 400, seed=3)
    alive = [2]

    def kill(done: int, _: int) -> None:
        if done and alive:
            alive.pop()
            cluster.kill_the_second()

    assert told(run, engine=ray_engine(cluster.address), progress=kill) == told(run)
    assert not alive


def slow(_: int) -> int:
    time.sleep(0.01)
    return 1


def prepare_slow() -> Any:
    return slow


def test_what_is_left_of_the_cluster_plays_on_and_can_be_stopped(cluster: TwoNodes) -> None:
    engine = ray_engine(cluster.address, 1)
    with closing(engine(prepare_slow, range(500), 1)) as results:
        assert next(results)[0] == (0, 1)
    everything = [index for batch in engine(prepare_slow, range(20), 1) for index, _ in batch]
    assert sorted(everything) == list(range(20))


def fail() -> Any:
    raise UnknownBotError("there is no bot 'nobody'")


def test_an_error_of_a_game_is_told_as_such(cluster: TwoNodes) -> None:
    with pytest.raises(UnknownBotError, match="there is no bot 'nobody'"):
        list(ray_engine(cluster.address)(fail, range(3), 1))


def test_a_dead_address_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for address, sentence in (
        ("127.0.0.1:9", "no cluster answers at 127.0.0.1:9"),
        ("nowhere", "'nowhere' is no address of a cluster; write HOST:PORT, ray://HOST:PORT or auto"),
    ):
        with pytest.raises(ClusterError, match="^" + sentence):
            ray_engine(address)
        assert command(["simulate", GAME, "--engine", "ray", "--address", address]) == 2
        assert capsys.readouterr().err == f"miskatonic: {sentence}.\n"


def test_an_unknown_engine_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["simulate", GAME, "--engine", "steam"]) == 2
    assert "there is no engine 'steam'; choose from: local, ray" in capsys.readouterr().err
    assert command(["simulate", GAME, "--address", "auto"]) == 2
    assert "--address needs --engine ray" in capsys.readouterr().err
