"""A house for browser tests: every match has the same seed, bots answer at once, nobody is hurried.

    python house.py PORT DATABASE-FILE
"""

import sys

from miskatonic.server.lobby import new_match
from miskatonic.server.serve import serve
from miskatonic.server.settings import Settings

SEED = f"{1926:064x}"


def main() -> None:
    port, file = sys.argv[1:]
    new_match.new_seed = lambda: SEED
    serve(
        Settings(
            port=int(port),
            database=f"sqlite:///{file}",
            workers=1,
            bot_pause=0.0,
            requests_per_second=10_000,
            messages_per_second=10_000,
            sockets_per_address=1_000,
            open_tables=1_000,
            think_seconds=120,
            stand_in="greedy",
            adviser="greedy",
            sweep_seconds=0.5,
            shutdown_seconds=1,
            log_level="warning",
            log_format="json",
        )
    )


if __name__ == "__main__":
    main()
