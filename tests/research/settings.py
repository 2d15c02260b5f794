"""The tables that the tests of the research desk play: every game with every number of seats."""

from typing import Final

import pytest

from miskatonic.games.registry import all_games

TABLES: Final = [
    pytest.param(game, seats, id=f"{game}-{seats}")
    for game, spec in all_games().items()
    for seats in spec.seats
]
# One small table of each game, for what does not depend on the number of seats.
SMALL: Final = [pytest.param(game, spec.seats[0], id=game) for game, spec in all_games().items()]
