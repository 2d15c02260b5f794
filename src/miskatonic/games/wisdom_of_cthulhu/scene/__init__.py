"""What a seat sees of the table: everything but the order of the decks (WOC-0.1)."""

from collections.abc import Iterable

from miskatonic.games.wisdom_of_cthulhu.scene.board import board_zones
from miskatonic.games.wisdom_of_cthulhu.scene.decks import deck, discards
from miskatonic.games.wisdom_of_cthulhu.scene.look import Look
from miskatonic.games.wisdom_of_cthulhu.scene.people import area, research
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import SEEDS
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
    look = Look(t, seat, words, shared)
    zones = (
        *board_zones(look),
        *look.common(_people),
        *(deck(look, seed) for seed in range(len(SEEDS))),
        *look.common(_open_piles),
    )
    return compose("wisdom-of-cthulhu", t.flow, seat, t.turn, words, zones)


def _people(look: Look) -> list[Zone]:
    return [zone for each in range(look.t.seats) for zone in (area(look, each), research(look, each))]


def _open_piles(look: Look) -> list[Zone]:
    limbo = Zone("limbo", "row", tuple(look.card(card) for card in look.t.limbo))
    return [*(discards(look, seed) for seed in range(len(SEEDS))), limbo]
