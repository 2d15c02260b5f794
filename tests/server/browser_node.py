"""A node for browser tests: `python -m tests.server.browser_node PORT DATABASE-FILE`.

Every match has the same seed, bots answer at once, clients have no limits, and clocks may be short.
"""

import sys
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

from miskatonic.server.serve import serve
from tests.server.nodes import QUICK, SEED, SEED_SOURCE


def main() -> None:
    port, file = sys.argv[1:]
    settings = replace(
        QUICK,
        port=int(port),
        database=f"sqlite:///{Path(file)}",
        adviser="greedy",
        sweep_seconds=0.5,
        shortest_clock=1,
        grace_seconds=1,
        shutdown_seconds=1,
        admin_token=None,
        log_level="warning",
        log_format="json",
    )
    with patch(SEED_SOURCE, lambda: SEED):
        serve(settings)


if __name__ == "__main__":
    main()
