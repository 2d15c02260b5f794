"""Names of the environments in the registries of PettingZoo and Gymnasium."""

from typing import Final

import gymnasium
import pettingzoo
from pettingzoo.env_registry.registration import aec_registry

from miskatonic.games.registry import game_keys

VERSION: Final = 0
_PACKAGE: Final = "miskatonic.research.environments"


def register_all() -> None:
    """Register every installed game, once. Games are not loaded for it: their names are enough."""
    for game in game_keys():
        snake = f"miskatonic/{game.replace('-', '_')}_v{VERSION}"
        camel = f"miskatonic/{''.join(part.capitalize() for part in game.split('-'))}-v{VERSION}"
        if snake in aec_registry:
            continue
        settings = {"game": game}
        pettingzoo.register("aec", snake, f"{_PACKAGE}.aec:make_aec", kwargs=settings)
        pettingzoo.register("parallel", snake, f"{_PACKAGE}.parallel:TableParallelEnv", kwargs=settings)
        gymnasium.register(camel, f"{_PACKAGE}.single:SeatEnv", kwargs=settings)
