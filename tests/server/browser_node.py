"""A node for browser tests: `python -m tests.server.browser_node PORT DATABASE-FILE`.

The same words lead to the same cards, bots answer at once, clients have no limits, and clocks may be short.
"""

import sys
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

from miskatonic.server.serve import serve
from tests.server.nodes import QUICK, SEED, SEED_SOURCE, WORD_SECRET_SOURCE, derived_secret


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
        notice_seconds=1,
        notice_hosts="127.0.0.1",
        shutdown_seconds=1,
        log_level="warning",
        log_format="json",
    )
    with patch(SEED_SOURCE, lambda: SEED), patch(WORD_SECRET_SOURCE, derived_secret):
        serve(settings)


if __name__ == "__main__":
    main()
