"""A worker process: steps its tables and writes their rows."""

from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from typing import Any, Final

from miskatonic.research.environments.single import SeatEnv
from miskatonic.research.vector.shared import Blocks, Rows

STEP: Final = "step"
RESET: Final = "reset"
CLOSE: Final = "close"
DONE: Final = "done"


def work(pipe: Connection, blocks: Blocks, tables: range, settings: Mapping[str, Any]) -> None:
    """Answer requests until the pipe is closed. What goes wrong is sent back instead of `done`."""
    try:
        envs = {row: SeatEnv(**settings) for row in tables}
        rows = blocks.rows()
        _serve(pipe, lambda request: _answer(request, envs, rows))
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        return


def _serve(pipe: Connection, answer: Callable[[tuple[str, Any]], None]) -> None:
    while (request := pipe.recv())[0] != CLOSE:
        try:
            answer(request)
        except Exception as error:  # noqa: BLE001 - the main process raises it
            pipe.send(f"{type(error).__name__}: {error}")
        else:
            pipe.send(DONE)


def _answer(request: tuple[str, Any], envs: Mapping[int, SeatEnv], rows: Rows) -> None:
    what, seeds = request
    for row, env in envs.items():
        if what == RESET:
            _reset(row, env, rows, seeds[row])
        else:
            _step(row, env, rows)


def _reset(row: int, env: SeatEnv, rows: Rows, seed: int | None) -> None:
    observed, info = env.reset(seed=seed)
    rows.rewards[row] = 0.0
    rows.ended[row] = 0
    _write(row, observed, info, rows)


def _step(row: int, env: SeatEnv, rows: Rows) -> None:
    observed, reward, ended, _, info = env.step(int(rows.actions[row]))
    if ended:
        rows.finals[row] = observed["observation"]
        observed, info = env.reset()
    rows.rewards[row] = reward
    rows.ended[row] = ended
    _write(row, observed, info, rows)


def _write(row: int, observed: Mapping[str, Any], info: Mapping[str, Any], rows: Rows) -> None:
    rows.observations[row] = observed["observation"]
    rows.masks[row] = observed["action_mask"]
    rows.seats[row] = info["seat"]
