"""RLlib takes PettingZoo's environments; this names ours for it."""

from collections.abc import Mapping
from typing import Any

from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.tune.registry import register_env

from miskatonic.games.registry import game_keys
from miskatonic.research.environments.aec import TableAECEnv


def register_all() -> None:
    """Let `environment("miskatonic/witch-of-salem", env_config={"seats": 3})` find every installed game.

    RLlib reads masks from `observation["action_mask"]`, as its own examples of action masking do.
    """
    for game in game_keys():
        register_env(f"miskatonic/{game}", _maker(game))


def _maker(game: str) -> Any:  # noqa: ANN401 - what Ray calls an environment creator
    def make(config: Mapping[str, Any]) -> Any:  # noqa: ANN401 - Ray has no complete types
        return PettingZooEnv(TableAECEnv(game, **config))

    return make
