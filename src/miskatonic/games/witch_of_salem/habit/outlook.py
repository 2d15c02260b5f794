"""What a seat makes of the table before it chooses: needs of the team, and beliefs about the tiles."""

from miskatonic.games.witch_of_salem.board.patience import patience
from miskatonic.games.witch_of_salem.habit.prices import Prices
from miskatonic.games.witch_of_salem.rules import DOUBLE_LOSSES, SANITY_FACE, TWO_ROLLS
from miskatonic.games.witch_of_salem.table import NO_CREATURE, NO_SEAT, PORTAL, PRISONER, Table
from miskatonic.games.witch_of_salem.words import NO_ITEM, RLYEH
from miskatonic.kernel.flow import Seat


class Outlook:
    """One look at the table by one seat; it uses nothing that this seat cannot know."""

    def __init__(self, t: Table, seat: Seat) -> None:
        self.seat = seat
        # What has been worked out on this look: places, the pouches of seats, and for the looking seat what
        # items bring, what prices cost and what unmasking is worth.
        self.places: dict[int, float] = {}
        self.gains: dict[int, float] = {}
        self.price_worths: dict[str, float] = {}
        self.unmasking: float | None = None
        self.pouches: dict[tuple[Seat, tuple[int, ...]], float] = {}
        self.prices: dict[Seat, Prices] = {}
        holders = t.rules.creature_holders
        self.recipes = [holders[creature] for creature in t.creatures if creature != NO_CREATURE]
        self.exposed = [other for other in range(t.seats) if 0 <= t.place[other] < RLYEH]
        self.hidden = t.masked()
        self.unmasked = t.is_unmasked()
        self._count_items(t)
        self.artifacts = sum(t.artifact[other] != NO_ITEM for other in self.exposed)
        self.weakest = min((t.sanity[other] for other in self.exposed), default=0)
        self.rolls = 2 if t.powers & TWO_ROLLS else 1
        self.loss = 2 if t.powers & DOUBLE_LOSSES else 1
        self.to_demon = t.rules.demon - t.necron
        self.to_rift = t.rules.rift - t.necron
        self._judge_tiles(t)
        self.banner_to_be = self._banner_to_be(t)

    def _count_items(self, t: Table) -> None:
        """What the team holds to unmask and to look with."""
        self.books = self.glasses = 0
        held_uses, minors = t.rules.held_uses, t.minors
        for seat in self.exposed:
            held = held_uses[minors[seat]]
            self.books += held.unmask
            self.glasses += held.look

    def madness(self, t: Table) -> float:
        """The chance that meeting a creature takes the last sanity of this seat."""
        hits = -(-t.sanity[self.seat] // self.loss)
        if hits > self.rolls:
            return 0.0
        chance = t.rules.die.count(SANITY_FACE) / len(t.rules.die)
        return 1 - (1 - chance) ** self.rolls if hits == 1 else chance**hits

    def _judge_tiles(self, t: Table) -> None:
        """For each location the chance that an unsealed Portal lies there, as far as this seat knows."""
        self.portal = [0.0] * len(t.rules.locations)
        self.unseen = 0
        self.known_open = 0
        # Open Portals, as far as believed, under tiles that somebody has seen.
        self.believed_open = 0.0
        self.all_sealed = 1.0
        known = [t.tiles[location] for location in t.rules.outer if t.seen[location] >> self.seat & 1]
        self.sealed = sum(t.sealed[location] != NO_ITEM for location in t.rules.outer)
        portals, walls = t.rules.portals, t.rules.walls
        if self.sealed >= portals:
            return
        unsealed_known = [
            t.tiles[location]
            for location in t.rules.outer
            if t.sealed[location] == NO_ITEM and t.seen[location] >> self.seat & 1
        ]
        portals = max(0, portals - self.sealed - unsealed_known.count(PORTAL))
        walls = max(0, walls - (len(known) - known.count(PORTAL)))
        odds = portals / walls if walls else 1e6 * portals
        for location in t.rules.outer:
            if t.sealed[location] == NO_ITEM:
                self._judge_tile(t, location, odds)
        if self.known_open:
            self.all_sealed = 0.0

    def _judge_tile(self, t: Table, location: int, odds: float) -> None:
        seen = t.seen[location]
        if seen >> self.seat & 1:
            if t.tiles[location] == PORTAL:
                self.portal[location] = 1.0
                self.known_open += 1
                self.believed_open += 1
            return
        if seen:
            odds *= patience(t, location)
        else:
            self.unseen += 1
        chance = odds / (1 + odds)
        self.portal[location] = chance
        self.all_sealed *= 1 - chance
        if seen:
            self.believed_open += chance

    def _banner_to_be(self, t: Table) -> Seat:
        """Who is nearest to banning the Prisoner; nobody before it is unmasked or while one bans."""
        if not self.unmasked or t.banner != NO_SEAT:
            return NO_SEAT
        missing = t.rules.elder_missing[t.elders[PRISONER]]
        return min(
            self.exposed, key=lambda seat: missing[t.minors[seat]] * 10 - t.sanity[seat], default=NO_SEAT
        )
