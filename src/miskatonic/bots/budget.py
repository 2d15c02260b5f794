"""How much a search may compute."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import inf

# Before this many iterations the time that one takes is not known well enough.
_FEW = 8


@dataclass(frozen=True)
class Budget:
    """A number of iterations of the search, a time, or whichever of both ends first.

    Only a number alone makes choices repeatable.
    """

    iterations: int | None = None
    milliseconds: int | None = None
    # By what time is measured. A bench on a busy machine gives equal processor time.
    clock: Callable[[], float] = time.monotonic

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.iterations is None else str(self.iterations)

    def within(self, milliseconds: int) -> "Budget":
        """The same budget, but no longer than this."""
        asked = milliseconds if self.milliseconds is None else self.milliseconds
        return replace(self, milliseconds=min(milliseconds, asked))

    def shares(self, processes: int) -> list["Budget"]:
        """What each of so many processes may compute: all the time, and its part of the iterations.

        There are fewer shares than processes if there are fewer iterations.
        """
        if self.iterations is None:
            return [self] * processes
        processes = max(1, min(processes, self.iterations))
        least, rest = divmod(self.iterations, processes)
        return [replace(self, iterations=least + (number < rest)) for number in range(processes)]

    def spend(self, began: float | None = None) -> Iterator[float]:
        """Yields once for each iteration: about how many more can follow. There is always a first one.

        Time counts from `began`, or else from this call, and not from the first iteration: preparing a search
        costs some of it.
        """
        if self.milliseconds is None:
            return iter(range((self.iterations or 1) - 1, -1, -1))
        return self._spend_time(self.milliseconds / 1000, self.clock() if began is None else began)

    def _spend_time(self, seconds: float, began: float) -> Iterator[float]:
        most = inf if self.iterations is None else self.iterations
        end = began + seconds
        now, done, mean = began, 0, 0.0
        # An iteration of which most would come too late is not begun: some games take 50 ms for one.
        while (now + mean / 2 < end and done < most) or not done:
            done += 1
            in_time = (end - now) * done / (now - began) if done > _FEW else inf
            yield min(in_time, most - done)
            now = self.clock()
            mean = (now - began) / done
