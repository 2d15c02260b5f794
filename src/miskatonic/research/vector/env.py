"""A Gymnasium vector environment: one agent at many tables."""

import multiprocessing
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.research.environments.single import SeatEnv
from miskatonic.research.vector.shared import Blocks, Shape, share_out
from miskatonic.research.vector.worker import CLOSE, DONE, RESET, STEP, work

Observations = dict[str, NDArray[Any]]


class WorkerFailedError(MiskatonicError):
    """A worker process that ended or could not do what it was asked."""


class TableVectorEnv(VectorEnv[Observations, NDArray[np.int32], Any]):
    """`num_envs` tables as `SeatEnv` has them, shared out among worker processes.

    A table that has ended is laid anew in the same step: its row shows the new game, and `infos["final_obs"]`
    the end of the old one. With `copy=False` the arrays are the shared memory itself, which the next step
    changes. Other settings are those of `SeatEnv`.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        workers: int | None = None,
        copy: bool = True,
        **settings: Any,  # noqa: ANN401 - as SeatEnv takes them
    ) -> None:
        if num_envs < 1:
            raise WorkerFailedError(f"the number of tables must be at least 1, not {num_envs}")
        workers = min(num_envs, workers or multiprocessing.cpu_count())
        # It checks the settings, and its layout is used by all: surveying takes seconds.
        example = SeatEnv(game, **settings)
        settings = {**settings, "game": game, "layout": example.layout}
        self.num_envs = num_envs
        self.single_action_space = example.action_space
        self.single_observation_space = example.observation_space
        self.action_space = batch_space(example.action_space, num_envs)
        self.observation_space = batch_space(example.observation_space, num_envs)
        self.observation_names = example.observation_names
        self.action_names = example.action_names
        self._copy = copy
        # Workers are started from a clean process, because forking one with threads can hang.
        context = multiprocessing.get_context("spawn")
        shape = Shape(num_envs, len(example.layout), int(example.action_space.n))
        blocks = Blocks.of(context, shape)
        self._rows = blocks.rows()
        self._pipes = []
        self._processes = []
        for tables in share_out(num_envs, workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, blocks, tables, settings), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Lay all tables. With a number for a seed, table `i` has the seed `seed + i`."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + row for row in range(self.num_envs)]
        else:
            seeds = list(seed)
        self._ask(RESET, seeds)
        return self._observed(), self._infos()

    def step(
        self, actions: NDArray[Any] | Sequence[int]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        self._rows.actions[:] = actions
        self._ask(STEP, None)
        ended = self._rows.ended.astype(np.bool_)
        infos = self._infos()
        if ended.any():
            infos |= {"final_obs": self._rows.finals[ended].copy(), "_final_obs": ended}
        rewards = self._rows.rewards.astype(np.float64)
        return self._observed(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks of all tables; no row is all false."""
        return self._rows.masks.astype(np.bool_)

    def close_extras(self, **_: Any) -> None:  # noqa: ANN401 - as Gymnasium calls it
        """End the workers."""
        for pipe in self._pipes:
            try:
                pipe.send((CLOSE, None))
            except OSError:
                continue
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()

    def _ask(self, what: str, data: object) -> None:
        try:
            for pipe in self._pipes:
                pipe.send((what, data))
            answers = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError):
            raise WorkerFailedError("a worker process has ended; make the environment anew") from None
        if failed := [answer for answer in answers if answer != DONE]:
            raise WorkerFailedError(f"a table could not go on: {failed[0]}")

    def _observed(self) -> Observations:
        rows = self._rows
        seen: Observations = {"observation": rows.observations, "action_mask": rows.masks}
        return {name: array.copy() for name, array in seen.items()} if self._copy else seen

    def _infos(self) -> dict[str, Any]:
        masks, seats = self._rows.masks, self._rows.seats
        return {"action_mask": masks.copy() if self._copy else masks, "seat": seats.copy()}
