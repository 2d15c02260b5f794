"""Token buckets: limits on how often a client may ask."""

from collections import OrderedDict
from time import monotonic
from typing import Final

MOST_ADDRESSES: Final = 10_000


class TokenBucket:
    """Holds so many tokens. Each request takes some, and time brings them back."""

    __slots__ = ("_at", "_per_second", "_size", "_tokens")

    def __init__(self, per_second: float, size: float) -> None:
        self._per_second = per_second
        self._size = size
        self._tokens = size
        self._at = monotonic()

    def take(self, tokens: float = 1.0) -> bool:
        """Take some tokens. Without enough of them nothing is taken, and the answer is False."""
        at = monotonic()
        self._tokens = min(self._size, self._tokens + (at - self._at) * self._per_second)
        self._at = at
        if self._tokens < tokens:
            return False
        self._tokens -= tokens
        return True


class AddressLimits:
    """A bucket for each address; the least recently used one is forgotten first."""

    def __init__(self, per_second: float, size: float) -> None:
        self._per_second = per_second
        self._size = size
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str, tokens: float = 1.0) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = TokenBucket(self._per_second, self._size)
            if len(self._buckets) > MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(tokens)
