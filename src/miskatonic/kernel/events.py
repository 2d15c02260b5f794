"""What happened, as data. `content.texts` turns events into sentences.

The rule that tells an event decides who may see it, then and there, and never later.
"""

from typing import Any, NamedTuple


class Event(NamedTuple):
    """One thing that happened. String arguments are content ids or nested message keys.

    `forced` is a seat whose only option the engine took, without asking; this event is what came of it.
    """

    kind: str
    seat: int | None
    args: dict[str, Any]
    to: tuple[int, ...] | None = None
    forced: int | None = None

    def is_for(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) see it?"""
        return self.to is None or seat in self.to


class Chronicle:
    """The events of one table. A simulated table has None instead.

    `forced` is the seat whose only option was taken and of which nothing has been told yet.
    """

    __slots__ = ("events", "forced")

    is_transient = True

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.forced: int | None = None

    def __len__(self) -> int:
        return len(self.events)

    def tell(self, kind: str, seat: int | None, args: dict[str, Any], to: tuple[int, ...] | None) -> None:
        self.events.append(Event(kind, seat, args, to, self.forced))
        self.forced = None

    def force(self, seat: int) -> None:
        """The only option of a seat is about to be taken: the next event will say so."""
        self.forced = seat

    def since(self, start: int, seat: int | None) -> list[Event]:
        """The events from position `start` on that a seat may see."""
        return [event for event in self.events[start:] if event.is_for(seat)]
