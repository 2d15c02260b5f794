from collections.abc import Iterator

import pytest

from tests.server.guests import Guest
from tests.server.nodes import Node, node, on_sqlite

SEED = "1926" * 16


@pytest.fixture(autouse=True)
def the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match of a node in this process is dealt alike: what a test meets is no matter of luck."""
    for module in ("lobby", "successors"):
        monkeypatch.setattr(f"miskatonic.server.{module}.new_seed", lambda: SEED)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node on SQLite for all tests of a module."""
    with node(on_sqlite(tmp_path_factory.mktemp("house"))) as running:
        yield running


@pytest.fixture
def ada(house: Node) -> Iterator[Guest]:
    with Guest(house.url, "Ada") as guest:
        yield guest


@pytest.fixture
def ben(house: Node) -> Iterator[Guest]:
    with Guest(house.url, "Ben") as guest:
        yield guest


@pytest.fixture
def eve(house: Node) -> Iterator[Guest]:
    with Guest(house.url, "Eve") as guest:
        yield guest
