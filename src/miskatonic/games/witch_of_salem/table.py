"""The whole truth of one game of Witch of Salem: lists of ints and immutable tuples."""

from collections.abc import Callable
from typing import ClassVar, Final

from miskatonic.games.witch_of_salem.rules import NO_WITCH, Rules
from miskatonic.games.witch_of_salem.words import NO_ITEM, NOWHERE, RLYEH, UNIVERSITY
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.fields import derived, each_seat, laid, table
from miskatonic.kernel.flow import Flow, Seat
from miskatonic.kernel.frames import frame
from miskatonic.kernel.memo import Memo

NO_SEAT: Final = -1
NO_CREATURE: Final = -1
NO_ELDER: Final = -1
FACE_DOWN: Final = -1
GONE: Final = -2
EMPTY_STOCK: Final = (NO_ITEM, NO_ITEM, NO_ITEM)

# The last of the Great Old Ones in R'lyeh; the others lie at the edges.
PRISONER: Final = -1

# A tile nobody has looked at is undecided: it is drawn from the bag of tiles when first seen.
UNDECIDED, PORTAL, WALL = range(3)


def abilities_at_work(t: "Table") -> int:
    """Those of the Great Old Ones that are face up, and of the shadow if it keeps its own (WOS-R26)."""
    abilities, powers = t.rules.abilities, 0
    for elder in t.elders:
        if elder >= 0:
            powers |= abilities[elder]
    if t.shadow != NO_ELDER and t.rules.shadow_keeps_ability:
        powers |= abilities[t.shadow]
    return powers


@frame("wos/recalled")
class Recalled:
    """How many Portals and Walls at least a seat knows to be among the redistributed tiles."""

    portals: int = 0
    walls: int = 0


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
    hand: list[int] = laid(lambda t: [t.rules.full_hand] * t.seats)
    minors: list[tuple[int, ...]] = each_seat(())
    artifact: list[int] = each_seat(NO_ITEM)
    starting: Seat = 0
    # Whose turn it is; nobody's in phases A and C.
    active: Seat = NO_SEAT
    first: Seat = 0
    living: int = laid(lambda t: t.seats)
    banner: Seat = NO_SEAT

    # By location; the University's entries stay empty.
    stock: list[tuple[int, ...]] = laid(lambda t: [(), *[EMPTY_STOCK] * len(t.rules.outer)])
    creatures: list[int] = laid(lambda t: [NO_CREATURE] * len(t.rules.locations))
    tiles: list[int] = laid(lambda t: [UNDECIDED] * len(t.rules.locations))
    seen: list[int] = laid(lambda t: [0] * len(t.rules.locations))
    peeked: list[int] = laid(lambda t: [0] * len(t.rules.locations))
    sealed: list[int] = laid(lambda t: [NO_ITEM] * len(t.rules.locations))
    university_closed: bool = False
    # What undecided tiles are drawn from; which of them are boxed is itself undecided until the first
    # redistribution fixes the set of tiles on the board. After one, each seat recalls how many
    # Portals and Walls it had seen among them, and all seats together how many somebody had seen.
    tile_bag: list[int] = laid(lambda t: [PORTAL] * t.rules.portals + [WALL] * t.rules.walls)
    boxed: list[int] = laid(lambda _: [])
    recall: list[Recalled] = each_seat(Recalled())
    recall_together: Recalled = Recalled()

    bag: list[int] = laid(lambda t: list(t.rules.items))
    heap: list[int] = laid(lambda _: [])
    set_aside: int = NO_ITEM
    creature_deck: list[int] = laid(lambda t: list(t.rules.creature_deck))
    creature_discard: list[int] = laid(lambda _: [])
    events_hidden: list[int] = laid(lambda t: list(range(len(t.rules.events))))
    events_left: int = laid(lambda t: t.rules.event_deck)
    event_discard: list[int] = laid(lambda _: [])

    # The edges, then the Prisoner; a face-down card is undecided until it is turned up.
    elders: list[int] = laid(lambda t: [FACE_DOWN] * t.rules.elders_laid)
    elders_hidden: list[int] = laid(lambda t: list(range(len(t.rules.elders))))
    # What was face down at the end of the game, turned up for all to see (WOS-16.9).
    elders_at_end: tuple[int, ...] = ()
    shadow: int = NO_ELDER
    # The abilities at work, a bit each; `board.elders` alone changes what they follow from.
    powers: int = derived(abilities_at_work)
    necron: int = 0
    witch: int = UNIVERSITY
    # What scholars have made of the tiles, shared by all clones.
    thoughts: Memo = derived(lambda _: Memo())

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

    def team(self) -> list[Seat]:
        """Who may decide for all: exposed seats, then the others, for whom a person may sit (WOS-R55)."""
        exposed = self.exposed()
        return exposed + [seat for seat in range(self.seats) if not self.is_exposed(seat)]

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

    def cause_of(self, ability: int) -> str:
        """The Great Old One by whom an ability is at work, for those who are told of it."""
        rules = self.rules
        if self.chronicle is None:
            return ""
        for elder in self.elders:
            if elder >= 0 and rules.abilities[elder] & ability:
                return rules.elder_causes[elder]
        return rules.elder_causes[self.shadow]

    def masked(self) -> int:
        """How many Great Old Ones are face down."""
        return self.elders.count(FACE_DOWN)

    def is_unmasked(self) -> bool:
        """Is the Prisoner face up?"""
        return self.elders[PRISONER] >= 0

    def owner_mask(self, seat: Seat) -> int:
        """The seats that learn what this seat sees (WOS-18.3, WOS-18.5, WOS-18.6)."""
        return (1 << self.seats) - 1 if self.rules.peeks_are_shared else 1 << seat
