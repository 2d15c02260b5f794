"""The loop that looks for turns of absent players."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from miskatonic.server.notices.notifier import Notifier
from miskatonic.server.storage.errors import DatabaseUnavailableError


class _BrokenDatabase:
    """Fails whoever reads, and says when that has happened."""

    def __init__(self, error: Exception) -> None:
        self._error = error
        self.was_read = asyncio.Event()

    async def read(self, _statements: object) -> None:
        self.was_read.set()
        raise self._error


async def _levels_of(error: Exception) -> set[str]:
    """How loudly the notifier complains of a failing database."""
    database = _BrokenDatabase(error)
    queue = SimpleNamespace(has_room=asyncio.Event())
    claims = SimpleNamespace(away_ms=0)
    unused = cast("Any", None)
    notifier = Notifier(cast("Any", database), unused, unused, cast("Any", claims), cast("Any", queue))
    with capture_logs() as logs:
        running = asyncio.create_task(notifier.run())
        await database.was_read.wait()
        # The complaint follows in the same turn of the loop as the failure.
        await asyncio.sleep(0)
        running.cancel()
    return {entry["log_level"] for entry in logs}


@pytest.mark.parametrize(
    ("error", "level"),
    [(DatabaseUnavailableError("it is down"), "debug"), (RuntimeError("a bug"), "error")],
)
def test_an_outage_of_the_database_is_no_error_of_the_notifier(error: Exception, level: str) -> None:
    assert asyncio.run(_levels_of(error)) == {level}
