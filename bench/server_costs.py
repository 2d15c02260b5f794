"""`python -m bench.server_costs`: what each thing that a guest can send costs the server.

For each game a long match is stored, and loaded by a real server in a thread of this process. The table has
the processor time of the event loop for each request and message, in milliseconds, and that of all other
threads of the server: the medians of a few tries. So it does not matter how busy the machine is. The time
that the client takes is not counted. What keeps the event loop for more than 20 ms is marked, and makes the
exit code 1.

Matches that end before their log has so many lines go back by some steps and on again, with other chance.
"""

import argparse
import json
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from rich.console import Console
from rich.table import Table

from bench.long_matches import store_long_match
from miskatonic.games.registry import all_games
from miskatonic.server.logs import configure_logging
from miskatonic.server.rooms.room import Room
from tests.server.guests import Guest, Socket
from tests.server.nodes import (
    SEED,
    SEED_SOURCE,
    WORD_SECRET_SOURCE,
    RunningNode,
    derived_secret,
    on_sqlite,
    run_node,
)

LIMIT_MS: Final = 20.0
TRIES: Final = 5


class Cost(NamedTuple):
    """Milliseconds of processor time: of the event loop, and of the other threads of the server."""

    loop: float
    others: float


class Meter:
    """Measures what the server of this process does while something is asked of it."""

    def __init__(self, loop: threading.Thread) -> None:
        if loop.ident is None:
            raise RuntimeError("the server does not run")
        self._loop = time.pthread_getcpuclockid(loop.ident)
        self.costs: dict[str, Cost] = {}

    def measure(self, name: str, ask: Callable[[], object], tries: int = TRIES) -> None:
        found = [self._once(ask) for _ in range(tries)]
        self.costs[name] = Cost(*(statistics.median(times) for times in zip(*found, strict=True)))

    def _once(self, ask: Callable[[], object]) -> Cost:
        # What was asked before may still be at work.
        time.sleep(0.02)
        before = self._now()
        ask()
        time.sleep(0.02)
        loop, others = (1000 * (end - start) for start, end in zip(before, self._now(), strict=True))
        return Cost(loop, others)

    def _now(self) -> tuple[float, float]:
        loop = time.clock_gettime(self._loop)
        return loop, time.process_time() - loop - time.thread_time()


def costs_of(node: RunningNode, loop: threading.Thread, game: str, lines: int) -> dict[str, Cost]:
    """What requests and messages about a match with so many lines cost."""
    meter = Meter(loop)
    with Guest(node.url, "Ada") as ada:
        table = node.write(lambda connection: store_long_match(connection, game, ada.id, lines))
        # What is done only once in the life of a server.
        seats = [{"kind": "me"}] * all_games()[game].seats[-1]
        ada.start(ada.post("/api/tables", {"game": game, "seats": seats})["id"])
        meter.measure("load a stored match", lambda: ada.state(table, 0, lines), 1)
        _look(meter, ada, game, table, lines)
        with ada.socket(table, 0, lines) as socket:
            socket.state()
            _talk(meter, node, ada, socket, table)
        _play(meter, node, ada, table)
        _end(meter, ada, table)
    return meter.costs


