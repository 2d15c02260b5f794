"""The whole truth of one game of Witch of Salem: lists of ints and immutable tuples."""

from typing import Final

from miskatonic.games.witch_of_salem.rules import NO_WITCH, Rules
from miskatonic.games.witch_of_salem.words import NO_ITEM, NOWHERE, RLYEH, UNIVERSITY
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.flow import Flow, Seat
from miskatonic.kernel.storage import stored

NO_SEAT: Final = -1
NO_CREATURE: Final = -1
NO_ELDER: Final = -1
FACE_DOWN: Final = -1
GONE: Final = -2
EMPTY_STOCK: Final = (NO_ITEM, NO_ITEM, NO_ITEM)

# A tile nobody has looked at is undecided: it is drawn from the bag of tiles when first seen.
UNDECIDED, PORTAL, WALL = range(3)

PRISONER: Final = 5


@stored("wos/table")
class Table:
    """One game. Lists are indexed by seat or by location; see the comments."""

    __slots__ = (
        "active",
        "artifact",
        "bag",
        "banner",
        "boxed",
        "chronicle",
        "creature_deck",
        "creature_discard",
        "creatures",
        "dice",
        "elders",
        "elders_hidden",
        "event_discard",
        "events_hidden",
        "events_left",
        "first",
        "flow",
        "hand",
        "heap",
        "living",
        "minors",
        "necron",
        "peeked",
        "place",
        "powers",
        "rate",
        "recall",
        "round",
        "rules",
        "sanity",
        "sealed",
        "seats",
        "seen",
        "set_aside",
        "shadow",
        "starting",
        "stock",
        "tile_bag",
        "tiles",
        "university_closed",
        "witch",
    )

    def __init__(self, rules: Rules, seats: int, dice: Dice) -> None:
        self.rules = rules
        self.seats = seats
        self.dice = dice
        self.flow = Flow()
        self.chronicle: Chronicle | None = None
        self.round = 0
        # Creature cards of this round, fixed when it begins.
        self.rate = 0

        # By seat. A hand is a bit for each location card; minors are sorted; sanity 0 is eliminated.
        self.place: list[int] = [UNIVERSITY] * seats
        self.sanity: list[int] = [rules.start_sanity] * seats
        self.hand: list[int] = [255] * seats
        self.minors: list[tuple[int, ...]] = [()] * seats
        self.artifact: list[int] = [NO_ITEM] * seats
        self.starting: Seat = 0
        # Whose turn it is; nobody's in phases A and C.
        self.active: Seat = NO_SEAT
        self.first: Seat = 0
        self.living = seats
        self.banner: Seat = NO_SEAT

        # By location; the University's entries stay empty.
        self.stock: list[tuple[int, ...]] = [(), *[EMPTY_STOCK] * 6]
        self.creatures: list[int] = [NO_CREATURE] * 7
        self.tiles: list[int] = [UNDECIDED] * 7
        self.seen: list[int] = [0] * 7
        self.peeked: list[int] = [0] * 7
        self.sealed: list[int] = [NO_ITEM] * 7
        self.university_closed = False
        # What undecided tiles are drawn from; which two are boxed is itself undecided until the first
        # redistribution fixes the set of tiles on the board. After one, each seat recalls how many
        # Portals and Walls it had seen among them.
        self.tile_bag: list[int] = [PORTAL] * rules.tiles[0] + [WALL] * rules.tiles[1]
        self.boxed: list[int] = []
        self.recall: list[tuple[int, int]] = [(0, 0)] * seats

        self.bag: list[int] = list(rules.items)
        self.heap: list[int] = []
        self.set_aside = NO_ITEM
        self.creature_deck: list[int] = list(rules.creature_deck)
        self.creature_discard: list[int] = []
        self.events_hidden: list[int] = list(range(len(rules.events)))
        self.events_left = rules.event_deck
        self.event_discard: list[int] = []

        # Edges 1-5, then the Prisoner; a face-down card is undecided until it is turned up.
        self.elders: list[int] = [FACE_DOWN] * 6
        self.elders_hidden: list[int] = list(range(len(rules.elders)))
        self.shadow = NO_ELDER
        self.powers = 0
        self.necron = 0
        self.witch = UNIVERSITY

    def clone(self) -> "Table":
        twin = Table.__new__(Table)
        twin.rules = self.rules
        twin.seats = self.seats
        twin.dice = self.dice.clone()
        twin.flow = self.flow.clone()
        twin.chronicle = None
        twin.round = self.round
        twin.rate = self.rate
        twin.place = self.place[:]
        twin.sanity = self.sanity[:]
        twin.hand = self.hand[:]
        twin.minors = self.minors[:]
        twin.artifact = self.artifact[:]
        twin.starting = self.starting
        twin.active = self.active
        twin.first = self.first
        twin.living = self.living
        twin.banner = self.banner
        twin.stock = self.stock[:]
        twin.creatures = self.creatures[:]
        twin.tiles = self.tiles[:]
        twin.seen = self.seen[:]
        twin.peeked = self.peeked[:]
        twin.sealed = self.sealed[:]
        twin.university_closed = self.university_closed
        twin.tile_bag = self.tile_bag[:]
        twin.boxed = self.boxed[:]
        twin.recall = self.recall[:]
        twin.bag = self.bag[:]
        twin.heap = self.heap[:]
        twin.set_aside = self.set_aside
        twin.creature_deck = self.creature_deck[:]
        twin.creature_discard = self.creature_discard[:]
        twin.events_hidden = self.events_hidden[:]
        twin.events_left = self.events_left
        twin.event_discard = self.event_discard[:]
        twin.elders = self.elders[:]
        twin.elders_hidden = self.elders_hidden[:]
        twin.shadow = self.shadow
        twin.powers = self.powers
        twin.necron = self.necron
        twin.witch = self.witch
        return twin

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
