"""Tables of the game with the expansions of the tests."""

from typing import Any

from miskatonic.games.cultistorm import spec_with
from miskatonic.games.cultistorm.expansions.expansion import Expansion
from miskatonic.games.cultistorm.expansions.installed import installed
from miskatonic.kernel.dice import Dice
from tests.games.cultistorm.expansions.bell_tower import (
    BELL_TOWER,
    KEY,
    WATCHER,
)

GAME: Any = spec_with((*installed(), BELL_TOWER, WATCHER))
BELLS = {"modules": KEY}


def open_table(options: dict[str, str], seats: int = 3, seed: int = 1, game: Any = GAME) -> Any:
    return game.new(seats, game.settle(options), seed, chronicle=True)


def with_hooks(**hooks: Any) -> Any:
    """A table with an expansion that listens to these."""
    game = spec_with((Expansion("listener", 1, "CUL", hooks=hooks),))
    return open_table({"modules": "listener", "start": "seat-1"}, game=game)


def play_until(table: Any, prompt: str, spec: Any = GAME) -> None:
    dice = Dice.seeded(2, "mechanism")
    while table.flow.decision is not None and table.flow.decision.prompt != prompt:
        seat = dice.pick(table.flow.decision.seats)
        table.flow.submit(table, spec.habit(table, seat), seat)


# --- switching on -----------------------------------------------------------------------------------
