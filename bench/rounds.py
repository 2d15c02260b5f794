"""Contestants take turns in each round, so that noise on the machine affects all of them."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from bench.figures import Figures, from_json
from bench.peers import PYTHON

PATIENCE_SECONDS = 300

# The same for everyone: one core, one thread, one order of sets.
CONDITIONS = {
    "PYTHONHASHSEED": "0",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}


@dataclass(slots=True)
class Entry:
    """A contestant and its figures so far; `trouble` says why there are none."""

    key: str
    command: tuple[str, ...]
    rounds: list[Figures] = field(default_factory=list)
    trouble: str = ""


def our_entry(game: str, seats: int) -> Entry:
    return Entry(f"{game}/{seats}", (sys.executable, "-m", "bench.ours", game, str(seats)))


def peer_entries() -> list[Entry]:
    lineup = (
        ("catanatron",),
        ("rlcard", "uno"),
        ("rlcard", "gin-rummy"),
        ("pettingzoo", "hanabi"),
        ("pettingzoo", "connect_four"),
        ("open_spiel",),
        ("open_spiel_native",),
    )
    return [
        Entry("/".join((peer, *game)), (str(PYTHON), "-m", f"bench.peers.{peer}", *game))
        for peer, *game in lineup
    ]


def run_rounds(entries: Sequence[Entry], rounds: int, announce: Callable[[str], None]) -> None:
    """Every other round goes backwards: whoever is next to a disturbance is not always the same."""
    _keep_to_one_core()
    order = list(entries)
    for number in range(1, rounds + 1):
        for entry in order:
            if not entry.trouble:
                announce(f"round {number} of {rounds}: {entry.key}")
                _run(entry)
        order.reverse()


def _run(entry: Entry) -> None:
    try:
        ended = subprocess.run(
            entry.command,
            env=os.environ | CONDITIONS,
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        entry.trouble = str(error)
        return
    if ended.returncode == 0:
        entry.rounds.append(from_json(ended.stdout.splitlines()[-1]))
    else:
        said = ended.stderr.strip().splitlines()
        entry.trouble = said[-1] if said else f"ended with code {ended.returncode}"


def _keep_to_one_core() -> None:
    """Children inherit it. Where the system has no such call, its scheduler decides for all alike."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
