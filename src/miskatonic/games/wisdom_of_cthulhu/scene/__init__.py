"""What a seat sees of the table: everything but the order of the decks (WOC-0.1)."""

from miskatonic.games.wisdom_of_cthulhu.scene.board import board_zones
from miskatonic.games.wisdom_of_cthulhu.scene.decks import deck, discards
from miskatonic.games.wisdom_of_cthulhu.scene.look import Look
from miskatonic.games.wisdom_of_cthulhu.scene.people import area, research
from miskatonic.games.wisdom_of_cthulhu.table import Table
from miskatonic.games.wisdom_of_cthulhu.words import SEEDS
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.scene import Scene, Zone, compose, legal_words


def scene(t: Table, seat: Seat | None) -> Scene:
    """Everything that a seat, or a spectator, may see."""
    words = legal_words(t.flow, seat, t.rules.alphabet)
    look = Look(t, seat, words)
    zones = (
        *board_zones(look),
        *(zone for each in range(t.seats) for zone in (area(look, each), research(look, each))),
        *(deck(look, seed) for seed in range(len(SEEDS))),
        *(discards(look, seed) for seed in range(len(SEEDS))),
        Zone("limbo", "row", tuple(look.card(card) for card in t.limbo)),
    )
    return compose("wisdom-of-cthulhu", t.flow, seat, t.turn, words, zones)
