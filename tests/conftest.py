import os
from collections.abc import Iterator

import pytest

from tests.postgres import Postgres, postgres

# What a machine says of its screen, its colours, its way to the network and its house is no part of a test.
STRANGE = ("COLUMNS", "LINES", "TERMINAL_WIDTH", "FORCE_COLOR", "NO_COLOR", "PY_COLORS", "GITHUB_ACTIONS")
for _name in list(os.environ):
    if _name in STRANGE or _name.startswith(("MISKATONIC_", "TTY_")) or _name.lower().endswith("_proxy"):
        del os.environ[_name]
os.environ["TERM"] = "xterm"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of this process, started by the first that asks."""
    with postgres() as server:
        yield server