def _look(meter: Meter, ada: Guest, game: str, table: str, lines: int) -> None:
    at = f"/api/tables/{table}"
    last = ada.state(table, 0, lines)["step"]
    asking: dict[str, tuple[str, dict[str, Any]]] = {
        "who am I": ("/api/session", {}),
        "games": ("/api/games", {}),
        "book of a game": (f"/api/games/{game}/book", {}),
        "rulebook": (f"/api/games/{game}/rules", {}),
        "schema page": ("/schema", {}),
        "OpenAPI document": ("/schema/openapi.json", {}),
        "public tables": ("/api/tables", {"state": "running"}),
        "my tables": ("/api/tables/mine", {}),
        "statistics": ("/api/statistics", {}),
        "table": (at, {}),
        "state, what is new": (f"{at}/state", {"seat": 0, "since": lines}),
        "state, from the start": (f"{at}/state", {"seat": 0}),
        "history": (f"{at}/history", {"seat": 0}),
        "replay, first step": (f"{at}/replay", {"seat": 0, "step": 0}),
        "replay, middle step": (f"{at}/replay", {"seat": 0, "step": last // 2}),
        "replay, last step": (f"{at}/replay", {"seat": 0, "step": last}),
        "chat": (f"{at}/chat", {}),
    }
    for name, (path, query) in asking.items():
        meter.measure(name, lambda path=path, query=query: ada.web.get(path, params=query))  # type: ignore[misc]
    wish = {"seats": 3, "options": {}}
    meter.measure("departures of a new table", lambda: ada.post(f"/api/games/{game}/departures", wish))
    seats = [{"kind": "me"}] * all_games()[game].seats[-1]
    meter.measure("new table", lambda: ada.post("/api/tables", {"game": game, "seats": seats}))


def _talk(meter: Meter, node: RunningNode, ada: Guest, socket: Socket, table: str) -> None:
    state = ada.state(table, 0, 10**6)
    words = ada.get(f"/api/games/{_room(node, table).row.game}/book")["words"]
    meter.measure("ping", lambda: socket.ask(type="ping"))
    meter.measure("why not", lambda: socket.ask(type="why-not", word=words[-1]))
    meter.measure("why not, unknown word", lambda: socket.ask(type="why-not", word="x" * 200))
    meter.measure("say an unknown word", lambda: socket.ask(type="say", word="?", seq=state["seq"]))
    meter.measure("say too late", lambda: socket.ask(type="say", word="?", seq=0))
    meter.measure("chat, a line", lambda: socket.ask(type="chat", text="The stars are right."))
    meter.measure("keep", lambda: socket.ask(type="keep"))
    # The hint itself is computed by a worker; meanwhile the server does other things.
    meter.measure("hint, its request", lambda: socket.send(type="hint", id=1))
    meter.measure("open a socket, from the start", lambda: _open(ada, table, 0))


def _play(meter: Meter, node: RunningNode, ada: Guest, table: str) -> None:
    meter.measure("say", lambda: _say(node, ada, table), 10)
    meter.measure("undo a step", lambda: _undo(ada, table, unit="step"))
    meter.measure("fork, middle step", lambda: _fork(ada, table))
    state = ada.state(table, 0, 10**6)
    back = {"undo 30 steps": state["step"] - 30, "undo half": state["step"] // 2, "undo everything": 0}
    for name, to in back.items():
        meter.measure(name, lambda to=to: _undo(ada, table, to=to), 1)  # type: ignore[misc]


def _end(meter: Meter, ada: Guest, table: str) -> None:
    at = f"/api/tables/{table}"
    meter.measure("hand over and take back", lambda: _hand_over(ada, table), 1)
    meter.measure("resign", lambda: ada.post(f"{at}/seats/0/resign"), 1)
    for seat in range(1, len(ada.get(at)["seats"])):
        ada.ask("POST", f"{at}/seats/{seat}/resign")
    meter.measure("capsule", lambda: ada.get(f"{at}/capsule"))
    meter.measure("course", lambda: ada.get(f"{at}/course"))
    meter.measure("rematch", lambda: ada.post(f"{at}/rematch"), 1)


def _room(node: RunningNode, table: str) -> Room:
    room = node.node.rooms.find(table)
    if room is None:
        raise RuntimeError("the match is not loaded")
    return room


def _open(ada: Guest, table: str, since: int) -> None:
    with ada.socket(table, 0, since) as socket:
        socket.state()


def _hand_over(ada: Guest, table: str) -> None:
    ada.put(f"/api/tables/{table}/seats/0/bot", {"bot": "random"})
    ada.delete(f"/api/tables/{table}/seats/0/bot")


def _say(node: RunningNode, ada: Guest, table: str) -> None:
    """Say what an experienced player would, so that the match lasts."""
    live = _room(node, table).live
    seat, spec = live.asked()[0], live.match.spec
    decision = live.match.table.flow.decision
    if decision is None:
        raise RuntimeError("the match is over too early to be measured")
    word = spec.habit(live.match.table, seat) if spec.habit else decision.options_of(seat)[0]
    ada.say(table, seat, live.match.alphabet.text(word), live.log.seq)


def _undo(ada: Guest, table: str, **how: str | int) -> None:
    state = ada.state(table, 0, 10**6)
    ada.ask("POST", f"/api/tables/{table}/seats/0/undo", {"seq": state["seq"], **how})


def _fork(ada: Guest, table: str) -> None:
    step = ada.state(table, 0, 10**6)["step"] // 2
    ada.ask("POST", f"/api/tables/{table}/fork", {"step": step})


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server_costs", description=__doc__)
    parser.add_argument("--lines", type=int, default=500, metavar="N", help="in each log; default 500")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write everything to a file")
    wanted = parser.parse_args()
    report: dict[str, dict[str, Cost]] = {}
    configure_logging("error", "json")
    with (
        tempfile.TemporaryDirectory() as folder,
        # Every run has the same matches.
        patch(SEED_SOURCE, lambda: SEED),
        patch(WORD_SECRET_SOURCE, derived_secret),
        run_node(on_sqlite(Path(folder))) as node,
    ):
        # The thread in which `run_node` runs the server; its others are of thread pools.
        loop = next(thread for thread in threading.enumerate() if thread.name.endswith("(run)"))
        for game in all_games():
            report[game] = costs_of(node, loop, game, wanted.lines)
    if wanted.json:
        wanted.json.write_text(json.dumps(report, indent=2) + "\n")
    _print(report)
    return int(any(cost.loop > LIMIT_MS for costs in report.values() for cost in costs.values()))


def _print(report: dict[str, dict[str, Cost]]) -> None:
    table = Table("asked", *report, title="event loop + other threads, ms of processor time")
    for name in dict.fromkeys(name for costs in report.values() for name in costs):
        cells = [costs.get(name) for costs in report.values()]
        table.add_row(name, *("" if cost is None else _cell(cost) for cost in cells))
    Console().print(table)


def _cell(cost: Cost) -> str:
    shown = f"{cost.loop:.1f} + {cost.others:.1f}"
    return f"[bold red]{shown}[/]" if cost.loop > LIMIT_MS else shown


if __name__ == "__main__":
    sys.exit(main())
