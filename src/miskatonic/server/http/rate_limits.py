"""Token buckets: limits on how often a client may ask, and on what it may use."""

from collections import OrderedDict
from time import monotonic
from typing import Final

MOST_BUCKETS: Final = 10_000


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
        if self.left() < tokens:
            return False
        self._tokens -= tokens
        return True

    def spend(self, tokens: float) -> None:
        """Take tokens that have been used already, even if there are not so many: then it is in debt."""
        self._tokens = max(-self._size, self.left() - tokens)

    def left(self) -> float:
        """How many tokens there are; less than none after a debt."""
        at = monotonic()
        self._tokens = min(self._size, self._tokens + (at - self._at) * self._per_second)
        self._at = at
        return self._tokens


class TokenBuckets:
    """A bucket for each key, such as an address; the least recently used one is forgotten first."""

    def __init__(self, per_second: float, size: float) -> None:
        self._per_second = per_second
        self._size = size
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, key: str) -> TokenBucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._per_second, self._size)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket
