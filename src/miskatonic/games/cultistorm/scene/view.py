"""One look at a table by one seat: which legal words point at what."""

from collections.abc import Callable
from typing import TypeVar

from miskatonic.games.cultistorm.table import Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import SharedZones

Z = TypeVar("Z")


class View:
    """Who looks, and what it may say now, by the last part of each word."""

    def __init__(self, t: Table, seat: Seat | None, words: tuple[str, ...], shared: SharedZones) -> None:
        self.t = t
        self.seat = seat
        self.words = words
        self._shared = shared
        self._by_object: dict[str, list[str]] = {}
        for word in words:
            self._by_object.setdefault(word.rpartition(" ")[2], []).append(word)

    def common(self, drawing: Callable[..., Z], *about: int) -> Z:
        """Zones in which all see the same, but for the words of those who are asked."""
        return drawing(self, *about) if self.words else self._shared.draw(drawing, self, *about)

    def pointing(self, name: str, *verbs: str) -> tuple[str, ...]:
        """The legal words with one of these verbs and this object."""
        found = self._by_object.get(name)
        if found is None:
            return ()
        return tuple(word for word in found if word.partition(" ")[0] in verbs)

    def casting(self, place: int) -> tuple[str, ...]:
        """The legal words for sets of hand cards to which the card at this place belongs."""
        name = f"card-{place + 1}"
        sets = [word for word in self.words if word.startswith("cast ")]
        return tuple(word for word in sets if name in word.removeprefix("cast ").split("+"))

    def bare(self, *words: str) -> tuple[str, ...]:
        """Those of the legal words that are among these."""
        return tuple(word for word in words if word in self.words)

    def sees_hand(self, seat: Seat) -> bool:
        """Hands are open unless the table plays otherwise (CUL-R44), but not to who plays against the team.

        At the end all are.
        """
        if self.t.detectives < self.t.seats and self.detective is None:
            return self.is_over
        return self.t.rules.open_hands or self.seat == seat or self.is_over

    @property
    def detective(self) -> Seat | None:
        """The detective who looks; None if it is none."""
        return None if self.seat is None or self.seat >= self.t.detectives else self.seat

    @property
    def is_over(self) -> bool:
        """At the end of a game everything hidden is turned up."""
        return self.t.flow.outcome is not None
