"""What a seat sees of the table (WOS-18)."""

from miskatonic.games.witch_of_salem.scene.board import board
from miskatonic.games.witch_of_salem.scene.people import people
from miskatonic.games.witch_of_salem.scene.piles import piles
from miskatonic.games.witch_of_salem.scene.view import View
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Scene, Zone, compose, legal_words


def scene(t: Table, seat: Seat | None) -> Scene:
    """Everything that a seat, or a spectator, may see."""
    words = legal_words(t.flow, seat, t.rules.alphabet)
    view = View(t, seat, words)
    options = Zone("options", "row", marks=dict(t.rules.options))
    zones = (options, *board(view), *people(view), *piles(view))
    return compose("witch-of-salem", t.flow, seat, t.round, words, zones)
