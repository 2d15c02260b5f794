"""`python -m bench.server_bench`: our server under load, beside a bare broadcaster and boardgame.io."""

import argparse
import json
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from tests.postgres import postgres
from tests.server.processes import Server, free_port, server

TARGET_MS = 50.0
KINDS = ("sqlite", "postgresql")
PEER = Path(__file__).parent / "server_peer"


def main() -> int:
    asked = _arguments()
    console = Console()
    report: dict[str, Any] = {
        "tables": asked.tables,
        "every": asked.every,
        "seconds": asked.seconds,
        "processes": asked.processes,
    }
    with console.status("round trips"):
        report["round_trip"] = round_trips(asked.rounds, asked.moves)
    with console.status(f"{asked.tables} tables on a bare broadcaster"):
        report["bare"] = bare_load(asked.tables, asked.every, asked.seconds)
    for kind in asked.databases:
        with console.status(f"{asked.tables} tables on {kind}"), database(kind) as url:
            report[kind] = load(url, asked.tables, asked.every, asked.seconds, asked.processes)
    _print(console, report)
    if asked.json:
        asked.json.write_text(json.dumps(report, indent=2) + "\n")
    return int(any(report[kind]["p95_ms"] > TARGET_MS for kind in asked.databases))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server_bench", description=__doc__)
    parser.add_argument("--tables", type=int, default=2000, metavar="N", help="live tables; default 2000")
    parser.add_argument("--every", type=float, default=5.0, metavar="S", help="a move per table; default 5")
    parser.add_argument("--seconds", type=float, default=30.0, metavar="S", help="under load; default 30")
    parser.add_argument(
        "--databases", nargs="+", choices=KINDS, default=KINDS, metavar="KIND", help="default: both"
    )
    parser.add_argument(
        "--processes", type=int, default=2, metavar="N", help="of our server under load; default 2"
    )
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="of round trips; default 3")
    parser.add_argument("--moves", type=int, default=200, metavar="N", help="in each round; default 200")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write everything to a file")
    return parser.parse_args()


@contextmanager
def database(kind: str) -> Iterator[str]:
    """An empty database that waits for the disk, as in production."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/house.db"
    else:
        with postgres(careful=True) as running:
            yield running.create("bench")


def load(url: str, tables: int, every: float, seconds: float, processes: int) -> dict[str, Any]:
    """Many tables at once: the time that a move takes, and the memory of a table."""
    with server(url, workers=1, sweep_seconds=30, idle_seconds=3600, processes=processes) as running:
        _one_by_one(running, 20)
        empty = running.resident_bytes()
        result, sizes = _under_load(running, tables, every, seconds)
    return {
        **result,
        "idle_table_kb": (sizes[0] - empty) / tables / 1024,
        "watched_table_kb": (sizes[1] - empty) / tables / 1024,
    }


def bare_load(tables: int, every: float, seconds: float) -> dict[str, Any]:
    """The same load for a server that only passes messages on: nobody can be quicker with these libraries."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "bench.server_bare", str(port)])
    try:
        _wait_for_port(port)
        return _under_load(Server(process, port), tables, every, seconds, "--bare")[0]
    finally:
        process.terminate()
        process.wait()


def _under_load(
    running: Server, tables: int, every: float, seconds: float, *more: str
) -> tuple[dict[str, Any], list[int]]:
    """What the load measures, and the server's size with its tables laid and with their sockets open."""
    flags = ["--tables", str(tables), "--every", str(every), "--seconds", str(seconds), *more]
    client = _client(running, *flags, stdin=subprocess.PIPE)
    assert client.stdin is not None
    assert client.stdout is not None
    sizes, busy = [], []
    for point in ("laid", "ready", "played"):
        assert client.stdout.readline().strip() == point
        sizes.append(running.resident_bytes())
        busy.append(running.processor_seconds())
        client.stdin.write("\n")
        client.stdin.flush()
    result: dict[str, Any] = json.loads(client.stdout.read())
    client.wait()
    spent = busy[2] - busy[1]
    return {**result, "server_cpu_ms_per_move": spent * 1000 / result["moves"]}, sizes


