"""A truth that a seat could believe: what it does not know is undecided again."""

from miskatonic.games.witch_of_salem.table import PORTAL, UNDECIDED, WALL, Table
from miskatonic.games.witch_of_salem.tiles import is_face_down, knows
from miskatonic.games.witch_of_salem.words import NO_ITEM, OUTER
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat


def imagine(t: Table, seat: Seat, dice: Dice) -> Table:
    """A clone with other dice, in which tiles that this seat has not seen are undecided (WOS-18)."""
    twin = t.clone()
    twin.dice = dice.split()
    for location in OUTER:
        tile = twin.tiles[location]
        if tile != UNDECIDED and is_face_down(twin, location) and not knows(twin, seat, location):
            twin.tiles[location] = UNDECIDED
            twin.tile_bag.append(tile)
    if twin.boxed:
        _box_again(twin, seat)
    # The order of a bag has no meaning; sorted, it cannot tell where a tile came from either.
    twin.tile_bag.sort()
    return twin


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
