"""Portals and Walls (WOS-13), and what is known of them (WOS-18)."""

from collections.abc import Iterable

from miskatonic.games.witch_of_salem.board.hidden import TILE_NAMES, decide_tile, turn_up_tiles
from miskatonic.games.witch_of_salem.board.outcome import lose_game, win_game
from miskatonic.games.witch_of_salem.table import PORTAL, UNDECIDED, WALL, Recalled, Table
from miskatonic.games.witch_of_salem.words import NO_ITEM, UNIVERSITY
from miskatonic.kernel.flow import Seat


def knows(t: Table, seat: Seat, location: int) -> bool:
    return bool(t.seen[location] >> seat & 1)


def peek(t: Table, seats: tuple[Seat, ...], location: int, cause: str) -> None:
    """These seats look at a tile; everybody sees that they do (WOS-8.2, WOS-18.1, WOS-18.3)."""
    tile = decide_tile(t, location)
    mask = 0
    for seat in seats:
        mask |= t.owner_mask(seat)
        t.tell("peeked", seat, location=t.rules.locations[location], cause=cause)
    t.seen[location] |= mask
    t.peeked[location] = t.round
    told = tuple(seat for seat in range(t.seats) if mask >> seat & 1)
    t.tell(
        "peek-result", None, told, location=t.rules.locations[location], tile=TILE_NAMES[tile], cause=cause
    )


def seal_tile(t: Table, seat: Seat, location: int) -> None:
    """Lay the artifact on the tile (WOS-13.1); on a Wall it loses the game (WOS-13.2, WOS-R32)."""
    artifact = t.artifact[seat]
    t.artifact[seat] = NO_ITEM
    t.sealed[location] = artifact
    t.tell("sealed", seat, location=t.rules.locations[location], item=t.rules.item_names[artifact])
    if t.rules.walls_show_at_once:
        t.tell("tile-turned", location=t.rules.locations[location], tile=TILE_NAMES[decide_tile(t, location)])
        if t.tiles[location] == WALL:
            lose_game(t, "wall")
    everybody = range(t.seats)
    t.recall = [_recalled_without(t, t.recall[other], (other,), location) for other in everybody]
    t.recall_together = _recalled_without(t, t.recall_together, everybody, location)


def close_university(t: Table, seat: Seat) -> None:
    """The last act: all tiles are turned up and the game is won or lost (WOS-13.5, WOS-16.7)."""
    artifact = t.artifact[seat]
    t.artifact[seat] = NO_ITEM
    t.sealed[UNIVERSITY] = artifact
    t.tell("university-closed", seat, item=t.rules.item_names[artifact])
    turn_up_tiles(t)
    t.university_closed = True
    if any(t.sealed[location] != NO_ITEM and t.tiles[location] == WALL for location in t.rules.outer):
        lose_game(t, "wall")
    if any(t.sealed[location] == NO_ITEM and t.tiles[location] == PORTAL for location in t.rules.outer):
        lose_game(t, "open-portal")
    win_game(t)


def redistribute(t: Table, cause: str) -> None:
    """Unsealed tiles are dealt anew and nobody knows where they lie (WOS-13.6, WOS-R33)."""
    unsealed = [location for location in t.rules.outer if t.sealed[location] == NO_ITEM]
    everybody = range(t.seats)
    t.recall = [_recalled(t, t.recall[seat], (seat,), unsealed) for seat in everybody]
    t.recall_together = _recalled(t, t.recall_together, everybody, unsealed)
    # A sealed tile that is still face down keeps its own; only then are the others gathered.
    decided = {location: decide_tile(t, location) for location in t.rules.outer}
    gathered = [decided[location] for location in unsealed]
    if not t.boxed:
        t.boxed = t.tile_bag
    t.tile_bag = gathered
    for location in unsealed:
        t.tiles[location] = UNDECIDED
        t.seen[location] = 0
        t.peeked[location] = 0
    t.tell("tiles-redistributed", cause=cause)


def _recalled(t: Table, recall: Recalled, seats: Iterable[Seat], unsealed: list[int]) -> Recalled:
    """How many Portals and Walls at least these seats together know to be among the unsealed tiles."""
    known = [t.tiles[location] for location in unsealed if _one_knows(t, seats, location)]
    return Recalled(max(recall.portals, known.count(PORTAL)), max(recall.walls, known.count(WALL)))


def _recalled_without(t: Table, recall: Recalled, seats: Iterable[Seat], location: int) -> Recalled:
    """What seats recall once this tile is sealed; a tile they do not know may have been of either kind."""
    known = t.rules.walls_show_at_once or _one_knows(t, seats, location)
    tile = t.tiles[location] if known else UNDECIDED
    return Recalled(max(0, recall.portals - (tile != WALL)), max(0, recall.walls - (tile != PORTAL)))


def _one_knows(t: Table, seats: Iterable[Seat], location: int) -> bool:
    return any(knows(t, seat, location) for seat in seats)
