"""`python -m bench`: our games and their peers in one run, as figures and ratios."""

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.console import Console

from bench.figures import middle
from bench.peers.install import install
from bench.report import print_figures, print_ratios, print_verdicts
from bench.rounds import Entry, our_entry, peer_entries, run_rounds
from bench.verdicts import ratios, slowest, verdicts
from miskatonic.games.registry import all_games


def main() -> int:
    asked = _arguments()
    console = Console()
    games = {key: [our_entry(key, seats) for seats in spec.seats] for key, spec in all_games().items()}
    ours = [entry for entries in games.values() for entry in entries]
    peers = [] if asked.no_peers else peer_entries()
    if peers and (missing := install()):
        console.print(f"[red]Peers that could not be installed: {', '.join(missing)}")
    with console.status("") as status:
        run_rounds([*ours, *peers], asked.rounds, status.update)

    print_figures(console, [*ours, *peers])
    compared = [
        _compare(console, key, entries, peers)
        for key, entries in games.items()
        if not any(entry.trouble for entry in entries)
    ]
    if asked.json:
        contestants = [_as_data(entry) for entry in (*ours, *peers)]
        report = {"machine": _machine(), "contestants": contestants, "games": compared}
        asked.json.write_text(json.dumps(report, indent=2) + "\n")
    return int(any(entry.trouble for entry in ours))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, choices=range(1, 100), metavar="N", help="default 3")
    parser.add_argument("--no-peers", action="store_true", help="measure our games only")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write everything to a file")
    return parser.parse_args()


def _compare(console: Console, key: str, entries: Sequence[Entry], peers: Sequence[Entry]) -> dict[str, Any]:
    ours = slowest(entries)
    against = [ratios(ours, peer) for peer in peers if not peer.trouble]
    reached = verdicts(key, entries, against)
    if against:
        print_ratios(console, f"{ours.key} (the slowest number of seats of {key}) beside the peers", against)
    print_verdicts(console, reached)
    return {
        "game": key,
        "speaks_for_it": ours.key,
        "ratios": [asdict(each) for each in against],
        "targets": [asdict(each) for each in reached],
    }


def _machine() -> dict[str, str]:
    return {"python": platform.python_version(), "platform": platform.platform(), "cpu": _cpu()}


def _cpu() -> str:
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text().splitlines() if facts.exists() else []
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), "unknown")


def _as_data(entry: Entry) -> dict[str, Any]:
    return {
        "key": entry.key,
        "trouble": entry.trouble,
        "median": asdict(middle(entry.rounds)) if entry.rounds else None,
        "rounds": [asdict(figures) for figures in entry.rounds],
    }


if __name__ == "__main__":
    sys.exit(main())
