"""`make soak`: kill the server in the middle of 200 matches. It takes too long for every day."""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from tests.postgres import postgres
from tests.server.faults import survive

AT_ONCE = 10


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--matches", type=int, default=200, metavar="N", help="default 200")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="default 1")
    asked = parser.parse_args()
    has_failed = False
    for kind in ("sqlite", "postgresql"):
        with _database(kind) as url:
            survival = survive(url, rounds=max(1, asked.matches // AT_ONCE), at_once=AT_ONCE, seed=asked.seed)
        sys.stdout.write(
            f"{kind}: {survival.matches} matches, {survival.kills} kills, {survival.words} acknowledged "
            f"words, {len(survival.missing)} missing, {survival.stuck} stuck\n"
        )
        has_failed |= bool(survival.missing) or survival.stuck > 0
    return int(has_failed)


@contextmanager
def _database(kind: str) -> Iterator[str]:
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/house.db"
    else:
        with postgres(careful=True) as running:
            yield running.create("soak")


if __name__ == "__main__":
    sys.exit(main())
