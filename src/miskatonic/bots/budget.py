"""How long a bot may think."""

import time
from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """So many thoughts, or so much time. Only a number of thoughts makes choices repeatable."""

    thoughts: int | None = None
    milliseconds: int | None = None

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.thoughts is None else str(self.thoughts)

    def spend(self) -> Iterator[None]:
        """One item for each thought that may be had; the first one is always granted."""
        if self.thoughts is not None:
            yield from (None for _ in range(self.thoughts))
            return
        end = time.monotonic() + (self.milliseconds or 0) / 1000
        yield
        while time.monotonic() < end:
            yield
