"""How much one may ask for: buckets that fill up again with time."""

from collections import OrderedDict
from time import monotonic
from typing import Final

MOST_REMEMBERED: Final = 10_000


class Bucket:
    """Holds so many drops; each request takes some, and time brings them back."""

    __slots__ = ("_at", "_drops", "_per_second", "_size")

    def __init__(self, per_second: float, size: float) -> None:
        self._per_second = per_second
        self._size = size
        self._drops = size
        self._at = monotonic()

    def take(self, drops: float = 1.0) -> bool:
        """Take some; False when there are not enough, and then nothing is taken."""
        at = monotonic()
        self._drops = min(self._size, self._drops + (at - self._at) * self._per_second)
        self._at = at
        if self._drops < drops:
            return False
        self._drops -= drops
        return True


class Buckets:
    """A bucket for each address; those not heard of for longest are forgotten first."""

    def __init__(self, per_second: float, size: float) -> None:
        self._per_second = per_second
        self._size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, drops: float = 1.0) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._per_second, self._size)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(drops)
