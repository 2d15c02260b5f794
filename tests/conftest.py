import os
from collections.abc import Iterator

import pytest

from tests.postgres import Postgres, postgres

# The machine's screen size, colours, proxies and Miskatonic settings must not influence a test.
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests, so that no worker is left with one of them when the others are done."""
    items.sort(key=lambda item: "every_card_power" not in item.name)
