"""How much a search may compute."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf

# Before this many iterations the time that one takes is not known well enough.
_FEW = 8


@dataclass(frozen=True)
class Budget:
    """A number of iterations of the search, or a time. Only a number makes choices repeatable."""

    iterations: int | None = None
    milliseconds: int | None = None

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.iterations is None else str(self.iterations)

    def spend(self) -> Iterator[float]:
        """Yields once for each iteration: about how many more can follow. There is always a first one."""
        if self.iterations is not None:
            yield from range(self.iterations - 1, -1, -1)
            return
        began = time.monotonic()
        end = began + (self.milliseconds or 0) / 1000
        now, done = began, 0
        while now < end or not done:
            done += 1
            yield (end - now) * done / (now - began) if done > _FEW else inf
            now = time.monotonic()
