from collections.abc import Iterator

import pytest

from tests.server.guests import Guest
from tests.server.nodes import (
    SEED,
    SEED_SOURCE,
    WORD_SECRET_SOURCE,
    RunningNode,
    derived_secret,
    on_sqlite,
    run_node,
)


@pytest.fixture(autouse=True)
def the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """In every match of a node in this process the same words lead to the same cards, whatever the luck."""
    monkeypatch.setattr(SEED_SOURCE, lambda: SEED)
    monkeypatch.setattr(WORD_SECRET_SOURCE, derived_secret)


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    """A node on SQLite for all tests of a module."""
    with run_node(on_sqlite(tmp_path_factory.mktemp("node"))) as running:
        yield running


@pytest.fixture
def ada(node: RunningNode) -> Iterator[Guest]:
    with Guest(node.url, "Ada") as guest:
        yield guest


@pytest.fixture
def ben(node: RunningNode) -> Iterator[Guest]:
    with Guest(node.url, "Ben") as guest:
        yield guest


@pytest.fixture
def eve(node: RunningNode) -> Iterator[Guest]:
    with Guest(node.url, "Eve") as guest:
        yield guest
