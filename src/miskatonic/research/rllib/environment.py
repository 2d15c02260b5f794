"""Our tables as RLlib's example of action masking wants them, and a configuration that trains on them."""

from collections.abc import Mapping
from typing import Any, Final

from gymnasium.spaces import Dict, Space
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from miskatonic.games.registry import game_keys
from miskatonic.research.environments.aec import TableAECEnv

# All seats are played by one policy.
POLICY: Final = "scholar"


class MaskedTableEnv(PettingZooEnv):  # type: ignore[misc] # Ray has no complete types
    """A table whose observations have the names that RLlib's masking module reads."""

    def __init__(self, env: TableAECEnv) -> None:
        super().__init__(env)
        spaces: dict[str, Space[Any]] = {
            agent: Dict(_renamed(env.observation_space(agent).spaces)) for agent in env.possible_agents
        }
        self.observation_spaces = spaces
        self.observation_space = Dict(spaces)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        seen, _ = super().reset(seed=seed, options=options)
        return _renamed_all(seen), {}

    def step(self, action: Mapping[str, Any]) -> tuple[dict[str, Any], ...]:
        seen, *others = super().step(action)
        return _renamed_all(seen), *others


def register_all() -> None:
    """Let `environment("miskatonic/witch-of-salem", env_config={"seats": 3})` find every installed game."""
    for game in game_keys():
        register_env(f"miskatonic/{game}", _maker(game))


def ppo_config(game: str, seats: int) -> PPOConfig:
    """PPO for all seats of a game, with words that are not allowed masked out."""
    register_all()
    sample = MaskedTableEnv(TableAECEnv(game, seats=seats))
    agent = sample.possible_agents[0]
    module = RLModuleSpec(
        module_class=ActionMaskingTorchRLModule,
        observation_space=sample.observation_spaces[agent],
        action_space=sample.action_spaces[agent],
    )
    return (
        PPOConfig()
        # RLlib's check would take any action, allowed or not.
        .environment(f"miskatonic/{game}", env_config={"seats": seats}, disable_env_checking=True)
        .multi_agent(policies={POLICY}, policy_mapping_fn=_policy_of)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={POLICY: module}))
    )


def _policy_of(*_about: Any, **_more: Any) -> str:  # noqa: ANN401 - Ray passes the agent and its episode
    return POLICY


def _maker(game: str) -> Any:  # noqa: ANN401 - what Ray calls an environment creator
    def make(config: Mapping[str, Any]) -> MaskedTableEnv:
        return MaskedTableEnv(TableAECEnv(game, **config))

    return make


def _renamed_all(seen: Mapping[str, Any]) -> dict[str, Any]:
    return {agent: _renamed(observation) for agent, observation in seen.items()}


def _renamed(observation: Mapping[str, Any]) -> dict[str, Any]:
    return {"action_mask": observation["action_mask"], "observations": observation["observation"]}
