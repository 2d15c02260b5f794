"""A truth that a seat could believe: what it does not know is undecided again, or guessed.

A tile that nobody has looked at stays undecided. One that others have looked at is fixed, and they act
on what they saw; the seat guesses it. Whoever sees a Portal sets about sealing it (that is no hint but
play: WOS-18.4 forbids only talk), so the longer a tile stays unsealed after a peek, the likelier it is a
Wall. Everything the guess rests on is public (WOS-18.1).
"""

from typing import Final

from miskatonic.games.witch_of_salem.table import PORTAL, UNDECIDED, WALL, Table
from miskatonic.games.witch_of_salem.tiles import is_face_down, knows
from miskatonic.games.witch_of_salem.words import NO_ITEM, OUTER
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat

# The chance, in 256ths, that a Portal is still unsealed so many rounds after somebody saw it.
PATIENCE: Final = (256, 256, 230, 180, 130, 90, 60, 40, 28, 20)


def imagine(t: Table, seat: Seat, dice: Dice) -> Table:
    """A clone with other dice, in which this seat's ignorance is filled by chance (WOS-18)."""
    twin = t.clone()
    twin.dice = dice.split()
    # What others recall of redistributed tiles is theirs.
    twin.recall = [kept if other == seat else (0, 0) for other, kept in enumerate(t.recall)]
    for location in OUTER:
        tile = twin.tiles[location]
        if tile != UNDECIDED and is_face_down(twin, location) and not knows(twin, seat, location):
            twin.tiles[location] = UNDECIDED
            twin.tile_bag.append(tile)
    if twin.boxed:
        _box_again(twin, seat)
    # The order of a bag has no meaning; sorted, it cannot tell where a tile came from either.
    twin.tile_bag.sort()
    _guess(twin)
    return twin


def _guess(t: Table) -> None:
    """Decide the tiles that only others have seen."""
    bag = t.tile_bag
    for location in OUTER:
        if t.seen[location] and t.tiles[location] == UNDECIDED:
            age = min(t.round - t.peeked[location], len(PATIENCE) - 1)
            portals, walls = bag.count(PORTAL) * PATIENCE[age], bag.count(WALL) * PATIENCE[0]
            tile = PORTAL if t.dice.below(portals + walls) < portals else WALL
            bag.remove(tile)
            t.tiles[location] = tile


def _box_again(t: Table, seat: Seat) -> None:
    """After a redistribution the set of tiles on the board is fixed, but this seat knows only a part."""
    hidden = sorted(t.tile_bag + t.boxed)
    count = len(t.boxed)
    on_view = [t.tiles[location] for location in OUTER if t.sealed[location] == NO_ITEM]
    portals, walls = t.recall[seat]
    least_portals = max(0, portals - on_view.count(PORTAL))
    least_walls = max(0, walls - on_view.count(WALL))
    t.boxed = []
    while len(t.boxed) < count:
        # Draw the boxed tiles one by one, never one that this seat knows to be on the board.
        free = [PORTAL] * max(0, hidden.count(PORTAL) - least_portals)
        free += [WALL] * max(0, hidden.count(WALL) - least_walls)
        tile = t.dice.pick(free)
        hidden.remove(tile)
        t.boxed.append(tile)
    t.tile_bag = hidden
