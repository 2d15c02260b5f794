"""Train one seat against bots for a given time: `python -m miskatonic.research.training.ppo --help`.

The model, its layout and how it was trained go to a folder, which the benchmark takes as `ppo:FOLDER`.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import SubprocVecEnv

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.research.environments.senses import Observation
from miskatonic.research.environments.single import SeatEnv
from miskatonic.research.observations.layout import Layout, Vector, layout_of
from miskatonic.research.setting import Setting
from miskatonic.research.training.policy import LAYOUT, MODEL


class VectorOnly(gymnasium.ObservationWrapper[Vector, int, Observation]):
    """The vector alone: MaskablePPO asks for masks itself."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation: Observation) -> Vector:
        return observation["observation"]

    def action_masks(self) -> Any:  # noqa: ANN401 - an array
        return self.env.unwrapped.action_masks()  # type: ignore[attr-defined] # of SeatEnv


class _Stop(BaseCallback):  # type: ignore[misc] # stable-baselines3 has no complete types
    """Ends the training when its time is up."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self._until = time.monotonic() + seconds

    def _on_step(self) -> bool:
        return time.monotonic() < self._until


def train(arguments: argparse.Namespace) -> dict[str, Any]:
    """Train, write the folder, and return what is written to `training.json`."""
    setting = Setting(arguments.game, arguments.seats)
    layout = layout_of(setting)
    makers = [partial(_make_env, arguments, layout) for _ in range(arguments.envs)]
    envs = SubprocVecEnv(makers, start_method="spawn")
    torch.set_num_threads(arguments.threads)
    began = time.monotonic()
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=4e-4,
        gamma=0.995,
        gae_lambda=0.95,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 128]},
        seed=arguments.seed,
        device="cpu",
    )
    # The clock decides, not the number of steps.
    model.learn(10**9, callback=_Stop(60 * arguments.minutes))
    envs.close()
    told = {
        **vars(arguments),
        "out": str(arguments.out),
        "steps": int(model.num_timesteps),
        "seconds": round(time.monotonic() - began, 1),
        # Of all processes: on a busy machine this says more than the clock.
        "processor_seconds": round(_processor_seconds(), 1),
        "layout": layout.digest,
    }
    arguments.out.mkdir(parents=True, exist_ok=True)
    model.save(arguments.out / MODEL)
    layout.save(arguments.out / LAYOUT)
    (arguments.out / "training.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    return told


def _processor_seconds() -> float:
    """What this process and those that it has started and ended have used; only its own on Windows."""
    used = os.times()
    return used.user + used.system + used.children_user + used.children_system


def _make_env(arguments: argparse.Namespace, layout: Layout) -> Monitor[Vector, int]:
    env = SeatEnv(
        arguments.game,
        arguments.seats,
        bots=[arguments.opponent],
        shaping=arguments.shaping,
        layout=layout,
    )
    return Monitor(VectorOnly(env))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m miskatonic.research.training.ppo", description=__doc__)
    parser.add_argument("--game", default="wisdom-of-cthulhu")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponent", default="random", help="the bot of the other seats")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--envs", type=int, default=4, help="environments, each in a process of its own")
    parser.add_argument("--threads", type=int, default=2, help="threads of torch")
    parser.add_argument("--shaping", type=float, default=1.0, help="weight of the game's own estimate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo-model"))
    return parser


def main(args: Sequence[str] | None = None, say: Callable[[str], object] = print) -> int:
    """Train as asked; the exit code is 2 for bad input."""
    try:
        told = train(_parser().parse_args(args))
    except MiskatonicError as error:
        sys.stderr.write(f"{error}.\n")
        return 2
    say(json.dumps(told, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
