"""`python -m bench.server_cluster`: one, two and three nodes behind nginx, and the death of one of them.

All nodes share one PostgreSQL, which waits for the disk, and one Redis. First the load of `bench.server_load`
goes through the proxy, for each number of nodes. Then a node is killed while one of its bots is to move,
several times, and the time is taken until that bot has moved on another node. Everything runs on this
machine, so more nodes than cores share what there is.
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from rich.console import Console
from rich.table import Table

from tests.postgres import postgres
from tests.redis_server import redis_server
from tests.reverse_proxy import entrances
from tests.server.guests import Guest, options, wait_for
from tests.server.processes import Server, free_port, server, started

# The bots of the doomed node wait for so long before they move, so that it is killed before.
HOUR = 3_600
TARGET_SECONDS = 5.0


def main() -> int:
    asked = _arguments()
    console = Console()
    table = Table(title=f"{asked.tables} tables with 4 sockets, a move each every {asked.every:g} s")
    for title in ("nodes", "moves/s", "p50 ms", "p95 ms", "cpu ms/move, all nodes"):
        table.add_column(title, justify="right")
    for nodes in asked.nodes:
        with console.status(f"{nodes} nodes"):
            found = _load(nodes, asked.tables, asked.every, asked.seconds)
        keys = ("moves_per_second", "p50_ms", "p95_ms", "cpu_ms_per_move")
        table.add_row(str(nodes), *(f"{found[key]:.2f}" for key in keys))
    console.print(table)
    with console.status("a node is killed"):
        takeovers = _takeovers(asked.deaths)
    console.print(
        f"{len(takeovers)} nodes killed while a bot was to move: it moved on another node after "
        f"{statistics.median(takeovers):.1f} s in the median, {max(takeovers):.1f} s at most"
    )
    return int(max(takeovers) > TARGET_SECONDS)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server_cluster", description=__doc__)
    parser.add_argument("--nodes", type=int, nargs="+", default=(1, 2, 3), metavar="N", help="default 1 2 3")
    parser.add_argument("--tables", type=int, default=200, metavar="N", help="live tables; default 200")
    parser.add_argument("--every", type=float, default=2.0, metavar="S", help="a move per table; default 2")
    parser.add_argument("--seconds", type=float, default=20.0, metavar="S", help="under load; default 20")
    parser.add_argument("--deaths", type=int, default=5, metavar="N", help="nodes that are killed; default 5")
    return parser.parse_args()


@contextmanager
def _services() -> Iterator[tuple[str, str]]:
    """The URLs of an empty database and of a channel."""
    with postgres(careful=True) as database, redis_server() as channels:
        yield database.create("bench"), channels


def _load(nodes: int, tables: int, every: float, seconds: float) -> dict[str, Any]:
    with ExitStack() as stack:
        url, channels = stack.enter_context(_services())
        running = [
            stack.enter_context(server(url, channels=channels, workers=1, connections=8, idle_seconds=HOUR))
            for _ in range(nodes)
        ]
        proxy = stack.enter_context(entrances([node.port for node in running], free_port(), 4 * 4 * tables))
        command = [sys.executable, "-m", "bench.server_load", proxy[0], "--tables", str(tables)]
        flags = ["--every", str(every), "--seconds", str(seconds)]
        client = subprocess.Popen(
            [*command, *flags], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert client.stdin is not None
        assert client.stdout is not None
        busy = []
        for point in ("laid", "ready", "played"):
            assert client.stdout.readline().strip() == point
            busy.append(sum(node.processor_seconds() for node in running))
            client.stdin.write("\n")
            client.stdin.flush()
        found: dict[str, Any] = json.loads(client.stdout.read())
        client.wait()
    return {**found, "cpu_ms_per_move": (busy[2] - busy[1]) * 1000 / found["moves"]}


def _takeovers(deaths: int) -> list[float]:
    """Kill a node while one of its bots is to move; the seconds until the bot has moved elsewhere."""
    with (
        _services() as (url, channels),
        server(url, channels=channels, workers=1, sweep_seconds=HOUR) as heir,
    ):
        return [_takeover(url, channels, heir) for _ in range(deaths)]


def _takeover(url: str, channels: str, heir: Server) -> float:
    doomed = started(url, free_port(), channels=channels, workers=1, bot_pause=HOUR, sweep_seconds=HOUR)
    try:
        with Guest(doomed.url, "Ada") as ada, Guest(heir.url, None) as elsewhere:
            elsewhere.web.cookies = ada.web.cookies
            table = ada.lay(("me", "random"))
            # Bots take their time only if somebody looks.
            with ada.socket(table, 0) as socket:
                ada.start(table)
                state = socket.state()
                while options(state):
                    socket.send(type="say", word=options(state)[0], seq=state["seq"])
                    state = socket.state(state["seq"] + 1)
                killed = time.perf_counter()
                doomed.kill()
            wait_for(lambda: elsewhere.state(table, 0)["seq"] > state["seq"])
            return time.perf_counter() - killed
    finally:
        if doomed.process.poll() is None:
            doomed.kill()


if __name__ == "__main__":
    sys.exit(main())
