"""Who has the table of a match in view, on this node and on others."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from miskatonic.server.storage.rows import SeatRow
from miskatonic.server.tokens import now

# Somebody without a socket, who asks by requests, counts as present for so long after each of them.
POLLING_MS: Final = 60_000


class Subscriber(Protocol):
    """A connection that wants to know when a match changes."""

    @property
    def seat(self) -> int | None:
        """The seat that is looked from; None for a spectator."""

    @property
    def patches(self) -> bool:
        """Does it want to be sent what has changed in a scene, instead of whole scenes?"""

    def notify(self) -> None:
        """Something has changed."""

    def dismiss(self) -> None:
        """The table was removed."""


@dataclass(frozen=True)
class Presence:
    """Who is here, and for how many milliseconds the owners of the other seats have been away."""

    here: frozenset[int] = frozenset()
    away: dict[int, int] = field(default_factory=dict)


class Audience:
    """The subscribers of a match on this node, and the seats in view on other nodes."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self._elsewhere: dict[str, frozenset[int]] = {}
        # When the table was last requested for each seat without a socket.
        self._polled: dict[int, int] = {}
        # When this node last knew of somebody at each seat. The rows of the seats may know of a later time.
        self._seen: dict[int, int] = {}

    @property
    def here(self) -> frozenset[int]:
        """The seats from which somebody on this node has the table in view."""
        return frozenset(subscriber.seat for subscriber in self.subscribers if subscriber.seat is not None)

    def presence(self, seats: Sequence[SeatRow]) -> Presence:
        """Who is here. People at one screen look from one seat at a time; all of them are here."""
        in_view = self._in_view()
        people = {seat.player for seat in seats if seat.number in in_view}
        here = frozenset(seat.number for seat in seats if seat.player is not None and seat.player in people)
        at = now()
        away = {seat.number: at - self._last_seen(seat, seats) for seat in seats if seat.number not in here}
        return Presence(here, {number: passed for number, passed in away.items() if passed < at})

    def subscribe(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)
        self._see(self.here)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self._see(self.here)
        self.subscribers.discard(subscriber)

    def poll(self, seat: int) -> bool:
        """Somebody at a seat asks for the table by a request; did they seem to be away?"""
        was_away = seat not in self._in_view()
        self._polled[seat] = now()
        self._see(frozenset({seat}))
        return was_away

    def has_lapsed(self) -> bool:
        """Has somebody ceased to ask for the table since the last call?"""
        limit = now() - POLLING_MS
        lapsed = [seat for seat, at in self._polled.items() if at <= limit]
        for seat in lapsed:
            del self._polled[seat]
        return bool(lapsed)

    def hear(self, node: str, here: frozenset[int]) -> None:
        """Another node says which seats are in view there."""
        self._see(self._elsewhere.get(node, frozenset()) | here)
        self._elsewhere[node] = here

    def forget_elsewhere(self) -> None:
        """Forget what other nodes have said; those that are still alive say it again."""
        self._see(frozenset().union(*self._elsewhere.values()))
        self._elsewhere.clear()

    def notify(self) -> None:
        for subscriber in self.subscribers:
            subscriber.notify()

    def dismiss(self) -> None:
        for subscriber in list(self.subscribers):
            subscriber.dismiss()

    def _in_view(self) -> frozenset[int]:
        """The seats from which somebody on any node has the table in view, or asks for it now and then."""
        limit = now() - POLLING_MS
        polling = (seat for seat, at in self._polled.items() if at > limit)
        return self.here.union(polling, *self._elsewhere.values())

    def _last_seen(self, seat: SeatRow, seats: Sequence[SeatRow]) -> int:
        """When the owner of a seat last had the table in view; 0: never."""
        own = [other for other in seats if other.player == seat.player]
        return max(max(self._seen.get(other.number, 0), other.seen or 0) for other in own)

    def _see(self, seats: frozenset[int]) -> None:
        self._seen.update(dict.fromkeys(seats, now()))
