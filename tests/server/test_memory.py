"""Long-lived objects are out of the garbage collector's reach, and closed rooms are still freed."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from miskatonic.server.memory import CLOSED_ROOMS, Collector


class Ring:
    """An object that only the garbage collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector() -> Iterator[Collector]:
    collector = Collector()
    collector.start()
    yield collector
    collector.stop()


def test_what_has_lived_for_a_while_is_not_looked_at_again(collector: Collector) -> None:
    kept = [[number] for number in range(1000)]
    collector.tend(open_rooms=1, closed_rooms=0)
    assert gc.get_freeze_count() > len(kept)
    assert len(gc.get_objects(generation=2)) < len(kept)


def test_garbage_of_closed_rooms_is_freed_when_many_were_closed(collector: Collector) -> None:
    ring = Ring()
    gone = weakref.ref(ring)
    collector.tend(open_rooms=10, closed_rooms=0)
    del ring
    collector.tend(open_rooms=10, closed_rooms=CLOSED_ROOMS - 1)
    assert gone() is not None
    collector.tend(open_rooms=10, closed_rooms=CLOSED_ROOMS)
    assert gone() is None


def test_the_collector_is_as_usual_after_the_server() -> None:
    usual = gc.get_threshold()
    collector = Collector()
    collector.start()
    assert gc.get_threshold() != usual
    collector.stop()
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0
