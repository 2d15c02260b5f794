"""Tables with tomes and rituals."""

from typing import Final

from miskatonic.games.cultistorm.expansions.dark_rituals.cards import lore
from miskatonic.games.cultistorm.expansions.dark_rituals.state import Rituals, rituals
from miskatonic.kernel.flow import Seat
from tests.games.cultistorm.tables import OpenStorm, Storm

MODULE: Final = "rituals"


def opened(storm: OpenStorm, seats: int = 3) -> Storm:
    return storm(seats, modules=MODULE)


def state(game: Storm) -> Rituals:
    return rituals(game.t)


def number(game: Storm, name: str) -> int:
    return [ritual.id for ritual in lore(game.t).rituals].index(name)


def knows(game: Storm, seat: Seat, *names: str) -> None:
    for name in names:
        state(game).owner[number(game, name)] = seat


def tome(game: Storm, spot: int, name: str) -> None:
    """An open tome lies there."""
    found = lore(game.t).tomes.index(name)
    state(game).closed.remove(found)
    state(game).tomes[spot] = found


def xp(game: Storm, seat: Seat, points: int) -> None:
    state(game).experience[seat] = points
