"""How garbage is collected in a server.

A full collection looks at every object that may be part of a cycle. With a thousand tables in memory these
are millions, and nobody gets an answer for half a second or more. Hardly any of them is garbage: what a move
leaves behind is freed when the last reference goes. So objects that have lived for a while are taken out of
the collector's reach. Cycles among them, such as closed rooms, are collected once there may be many.
"""

import gc
from typing import Final

_USUAL: Final = gc.get_threshold()
# Young objects are looked at when so many more were made than freed.
YOUNG: Final = 20_000
MIDDLE: Final = 10
# A full collection by the rule of the interpreter, in case the server never gets round to its own.
OLD: Final = 1_000
# Garbage is looked for everywhere when so many rooms were closed, and so large a share of those open.
CLOSED_ROOMS: Final = 200
CLOSED_SHARE: Final = 0.5
# What a full house makes in this time can be looked at within some milliseconds.
COLLECTION_SECONDS: Final = 1.0


class Collector:
    """Keeps long-lived objects out of the reach of the garbage collector."""

    def __init__(self) -> None:
        # The number of rooms that had been closed when garbage was last looked for everywhere.
        self._closed_before = 0

    def start(self) -> None:
        """Everything that was loaded so far stays for good."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, OLD)

    def tend(self, open_rooms: int, closed_rooms: int) -> None:
        """Called every `COLLECTION_SECONDS`, with the rooms now open and those closed since the start."""
        if closed_rooms - self._closed_before >= max(CLOSED_ROOMS, open_rooms * CLOSED_SHARE):
            self._closed_before = closed_rooms
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(1)
        gc.freeze()

    def stop(self) -> None:
        """Leave the collector as it usually is, for whatever this process does next."""
        gc.unfreeze()
        gc.set_threshold(*_USUAL)
