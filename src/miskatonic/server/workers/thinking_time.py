"""Quotas of thinking time: how long the bots of a guest and of a table may use the workers."""

from enum import StrEnum
from typing import Final

from miskatonic.server.http.rate_limits import TokenBuckets

# So many minutes' worth can be saved up.
MINUTES_SAVED: Final = 5.0
# One search may take this part of what is left. So bots grow lighter step by step, and never stop.
PART_OF_REST: Final = 0.25
# What nobody plays with leaves this part of what a guest can save up to the guest's bots.
PART_FOR_BOTS: Final = 0.5


class Thinking(StrEnum):
    """What time a bot has for a decision."""

    # As much as its name promises.
    FULL = "full"
    # Less, because many wait for the workers of this node.
    BUSY = "busy"
    # Less, because the thinking time of the guest or of the table is used up.
    SPENT = "spent"


class ThinkingTime:
    """A token bucket for each guest and for each table. A token is a second of a worker."""

    def __init__(self, guest_seconds: float, table_seconds: float) -> None:
        self._guests = _buckets(guest_seconds)
        self._for_bots = guest_seconds * MINUTES_SAVED * PART_FOR_BOTS
        self._tables = _buckets(table_seconds)

    def longest_search(self, owner: str, table: str) -> float:
        """The seconds that the next search may take; 0 if everything is used up."""
        left = min(self._guests.of(owner).left(), self._tables.of(table).left())
        return max(0.0, left * PART_OF_REST)

    def has_spare(self, owner: str) -> bool:
        """Is there more than the bots of a guest may want? An analysis waits until there is."""
        return self._guests.of(owner).left() > self._for_bots

    def charge(self, owner: str, table: str, seconds: float) -> None:
        self._guests.of(owner).spend(seconds)
        self._tables.of(table).spend(seconds)


def _buckets(seconds_a_minute: float) -> TokenBuckets:
    return TokenBuckets(seconds_a_minute / 60, seconds_a_minute * MINUTES_SAVED)
