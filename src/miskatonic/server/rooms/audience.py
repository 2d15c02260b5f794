"""Who has the table of a match in view, on this node and on others."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from miskatonic.server.storage.rows import PlayerRow, SeatRow
from miskatonic.server.tokens import now

# Somebody without a socket, who asks by requests, counts as present for so long after each of them.
POLLING_MS: Final = 60_000
REMOVED: Final = 404


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

    def push(self, message: bytes, since: int) -> bool:
        """Send the state after line `since` at once, if all before it has been sent; has it been?"""

    @property
    def player(self) -> PlayerRow:
        """Who looks."""

    @property
    def session(self) -> str:
        """The digest of the session with which it was opened."""

    @property
    def address(self) -> str:
        """The address from which it was opened."""

    def dismiss(self, status: int) -> None:
        """Close it; the status says why, as in an answer to a request."""


@dataclass(frozen=True)
class Presence:
    """Who is here, and for how many milliseconds the owners of the other seats have been away."""

    here: frozenset[int] = frozenset()
    away: dict[int, int] = field(default_factory=dict)


class Audience:
    """The subscribers of a match on this node, and the seats in view on other nodes."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        # By node, the seats in view there. Spectators have none, so the set may be empty.
        self._elsewhere: dict[str, frozenset[int]] = {}
        # When the table was last requested for each seat, or by a spectator (None), without a socket.
        self._polled: dict[int | None, int] = {}
        # When this node last knew of anybody who looks at the table.
        self._watched = 0
        # When this node last knew of somebody at each seat. The rows of the seats may know of a later time.
        self._seen: dict[int, int] = {}

    @property
    def here(self) -> frozenset[int]:
        """The seats from which somebody on this node has the table in view."""
        return frozenset(subscriber.seat for subscriber in self.subscribers if subscriber.seat is not None)

    @property
    def is_watched(self) -> bool:
        """Does anybody look at the table, from a seat or as a spectator, on any node?"""
        return bool(self.subscribers or self._elsewhere or self._polling())

    def last_watched(self, seats: Sequence[SeatRow]) -> int:
        """When somebody last looked at the table; 0: nobody knows."""
        if self.is_watched:
            return now()
        return max(self._watched, *(seat.seen or 0 for seat in seats))

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

    def unsubscribe(self, subscriber: Subscriber, own: Sequence[int]) -> None:
        """Somebody who owns these seats closes a socket. What they asked for by requests came before that."""
        self._see(self.here)
        self.subscribers.discard(subscriber)
        for seat in own:
            self._polled.pop(seat, None)

    def poll(self, seat: int | None) -> bool:
        """Somebody at a seat, or a spectator, asks for the table by a request; did they seem to be away?"""
        was_away = seat is not None and seat not in self._in_view()
        self._polled[seat] = now()
        self._see(frozenset() if seat is None else frozenset({seat}))
        return was_away

    def has_lapsed(self) -> bool:
        """Has somebody ceased to ask for the table since the last call?"""
        limit = now() - POLLING_MS
        lapsed = [seat for seat, at in self._polled.items() if at <= limit]
        for seat in lapsed:
            del self._polled[seat]
        return bool(lapsed)

    def hear(self, node: str, here: frozenset[int], *, watched: bool) -> None:
        """Another node says which seats are in view there, and whether anybody looks on."""
        self._see(self._elsewhere.pop(node, frozenset()) | here)
        if watched:
            self._elsewhere[node] = here

    def forget_elsewhere(self) -> None:
        """Forget what other nodes have said; those that are still alive say it again."""
        self._see(frozenset().union(*self._elsewhere.values()))
        self._elsewhere.clear()

    def notify(self) -> None:
        for subscriber in self.subscribers:
            subscriber.notify()

    def dismiss(self, status: int = REMOVED, is_meant: Callable[[Subscriber], bool] = lambda _: True) -> None:
        """Close subscribers, by default all: the table was removed."""
        for subscriber in list(self.subscribers):
            if is_meant(subscriber):
                subscriber.dismiss(status)

    def _in_view(self) -> frozenset[int]:
        """The seats from which somebody on any node has the table in view, or asks for it now and then."""
        polling = (seat for seat in self._polling() if seat is not None)
        return self.here.union(polling, *self._elsewhere.values())

    def _polling(self) -> list[int | None]:
        """The seats for which somebody has just asked for the table by a request; None: a spectator has."""
        limit = now() - POLLING_MS
        return [seat for seat, at in self._polled.items() if at > limit]

    def _last_seen(self, seat: SeatRow, seats: Sequence[SeatRow]) -> int:
        """When the owner of a seat last had the table in view; 0: never."""
        own = [other for other in seats if other.player == seat.player]
        return max(max(self._seen.get(other.number, 0), other.seen or 0) for other in own)

    def _see(self, seats: frozenset[int]) -> None:
        self._watched = now()
        self._seen.update(dict.fromkeys(seats, self._watched))
