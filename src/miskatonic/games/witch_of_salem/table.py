"""The whole truth of one game of Witch of Salem: lists of ints and immutable tuples."""

from collections.abc import Callable
from typing import ClassVar, Final

from miskatonic.games.witch_of_salem.rules import NO_WITCH, Rules
from miskatonic.games.witch_of_salem.words import FULL_HAND, NO_ITEM, NOWHERE, RLYEH, UNIVERSITY
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.fields import each_seat, laid, table
from miskatonic.kernel.flow import Flow, Seat

NO_SEAT: Final = -1
NO_CREATURE: Final = -1
NO_ELDER: Final = -1
FACE_DOWN: Final = -1
GONE: Final = -2
EMPTY_STOCK: Final = (NO_ITEM, NO_ITEM, NO_ITEM)

# A tile nobody has looked at is undecided: it is drawn from the bag of tiles when first seen.
UNDECIDED, PORTAL, WALL = range(3)

PRISONER: Final = 5


@table("wos/table")
class Table:
    """One game. Lists are indexed by seat or by location; see the comments."""

    rules: Rules
    seats: int
    dice: Dice
    flow: Flow = laid(lambda _: Flow())
    chronicle: Chronicle | None = None
    round: int = 0
    # Creature cards of this round, fixed when it begins.
    rate: int = 0

    # By seat. A hand is a bit for each location card; minors are sorted; sanity 0 is eliminated.
    place: list[int] = each_seat(UNIVERSITY)
    sanity: list[int] = laid(lambda t: [t.rules.start_sanity] * t.seats)
    hand: list[int] = each_seat(FULL_HAND)
    minors: list[tuple[int, ...]] = each_seat(())
    artifact: list[int] = each_seat(NO_ITEM)
    starting: Seat = 0
    # Whose turn it is; nobody's in phases A and C.
    active: Seat = NO_SEAT
    first: Seat = 0
    living: int = laid(lambda t: t.seats)
    banner: Seat = NO_SEAT

    # By location; the University's entries stay empty.
    stock: list[tuple[int, ...]] = laid(lambda _: [(), *[EMPTY_STOCK] * 6])
    creatures: list[int] = laid(lambda _: [NO_CREATURE] * 7)
    tiles: list[int] = laid(lambda _: [UNDECIDED] * 7)
    seen: list[int] = laid(lambda _: [0] * 7)
    peeked: list[int] = laid(lambda _: [0] * 7)
    sealed: list[int] = laid(lambda _: [NO_ITEM] * 7)
    university_closed: bool = False
    # What undecided tiles are drawn from; which two are boxed is itself undecided until the first
    # redistribution fixes the set of tiles on the board. After one, each seat recalls how many
    # Portals and Walls it had seen among them.
    tile_bag: list[int] = laid(lambda t: [PORTAL] * t.rules.tiles[0] + [WALL] * t.rules.tiles[1])
    boxed: list[int] = laid(lambda _: [])
    recall: list[tuple[int, int]] = each_seat((0, 0))

    bag: list[int] = laid(lambda t: list(t.rules.items))
    heap: list[int] = laid(lambda _: [])
    set_aside: int = NO_ITEM
    creature_deck: list[int] = laid(lambda t: list(t.rules.creature_deck))
    creature_discard: list[int] = laid(lambda _: [])
    events_hidden: list[int] = laid(lambda t: list(range(len(t.rules.events))))
    events_left: int = laid(lambda t: t.rules.event_deck)
    event_discard: list[int] = laid(lambda _: [])

    # Edges 1-5, then the Prisoner; a face-down card is undecided until it is turned up.
    elders: list[int] = laid(lambda _: [FACE_DOWN] * 6)
    elders_hidden: list[int] = laid(lambda t: list(range(len(t.rules.elders))))
    shadow: int = NO_ELDER
    powers: int = 0
    necron: int = 0
    witch: int = UNIVERSITY

    clone: ClassVar[Callable[["Table"], "Table"]]

    def tell(
        self, kind: str, seat: Seat | None = None, to: tuple[Seat, ...] | None = None, /, **args: object
    ) -> None:
        """Note what happened, for those who may know it."""
        if self.chronicle is not None:
            self.chronicle.tell(kind, seat, args, to)

    def exposed(self) -> list[Seat]:
        """Living seats that are not banning, in seat order (WOS-3.4)."""
        first, seats, place = self.first, self.seats, self.place
        order = (seat % seats for seat in range(first, first + seats))
        return [seat for seat in order if NOWHERE < place[seat] < RLYEH]

    def is_exposed(self, seat: Seat) -> bool:
        return NOWHERE < self.place[seat] < RLYEH

    def others_here(self, seat: Seat) -> list[Seat]:
        """Exposed seats at the location of this one, in seat order."""
        place = self.place
        here = place[seat]
        if place.count(here) == 1:
            return []
        return [other for other in self.exposed() if other != seat and place[other] == here]

    def witch_helps(self, place: int) -> bool:
        """Is the Witch here, and may he help (WOS-10.3, WOS-11.4)?"""
        return self.witch == place and not self.powers & NO_WITCH

    def is_unmasked(self) -> bool:
        """Is the Prisoner face up?"""
        return self.elders[PRISONER] >= 0

    def owner_mask(self, seat: Seat) -> int:
        """The seats that learn what this seat sees (WOS-18.3, WOS-18.5, WOS-18.6)."""
        return (1 << self.seats) - 1 if self.rules.peeks_are_shared else 1 << seat
