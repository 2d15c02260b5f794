"""`make soak`: kill nodes, databases and connections 300 times, and look for moves lost, doubled or wrong.

A third of the faults are kills of a node on SQLite, with new matches each time. The others happen to three
nodes on PostgreSQL and Redis. All traffic stays on the loopback interface.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import monotonic

from tests.server.cluster import cluster
from tests.server.endurance import endure
from tests.server.faults import survive

AT_ONCE = 5
NODES = 3


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--faults", type=int, default=300, metavar="N", help="default 300")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="default 1")
    asked = parser.parse_args()
    kills = max(1, asked.faults // 3)
    # Both at once: much of the time is spent waiting for processes to start and for leases to run out.
    # Neither is forked: they would use the same ports.
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        results = [
            processes.submit(_sqlite, kills, asked.seed),
            processes.submit(_cluster, asked.faults - kills, asked.seed),
        ]
    return int(not all(result.result() for result in results))


def _progress(what: str, wanted: int) -> Callable[[int], None]:
    """Tells on standard error how far it has come, after every tenth fault."""
    begun = monotonic()

    def tell(done: int) -> None:
        if done % 10 == 0 or done == wanted:
            sys.stderr.write(f"{what}: {done} of {wanted} faults in {monotonic() - begun:.0f} s\n")

    return tell


def _sqlite(kills: int, seed: int) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        found = survive(f"sqlite:///{folder}/house.db", kills, AT_ONCE, seed, _progress("sqlite", kills))
    sys.stdout.write(
        f"sqlite: {found.kills} kills of a node, {found.matches} matches, {found.words} acknowledged words, "
        f"{len(found.missing)} lost, {found.stuck} matches stuck\n"
    )
    return not found.missing and not found.stuck


def _cluster(faults: int, seed: int) -> bool:
    with cluster(NODES, careful=True) as running:
        found = asyncio.run(endure(running, faults, seed, _progress("cluster", faults)))
    kinds = ", ".join(f"{count} {kind}" for kind, count in found.faults.items())
    sys.stdout.write(
        f"cluster of {NODES}: {kinds}; {found.acknowledged} acknowledged words, "
        f"{found.lines} lines replayed, "
        f"{len(found.lost)} lost, {len(found.wrong)} doubled or wrong\n"
    )
    for fault in [*found.lost, *found.wrong]:
        sys.stdout.write(f"  {fault}\n")
    return found.is_well


if __name__ == "__main__":
    sys.exit(main())