def _wait_for_port(port: int) -> None:
    for _ in range(600):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise RuntimeError(f"nothing answers at port {port}")


def round_trips(rounds: int, moves: int) -> dict[str, Any]:
    """One table with four seats, one move after the other, our server and the peer in turn."""
    ours: list[float] = []
    theirs: list[float] = []
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        running = stack.enter_context(server(f"sqlite:///{folder}/house.db", workers=1))
        peer = stack.enter_context(_peer())
        for number in range(rounds + 1):
            measured = _one_by_one(running, moves)["p50_ms"]
            beside = _peer_round(peer, moves) if peer else None
            # The first round warms both sides up.
            if number:
                ours.append(measured)
                theirs += [] if beside is None else [beside]
    result: dict[str, Any] = {"ours_p50_ms": statistics.median(ours), "peer_p50_ms": None}
    if theirs:
        result["peer_p50_ms"] = statistics.median(theirs)
        result["ratio"] = statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
    return result


def _one_by_one(running: Server, moves: int) -> dict[str, Any]:
    client = _client(running, "--one-by-one", str(moves))
    result: dict[str, Any] = json.loads(client.communicate()[0])
    return result


def _client(running: Server, *flags: str, stdin: int = subprocess.DEVNULL) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "bench.server_load", running.url, *flags]
    return subprocess.Popen(command, stdin=stdin, stdout=subprocess.PIPE, text=True)


@contextmanager
def _peer() -> Iterator[int | None]:
    """The port of a boardgame.io server, or None if npm is missing."""
    if shutil.which("npm") is None:
        yield None
        return
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=PEER, check=True, capture_output=True)
    port = free_port()
    process = subprocess.Popen(["node", "server.js", str(port)], cwd=PEER, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    process.stdout.readline()
    try:
        yield port
    finally:
        process.terminate()
        process.wait()


def _peer_round(port: int, moves: int) -> float:
    command = ["node", "client.js", str(port), str(moves)]
    done = subprocess.run(command, cwd=PEER, check=True, capture_output=True, text=True, timeout=300)
    return float(json.loads(done.stdout)["p50_ms"])


def _print(console: Console, report: dict[str, Any]) -> None:
    table = Table(
        title=f"{report['tables']} live tables with 4 seats, a move each every {report['every']:g} s, "
        f"{report['processes']} processes"
    )
    columns = {
        "moves_per_second": "moves/s",
        "p50_ms": "p50 ms",
        "p95_ms": "p95 ms",
        "p99_ms": "p99 ms",
        "server_cpu_ms_per_move": "cpu ms/move",
        "client_cores": "load cores",
        "idle_table_kb": "idle table kB",
        "watched_table_kb": "with 4 sockets kB",
    }
    table.add_column("server")
    for title in columns.values():
        table.add_column(title, justify="right")
    for kind in ("bare", *KINDS):
        if kind in report:
            figures = (report[kind].get(key) for key in columns)
            table.add_row(kind, *("" if figure is None else f"{figure:.2f}" for figure in figures))
    console.print(table)
    trip = report["round_trip"]
    beside = "not measured" if trip["peer_p50_ms"] is None else f"{trip['peer_p50_ms']:.2f} ms"
    console.print(
        f"One move until all four seats have it: {trip['ours_p50_ms']:.2f} ms, boardgame.io {beside}"
    )
    for kind in (kind for kind in KINDS if kind in report):
        is_met = report[kind]["p95_ms"] <= TARGET_MS
        console.print(f"p95 under {TARGET_MS:g} ms on {kind}: [{'green]yes' if is_met else 'red]no'}")


if __name__ == "__main__":
    sys.exit(main())
