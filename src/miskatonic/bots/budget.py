"""How long a bot may think."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

_FEW = 8


@dataclass(frozen=True)
class Budget:
    """So many thoughts, or so much time. Only a number of thoughts makes choices repeatable."""

    thoughts: int | None = None
    milliseconds: int | None = None

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.thoughts is None else str(self.thoughts)

    def spend(self) -> Iterator[float]:
        """For each thought that may be had: how many more can follow, about. The first is always granted."""
        if self.thoughts is not None:
            yield from range(self.thoughts - 1, -1, -1)
            return
        began = time.monotonic()
        end = began + (self.milliseconds or 0) / 1000
        now, had = began, 0
        while now < end or not had:
            had += 1
            # Before a few thoughts have been had, nobody knows how long one takes.
            yield (end - now) * had / (now - began) if had > _FEW else inf
            now = time.monotonic()
