"""The same game in another process with another hash seed.

    python -m miskatonic.testing.hash_seeds MODULE:NAME SEATS SEED

prints a fingerprint of one random game. It changes if the order of a set leaks into the game.
"""

import hashlib
import os
import subprocess
import sys
from importlib import import_module

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.storage import digest
from miskatonic.testing.cases import STANDARD, Case
from miskatonic.testing.players import random_move


def fingerprint(spec: AnyGame, seats: int, seed: int) -> str:
    """A digest of every event and every table of one random game."""
    table = Case(spec, seats, STANDARD, {}, seed).open(chronicle=True)
    dice = Dice.seeded(seed, "fingerprint")
    trace = hashlib.blake2b(digest_size=16)
    while (asked := table.flow.decision) is not None:
        trace.update(digest(table).encode())
        seat, word = random_move(table, asked, dice)
        table.flow.submit(table, word, seat)
    trace.update(repr(table.chronicle and table.chronicle.events).encode())
    trace.update(repr(table.flow.outcome).encode())
    return trace.hexdigest()


def fingerprint_elsewhere(reference: str, seats: int, seed: int, hash_seed: int) -> str:
    """The same, computed in a separate process; the game is named `module:attribute`."""
    command = [sys.executable, "-m", __name__, reference, str(seats), str(seed)]
    path = os.pathsep.join(sys.path)
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": path}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)  # noqa: S603 - our own module
    return done.stdout.strip()


def _main(reference: str, seats: str, seed: str) -> None:
    module, _, name = reference.partition(":")
    print(fingerprint(getattr(import_module(module), name), int(seats), int(seed)))  # noqa: T201 - its purpose


if __name__ == "__main__":
    _main(*sys.argv[1:])
