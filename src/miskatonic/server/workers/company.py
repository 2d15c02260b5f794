"""How many guests use the workers at present."""

from collections import Counter
from typing import Final

# Somebody whose bots have just moved will want the next move soon.
RECENT_SECONDS: Final = 10.0


class Company:
    """The guests with jobs, and those who have had one a moment ago."""

    def __init__(self) -> None:
        self._jobs: Counter[str] = Counter()
        # When each guest without jobs had the last one, the longest ago first.
        self._last: dict[str, float] = {}

    def enter(self, guest: str) -> None:
        """A job of this guest waits or is at work."""
        self._jobs[guest] += 1
        self._last.pop(guest, None)

    def leave(self, guest: str, at: float) -> None:
        """A job of this guest has ended."""
        self._jobs[guest] -= 1
        if not self._jobs[guest]:
            del self._jobs[guest]
            self._last[guest] = at

    def size(self, at: float) -> int:
        while self._last and next(iter(self._last.values())) < at - RECENT_SECONDS:
            del self._last[next(iter(self._last))]
        return len(self._jobs) + len(self._last)
