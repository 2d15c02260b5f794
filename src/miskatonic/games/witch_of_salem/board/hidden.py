"""What lies face down: the tiles and the masked Great Old Ones. Each is decided when it is first seen."""

from typing import Final, Literal

from miskatonic.games.witch_of_salem.table import FACE_DOWN, PORTAL, UNDECIDED, WALL, Table
from miskatonic.games.witch_of_salem.words import NO_ITEM

TILE_NAMES: Final[dict[int, Literal["portal", "wall"]]] = {PORTAL: "portal", WALL: "wall"}


def is_face_down(t: Table, location: int) -> bool:
    """A sealed tile is turned up at once, or at the end with `wallCheck` (WOS-13.1, WOS-R32, WOS-16.7)."""
    if t.university_closed:
        return False
    return t.sealed[location] == NO_ITEM or not t.rules.walls_show_at_once


def decide_tile(t: Table, location: int) -> int:
    """The tile of a location; nobody having looked at it, it is drawn now."""
    if t.tiles[location] == UNDECIDED:
        t.tiles[location] = t.dice.draw(t.tile_bag)
    return t.tiles[location]


def turn_up_tiles(t: Table) -> None:
    """Turn up every tile that is still face down."""
    for location in t.rules.outer:
        tile = decide_tile(t, location)
        if is_face_down(t, location):
            t.tell("tile-turned", location=t.rules.locations[location], tile=TILE_NAMES[tile])


def turn_up_all(t: Table) -> None:
    """The game is over: everybody sees what was hidden (WOS-16.9)."""
    turn_up_tiles(t)
    hidden = t.elders_hidden[:]
    t.elders_at_end = tuple([t.dice.draw(hidden) if elder == FACE_DOWN else elder for elder in t.elders])
    *edges, prisoner = t.elders_at_end
    for at, elder in enumerate(edges):
        if t.elders[at] == FACE_DOWN:
            t.tell("elder-was", elder=t.rules.elders[elder], edge=at + 1)
    if not t.is_unmasked():
        t.tell("prisoner-was", elder=t.rules.elders[prisoner])
