"""Work that takes long on a long match is done by other threads: the event loop serves everybody."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from miskatonic.matches import Match
from miskatonic.server.rooms.keyframes import KEEP_EVERY
from miskatonic.server.storage import keyframes
from tests.server.guests import TIMEOUT, Guest, asked, options

# Methods of a match; the last one lays a table.
LONG_WORK = ("undo", "position", "__init__")


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """By the work that was done, the name of the thread that did it last."""
    found: dict[str, str] = {}

    def noted(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **more: Any) -> Any:
            found[name] = threading.current_thread().name
            return work(*args, **more)

        return call

    for name in LONG_WORK:
        monkeypatch.setattr(Match, name, noted(name, getattr(Match, name)))
    return found


def test_undo_replay_and_new_tables_leave_the_event_loop(ada: Guest, workers: dict[str, str]) -> None:
    table = ada.lay(("me", "me"))
    ada.start(table)
    seat = asked(ada.state(table))[0]
    assert ada.say(table, seat, options(ada.state(table, seat))[0], 0).is_success
    ada.get(f"/api/tables/{table}/replay", seat=seat, step=0)
    ada.ask("POST", f"/api/tables/{table}/seats/{seat}/undo", {"seq": 1, "to": 0})
    assert set(workers) == set(LONG_WORK)
    # The event loop of a node for tests runs in `run`.
    assert not [name for name in workers.values() if name.endswith("(run)")]


def test_nobody_waits_until_a_position_is_recorded(ada: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    store, may_record, has_recorded = keyframes.store, threading.Event(), threading.Event()

    def late(*row: Any) -> None:
        assert may_record.wait(TIMEOUT)
        store(*row)
        has_recorded.set()

    monkeypatch.setattr(keyframes, "store", late)
    table = ada.lay(("me", "me"))
    ada.start(table)
    for seq in range(KEEP_EVERY):
        seat = asked(ada.state(table))[0]
        assert ada.say(table, seat, options(ada.state(table, seat))[0], seq).is_success
    assert not has_recorded.is_set()
    may_record.set()
    assert has_recorded.wait(TIMEOUT)
