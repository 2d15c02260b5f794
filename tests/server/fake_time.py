"""Time that passes when a test says so."""

import time

import pytest

from miskatonic.server import timekeeper, tokens


class FakeTime:
    """Stands for the module `time` where the server asks for the present moment."""

    def __init__(self) -> None:
        self._ns = time.time_ns()

    def time_ns(self) -> int:
        return self._ns

    def pass_seconds(self, seconds: float) -> None:
        self._ns += int(seconds * 1e9)


def install(patch: pytest.MonkeyPatch, *, notices_gaps: bool = False) -> FakeTime:
    """The nodes of this process use this time, and look at it often.

    A jump of the time looks as if the server had been down. Only with `notices_gaps` the server minds.
    """
    fake = FakeTime()
    patch.setattr(tokens, "time", fake)
    patch.setattr(timekeeper, "TICK_SECONDS", 0.02)
    if not notices_gaps:
        patch.setattr(timekeeper, "DOWN_MS", 10**15)
    return fake
