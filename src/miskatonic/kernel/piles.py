"""Face-down decks whose order is undecided until a card is drawn.

A pile is an unordered bag, plus the known cards that somebody put on top or at the bottom. A card is
chosen from the bag only when it is drawn, so no clone can peek at the order, and imagining a deck costs
nothing. A placed card remembers which seats know it (a bit each); for the others it is an unknown card,
and `forget` turns it into one.
"""

from miskatonic.kernel.dice import Dice
from miskatonic.kernel.storage import stored

UNKNOWN = -1


@stored("pile")
class Pile:
    """A face-down deck of cards, which are ints."""

    __slots__ = ("bag", "bottom", "top")

    def __init__(self, cards: list[int]) -> None:
        self.bag = cards
        # Pairs of card and known-by mask; the end of `top` is drawn first, the end of `bottom` last.
        self.top: list[tuple[int, int]] = []
        self.bottom: list[tuple[int, int]] = []

    def __len__(self) -> int:
        return len(self.bag) + len(self.top) + len(self.bottom) - self._unknown()

    def clone(self) -> "Pile":
        twin = Pile.__new__(Pile)
        twin.bag = self.bag[:]
        twin.top = self.top[:]
        twin.bottom = self.bottom[:]
        return twin

    def cards(self) -> list[int]:
        """All cards in the pile, in no particular order."""
        return self.bag + [card for card, _ in self.top + self.bottom if card != UNKNOWN]

    def draw(self, dice: Dice) -> int:
        """Take the top card."""
        if self.top:
            return self._take_placed(self.top, -1, dice)
        if not self.bottom or len(self.bag) > self._unknown():
            return dice.draw(self.bag)
        return self._take_placed(self.bottom, 0, dice)

    def draw_bottom(self, dice: Dice) -> int:
        """Take the bottom card."""
        if self.bottom:
            return self._take_placed(self.bottom, -1, dice)
        if len(self.bag) > self._unknown():
            return dice.draw(self.bag)
        return self._take_placed(self.top, 0, dice)

    def take_top(self, dice: Dice) -> tuple[int, int]:
        """Take the top card, with the seats that know it."""
        known = self.top[-1][1] if self.top else 0
        if not self.top and self.bottom and len(self.bag) <= self._unknown():
            known = self.bottom[0][1]
        return self.draw(dice), known

    def take_bottom(self, dice: Dice) -> tuple[int, int]:
        """Take the bottom card, with the seats that know it."""
        known = self.bottom[-1][1] if self.bottom else 0
        if not self.bottom and self.top and len(self.bag) <= self._unknown():
            known = self.top[0][1]
        return self.draw_bottom(dice), known

    def put_top(self, card: int, known_by: int) -> None:
        """Lay a card on top; the seats in the mask know it."""
        self.top.append((card, known_by))

    def put_bottom(self, card: int, known_by: int) -> None:
        """Lay a card under the pile; the seats in the mask know it."""
        self.bottom.append((card, known_by))

    def shuffle_in(self, cards: list[int]) -> None:
        """Add cards and shuffle: nobody knows anything about the order any more."""
        self.bag = self.cards() + cards
        self.top = []
        self.bottom = []

    def forget(self, *seats: int) -> None:
        """Keep only what at least one of these seats knows; all else in the pile becomes undecided."""
        knowing = sum(1 << seat for seat in seats)
        self.top = [self._as_known(knowing, *entry) for entry in self.top]
        self.bottom = [self._as_known(knowing, *entry) for entry in self.bottom]
        # The order of a bag has no meaning. Sorting it hides where each card came from.
        self.bag.sort()

    def known(self, seat: int) -> tuple[list[int], list[int]]:
        """What a seat knows of the top (first drawn first) and of the bottom (last drawn first)."""

        def seen(entries: list[tuple[int, int]]) -> list[int]:
            return [card if mask >> seat & 1 else UNKNOWN for card, mask in reversed(entries)]

        return seen(self.top), seen(self.bottom)

    def _unknown(self) -> int:
        return [card for card, _ in self.top + self.bottom].count(UNKNOWN)

    def _take_placed(self, entries: list[tuple[int, int]], at: int, dice: Dice) -> int:
        card, _ = entries.pop(at)
        return dice.draw(self.bag) if card == UNKNOWN else card

    def _as_known(self, knowing: int, card: int, mask: int) -> tuple[int, int]:
        if card == UNKNOWN or mask & knowing:
            return card, mask
        self.bag.append(card)
        return UNKNOWN, 0
