"""A truth that a seat could believe: what it does not know is undecided again, or guessed.

A tile that nobody has looked at stays undecided. One that others have looked at is fixed, and they act
on what they saw; the seat guesses it from what everybody can see.
"""

from miskatonic.games.witch_of_salem.board.hidden import is_face_down
from miskatonic.games.witch_of_salem.board.patience import patience
from miskatonic.games.witch_of_salem.table import PORTAL, UNDECIDED, WALL, Recalled, Table
from miskatonic.games.witch_of_salem.words import NO_ITEM
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat

# How finely a guess is weighed.
_GRAINS = 1 << 16


def imagine(t: Table, seat: Seat, dice: Dice) -> Table:
    """A clone with other dice, in which this seat's ignorance is filled by chance (WOS-18)."""
    twin = t.clone()
    twin.dice = dice.split()
    # What others recall of redistributed tiles is theirs.
    twin.recall = [kept if other == seat else Recalled() for other, kept in enumerate(t.recall)]
    twin.recall_together = t.recall[seat]
    _forget_tiles(twin, 1 << seat)
    if twin.boxed:
        _box_again(twin, t.recall[seat])
    # The order of a bag has no meaning; sorted, it cannot tell where a tile came from either.
    twin.tile_bag.sort()
    _guess(twin)
    return twin


def redeal(t: Table) -> None:
    """Deal anew what is decided but known to nobody: what a redistribution has fixed (WOS-13.6)."""
    _forget_tiles(t, (1 << t.seats) - 1)
    if t.boxed:
        _box_again(t, t.recall_together)
    t.tile_bag.sort()


def _forget_tiles(t: Table, seats: int) -> None:
    """Face-down tiles that none of these seats, a bit each, has seen are undecided again."""
    for location in t.rules.outer:
        tile = t.tiles[location]
        if tile != UNDECIDED and is_face_down(t, location) and not t.seen[location] & seats:
            t.tiles[location] = UNDECIDED
            t.tile_bag.append(tile)


def _guess(t: Table) -> None:
    """Decide the tiles that only others have seen."""
    bag = t.tile_bag
    # Nobody seals what they have seen to be a Wall; with `wallCheck` a seal may lie on a hidden tile.
    for location in t.rules.outer:
        is_sealed = t.seen[location] and t.sealed[location] != NO_ITEM
        if is_sealed and t.tiles[location] == UNDECIDED and PORTAL in bag:
            bag.remove(PORTAL)
            t.tiles[location] = PORTAL
    for location in t.rules.outer:
        if t.seen[location] and t.tiles[location] == UNDECIDED:
            portals, walls = bag.count(PORTAL) * patience(t, location), bag.count(WALL)
            tile = PORTAL if t.dice.below(_GRAINS) * (portals + walls) < portals * _GRAINS else WALL
            bag.remove(tile)
            t.tiles[location] = tile


def _box_again(t: Table, recall: Recalled) -> None:
    """After a redistribution the set of tiles on the board is fixed, but only a part is recalled."""
    hidden = sorted(t.tile_bag + t.boxed)
    count = len(t.boxed)
    on_view = [t.tiles[location] for location in t.rules.outer if t.sealed[location] == NO_ITEM]
    least_portals = max(0, recall.portals - on_view.count(PORTAL))
    least_walls = max(0, recall.walls - on_view.count(WALL))
    t.boxed = []
    while len(t.boxed) < count:
        # Draw the boxed tiles one by one, never one that this seat knows to be on the board.
        free = [PORTAL] * max(0, hidden.count(PORTAL) - least_portals)
        free += [WALL] * max(0, hidden.count(WALL) - least_walls)
        tile = t.dice.pick(free)
        hidden.remove(tile)
        t.boxed.append(tile)
    t.tile_bag = hidden
