"""What a seat sees of the table (WOS-18)."""

from collections.abc import Iterable
from functools import lru_cache

from miskatonic.games.witch_of_salem.rules import Rules
from miskatonic.games.witch_of_salem.scene.board import board, known_places
from miskatonic.games.witch_of_salem.scene.people import people
from miskatonic.games.witch_of_salem.scene.piles import piles
from miskatonic.games.witch_of_salem.scene.view import REMEMBERED, View
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Scene, SharedZones, Zone, compose, legal_words


def scene(t: Table, seat: Seat | None) -> Scene:
    """Everything that a seat, or a spectator, may see."""
    return _scene(t, seat, SharedZones())


def scenes(t: Table, seats: Iterable[Seat | None]) -> dict[Seat | None, Scene]:
    """What each of several viewers sees."""
    shared = SharedZones()
    return {seat: _scene(t, seat, shared) for seat in seats}


def _scene(t: Table, seat: Seat | None, shared: SharedZones) -> Scene:
    words = legal_words(t.flow, seat, t.rules.alphabet)
    view = View(t, seat, words, shared)
    zones = view.common(_zones, known_places(view))
    return compose("witch-of-salem", t.flow, seat, t.round, words, zones)


def _zones(view: View, known: int) -> tuple[Zone, ...]:
    return (_options(view.t.rules), *board(view, known), *people(view), *piles(view))


@lru_cache(REMEMBERED)
def _options(rules: Rules) -> Zone:
    return Zone("options", "row", marks=dict(rules.options))
