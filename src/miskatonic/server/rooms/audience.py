"""Who has the table of a match in view, on this node and on others."""

from typing import Protocol


class Subscriber(Protocol):
    """A connection that wants to know when a match changes."""

    @property
    def seat(self) -> int | None:
        """The seat that is looked from; None for a spectator."""

    def notify(self) -> None:
        """Something has changed."""

    def dismiss(self) -> None:
        """The table was removed."""


class Audience:
    """The subscribers of a match on this node, and the seats in view on other nodes."""

    def __init__(self) -> None:
        self.subscribers: set[Subscriber] = set()
        self.elsewhere: dict[str, frozenset[int]] = {}

    @property
    def here(self) -> frozenset[int]:
        """The seats from which somebody on this node has the table in view."""
        return frozenset(subscriber.seat for subscriber in self.subscribers if subscriber.seat is not None)

    @property
    def present(self) -> frozenset[int]:
        """The seats from which somebody on any node has the table in view."""
        return self.here.union(*self.elsewhere.values())

    def notify(self) -> None:
        for subscriber in self.subscribers:
            subscriber.notify()

    def dismiss(self) -> None:
        for subscriber in list(self.subscribers):
            subscriber.dismiss()
