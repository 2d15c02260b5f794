"""`python -m bench.environments`: our environments beside PettingZoo Classic's and OpenSpiel's, as ratios."""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version
from itertools import chain

from rich.console import Console
from rich.table import Table

from bench.figures import middle
from bench.measure import Contestant, Tally, measure
from bench.peers.install import install
from bench.rounds import Entry, peer_entries, run_rounds
from miskatonic.games.registry import all_games

GAMES_PER_PASS = 4
TABLES = 16
STEPS = 60
# Who is measured in the same way: with an observation for every move, or without any.
PEERS = {"aec": ("pettingzoo/hanabi", "pettingzoo/connect_four"), "openspiel": ("open_spiel",)}


def aec_contestant(game: str, seats: int) -> Contestant:
    from bench.peers import pettingzoo as loop
    from miskatonic.research.environments.aec import make_aec

    env = make_aec(game, seats)
    return _contestant(f"{game}, {seats} agents, AEC loop", partial(loop.play, env), partial(loop.count, env))


def openspiel_contestant(game: str, seats: int) -> Contestant:
    import pyspiel

    import miskatonic.research.openspiel  # noqa: F401 - it registers the games
    from bench.peers import open_spiel as loop

    loaded = pyspiel.load_game(f"miskatonic_{game.replace('-', '_')}", {"players": seats})
    played = f"{game}, {seats} seats, OpenSpiel loop"
    return _contestant(played, partial(loop.play, game=loaded), partial(loop.count, game=loaded))


def _contestant(played: str, play: Callable[[int], int], count: Callable[[int], Tally]) -> Contestant:
    return Contestant(
        name="miskatonic",
        version=version("miskatonic"),
        played=played,
        seeds=range(1, GAMES_PER_PASS + 1),
        play=play,
        count=count,
    )


def vector_rate(game: str, seats: int, workers: int) -> float:
    """Steps a second on the clock of the wall, since several processes work."""
    import numpy as np

    from miskatonic.research.vector.env import TableVectorEnv

    env = TableVectorEnv(game, TABLES, workers=workers, seats=seats, copy=False)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    began = time.perf_counter()
    for _ in range(STEPS):
        # The largest of random numbers, among legal actions: one draw for all tables.
        seen = env.step((rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(axis=1))[0]
    seconds = time.perf_counter() - began
    env.close()
    return TABLES * STEPS / seconds


def _ours(kind: str) -> list[Entry]:
    return [
        Entry(f"{kind}: {game}/{seats}", (sys.executable, "-m", "bench.environments", kind, game, str(seats)))
        for game, spec in all_games().items()
        for seats in (spec.seats[0], spec.seats[-1])
    ]


def compare(rounds: int) -> int:
    console = Console()
    if missing := install():
        console.print(f"[red]Peers that could not be installed: {', '.join(missing)}")
    cores = os.cpu_count() or 1
    _print_vectors(console, cores)
    wanted = {key for keys in PEERS.values() for key in keys}
    peers = [entry for entry in peer_entries() if entry.key in wanted]
    ours = {kind: _ours(kind) for kind in PEERS}
    with console.status("") as status:
        run_rounds([*chain.from_iterable(ours.values()), *peers], rounds, status.update)
    for kind, entries in ours.items():
        _print_ratios(console, kind, entries, [peer for peer in peers if peer.key in PEERS[kind]])
    return int(any(entry.trouble for entries in ours.values() for entry in entries))


def _print_vectors(console: Console, cores: int) -> None:
    table = Table("tables in worker processes", "1 worker, steps /s", f"{cores} workers, steps /s", "ratio")
    for game, spec in all_games().items():
        one, all_ = (_in_a_process(game, spec.seats[0], workers) for workers in (1, cores))
        table.add_row(f"{game}/{spec.seats[0]}", f"{one:,.0f}", f"{all_:,.0f}", f"{all_ / one:.2f}")
    console.print(table)


def _in_a_process(game: str, seats: int, workers: int) -> float:
    command = [sys.executable, "-m", "bench.environments", "vector", game, str(seats), str(workers)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def _print_ratios(console: Console, kind: str, ours: Sequence[Entry], peers: Sequence[Entry]) -> None:
    table = Table(kind, "moves /s", *(f"beside {peer.key}" for peer in peers))
    rates = {entry.key: middle(entry.rounds).ticks_per_second for entry in (*ours, *peers) if entry.rounds}
    for entry in (*ours, *peers):
        if entry.trouble:
            table.add_row(entry.key, f"not measured: {entry.trouble}")
            continue
        rate = rates[entry.key]
        beside = [f"{rate / rates[peer.key]:.3f}" if peer.key in rates else "" for peer in peers]
        table.add_row(entry.key, f"{rate:,.0f}", *beside)
    console.print(table)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.environments", description=__doc__)
    parser.add_argument("what", nargs="*", help="used by the run itself: KIND GAME SEATS")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    if not asked.what:
        return compare(asked.rounds)
    kind, game, seats, *workers = asked.what
    if kind == "vector":
        print(vector_rate(game, int(seats), int(workers[0])))
    else:
        make = {"aec": aec_contestant, "openspiel": openspiel_contestant}[kind]
        print(measure(make(game, int(seats))).as_json())
    return 0


if __name__ == "__main__":
    sys.exit(main())
