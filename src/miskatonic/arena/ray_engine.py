"""An engine that plays on a cluster of machines, by Ray.

Games go out in batches of about two seconds. If a node dies, Ray plays its batches again elsewhere; what has
arrived stays. Which machine plays a game makes no difference to the game.
"""

import logging
import os
import re
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

import miskatonic
from miskatonic.arena.workers import Engine, Job, Prepare, Results, WorkerFailedError
from miskatonic.extras import require
from miskatonic.kernel.errors import MiskatonicError

R = TypeVar("R")

# A batch should take about so many seconds: asking for it costs a few milliseconds, and a node that dies
# loses no more.
_BATCH_SECONDS: Final = 2.0
# Each worker has one batch that it plays and one that waits, so that it never idles.
_AHEAD: Final = 2
# How long an address may take to answer.
_PATIENCE: Final = 5.0
_ADDRESS: Final = re.compile(r"(ray://)?([\w.-]+):(\d{1,5})")
# Jobs that this process has prepared, by the run they belong to.
_PREPARED: dict[str, Job[Any]] = {}


class ClusterError(MiskatonicError):
    """A cluster that cannot be reached or used."""


def ray_engine(address: str | None = None, jobs: int | None = None) -> Engine:
    """An engine on the cluster at an address; without one, on an instance of Ray on this machine.

    It uses so many processors; unless a number is given, all that the cluster has.
    """
    ray = require("cluster", "ray")
    _check(address)

    def play(prepare: Prepare[R], games: Sequence[int], workers: int) -> Results[R]:  # noqa: ARG001 - of this machine
        with _Connection(ray, address):
            yield from _play(ray, prepare, games, jobs)

    return play


def _check(address: str | None) -> None:
    """Look whether anybody listens, because Ray itself waits for minutes."""
    if address in (None, "auto"):
        return
    found = _ADDRESS.fullmatch(address or "")
    if found is None:
        raise ClusterError(
            f"'{address}' is no address of a cluster; write HOST:PORT, ray://HOST:PORT or auto"
        )
    try:
        socket.create_connection((found[2], int(found[3])), timeout=_PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise ClusterError(f"no cluster answers at {address}") from error


class _Connection:
    """Connected to the cluster while games are played, unless the caller was connected already."""

    def __init__(self, ray: Any, address: str | None) -> None:  # noqa: ANN401 - Ray is an extra
        self._ray = ray
        self._address = address
        self._ours = not ray.is_initialized()

    def __enter__(self) -> None:
        if not self._ours:
            return
        # Ray warns of a default that will change and that concerns graphics cards alone.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        where = {"include_dashboard": False} if self._address is None else {"address": self._address}
        try:
            self._ray.init(log_to_driver=False, logging_level=logging.ERROR, **where)
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            what = str(error).splitlines()[0]
            raise ClusterError(
                f"cannot join the cluster at {self._address or 'this machine'}: {what}"
            ) from error

    def __exit__(self, *_: object) -> None:
        if self._ours:
            self._ray.shutdown()


def _play(ray: Any, prepare: Prepare[R], games: Sequence[int], jobs: int | None) -> Results[R]:  # noqa: ANN401
    # Retries are for nodes that die. A game that fails would fail again.
    remote = ray.remote(num_cpus=1, max_retries=-1)(_play_batch)
    token, prepared = os.urandom(8).hex(), ray.put(prepare)
    waiting: dict[Any, int] = {}
    pace = _Pace()
    left = iter(games)
    # Batches that are out when nobody wants more are not cancelled: they take seconds, and Ray ends the whole
    # process when the answer to a cancelled task arrives after all.
    while True:
        while len(waiting) < _AHEAD * (jobs or _processors(ray)) and (batch := pace.take(left)):
            waiting[remote.remote(miskatonic.__version__, token, prepared, batch)] = len(batch)
        if not waiting:
            return
        done, _ = ray.wait(list(waiting), num_returns=1)
        results, seconds = _fetched(ray, done[0])
        pace.note(waiting.pop(done[0]), seconds)
        yield results


def _processors(ray: Any) -> int:  # noqa: ANN401 - as above
    """Those of all nodes; more when nodes join."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _fetched(ray: Any, reference: Any) -> Any:  # noqa: ANN401 - as above
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        if isinstance(cause, MiskatonicError):
            raise cause from None
        raise WorkerFailedError(str(error)) from None


def _play_batch(
    version: str, token: str, prepare: Callable[[], Job[R]], batch: list[int]
) -> tuple[list[tuple[int, R]], float]:
    """Played by a worker of the cluster. It prepares the run once, for its first batch."""
    if version != miskatonic.__version__:
        raise ClusterError(f"a node has Miskatonic {miskatonic.__version__}; this machine has {version}")
    if token not in _PREPARED:
        _PREPARED.clear()
        _PREPARED[token] = prepare()
    began = time.perf_counter()
    return [(index, _PREPARED[token](index)) for index in batch], time.perf_counter() - began


class _Pace:
    """How many games make a batch."""

    def __init__(self) -> None:
        self._size = 1

    def take(self, left: Iterator[int]) -> list[int]:
        return [index for _, index in zip(range(self._size), left, strict=False)]

    def note(self, games: int, seconds: float) -> None:
        wanted = round(games * _BATCH_SECONDS / max(seconds, 0.001))
        self._size = max(1, min(wanted, 4 * self._size))
