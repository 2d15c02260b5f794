from collections.abc import Iterator
from pathlib import Path

import pytest

from miskatonic.server.notices import notifier
from tests.server.fake_time import FakeTime, install
from tests.server.nodes import RunningNode, run_node
from tests.server.notices.correspondence import settings_in
from tests.server.notices.receivers import Receiver, receiver


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> FakeTime:
    monkeypatch.setattr(notifier, "TICK_SECONDS", 0.02)
    return install(monkeypatch)


@pytest.fixture
def node(time: FakeTime, tmp_path: Path) -> Iterator[RunningNode]:  # noqa: ARG001 - it must begin first
    with run_node(settings_in(tmp_path)) as running:
        yield running


@pytest.fixture
def inbox() -> Iterator[Receiver]:
    with receiver() as running:
        yield running
