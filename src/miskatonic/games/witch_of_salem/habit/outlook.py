"""What a seat makes of the table before it chooses: needs of the team, and beliefs about the tiles."""

from collections.abc import Sequence

from miskatonic.games.witch_of_salem.habit.beliefs import beliefs
from miskatonic.games.witch_of_salem.habit.pouches import Pouches
from miskatonic.games.witch_of_salem.rules import DOUBLE_LOSSES, NO_WITCH, TWO_ROLLS
from miskatonic.games.witch_of_salem.table import NO_CREATURE, NO_ELDER, NO_SEAT, PRISONER, Table
from miskatonic.games.witch_of_salem.words import RLYEH
from miskatonic.kernel.flow import Seat


class Outlook:
    """One look at the table by one seat; it uses nothing that this seat cannot know."""

    def __init__(self, t: Table, seat: Seat) -> None:
        self.seat = seat
        # What has been worked out on this look: the pouches of seats, and for the looking seat places and
        # what unmasking is worth.
        self.pouches: dict[Seat, Pouches] = {}
        self.places: Sequence[float] | None = None
        self.unmasking: float | None = None
        # Sorted, because what is kept depends on them in no order; free locations come first.
        self.creatures = tuple(sorted(t.creatures)[t.creatures.count(NO_CREATURE) :])
        place, powers = t.place, t.powers
        self.exposed = [other for other in range(t.seats) if 0 <= place[other] < RLYEH]
        # Where the Witch helps.
        self.helped = None if powers & NO_WITCH else t.witch
        self.hidden = t.masked()
        self.unmasked = t.is_unmasked()
        self._count_items(t)
        self.rolls = 2 if powers & TWO_ROLLS else 1
        self.loss = 2 if powers & DOUBLE_LOSSES else 1
        self.to_demon = t.rules.demon - t.necron
        self.to_rift = t.rules.rift - t.necron
        self.beliefs = beliefs(t, seat, self.exposed)
        self.banner_to_be = self._banner_to_be(t)
        # Whose recipe counts.
        self.prisoner = NO_ELDER if self.banner_to_be == NO_SEAT else t.elders[PRISONER]

    def _count_items(self, t: Table) -> None:
        """What the team holds to unmask and to look with."""
        self.books = self.glasses = 0
        held_uses, minors = t.rules.held_uses, t.minors
        for seat in self.exposed:
            held = held_uses[minors[seat]]
            self.books += held.unmask
            self.glasses += held.look

    def _banner_to_be(self, t: Table) -> Seat:
        """Who is nearest to banning the Prisoner; nobody before it is unmasked or while one bans."""
        if not self.unmasked or t.banner != NO_SEAT:
            return NO_SEAT
        missing = t.rules.elder_missing[t.elders[PRISONER]]
        return min(
            self.exposed, key=lambda seat: missing[t.minors[seat]] * 10 - t.sanity[seat], default=NO_SEAT
        )
