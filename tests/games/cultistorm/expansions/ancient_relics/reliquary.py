"""Tables with relics, as examples have them."""

from typing import Final

from miskatonic.games.cultistorm.expansions.ancient_relics.cards import lore
from miskatonic.games.cultistorm.expansions.ancient_relics.state import Relics, relics
from miskatonic.games.cultistorm.words import CULTIST_FACES, FACES
from miskatonic.kernel.flow import Seat
from tests.games.cultistorm.tables import OpenStorm, Storm

MODULE: Final = "relics"


def opened(storm: OpenStorm, seats: int = 3) -> Storm:
    return storm(seats, modules=MODULE)


def state(game: Storm) -> Relics:
    return relics(game.t)


def number(game: Storm, name: str) -> int:
    return [relic.id for relic in lore(game.t).relics].index(name)


def lies(game: Storm, spot: int, name: str) -> None:
    """A relic lies behind this portal."""
    state(game).deck.remove(number(game, name))
    state(game).lying[spot] = number(game, name)


def holds(game: Storm, seat: Seat, name: str) -> None:
    state(game).deck.remove(number(game, name))
    state(game).held[seat] = number(game, name)


def held(game: Storm, seat: Seat) -> str | None:
    found = state(game).held[seat]
    return None if found < 0 else lore(game.t).relics[found].id


def boxed(game: Storm) -> list[str]:
    return [lore(game.t).relics[found].id for found in state(game).box]


def breaths(game: Storm, *faces: str) -> None:
    """What the next breaths show."""
    game.play.next_numbers(*(CULTIST_FACES.index(face) for face in faces))


def cards_showing(game: Storm, seat: Seat, *symbols: str) -> list[str]:
    """Hand cards out of a detective's deck that show these symbols, each another card."""
    found: list[str] = []
    for symbol in symbols:
        kinds = [kind for kind in game.t.deck[seat] if FACES[game.t.rules.symbol[kind]] == symbol]
        found.append(next(name for kind in kinds if (name := game.t.rules.action_ids[kind]) not in found))
    return found
