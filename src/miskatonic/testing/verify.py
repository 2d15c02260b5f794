"""Fuzzing with the contract: many games over all seat counts and variants, in several processes."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final, NamedTuple

from miskatonic.games.registry import find_game
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.flow import Seat
from miskatonic.testing.cases import Case, contract_cases
from miskatonic.testing.contract import uphold
from miskatonic.testing.coverage import Coverage
from miskatonic.testing.errors import ContractError, ViolationError

# Called with the games played so far and the games wanted.
Progress = Callable[[int, int], None]

_BATCH: Final = 20


class _Violation(NamedTuple):
    """A violation as it is sent between processes; specs hold functions, which cannot be pickled."""

    number: int
    clause: str
    said: Sequence[tuple[Seat, str]]
    problem: str


def verify(
    spec: AnyGame,
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    one_in: int = 100,
    progress: Progress | None = None,
) -> Coverage:
    """Play so many games under the contract; the first violation is raised as a `ContractError`.

    The games do not depend on the number of jobs. More than one job needs a registered game.
    """
    total = Coverage()
    play = partial(_play_batch, spec if jobs == 1 else spec.key, games, seed, one_in)
    for found in _batches(play, range(0, games, _BATCH), jobs):
        if isinstance(found, _Violation):
            case = _case(spec, found.number, seed)
            raise ContractError(case, found.clause, found.said, found.problem)
        total.add(found)
        if progress is not None:
            progress(total.games, games)
    try:
        total.check_forgetting()
    except ViolationError as error:
        raise ContractError(_case(spec, 0, seed), "imagination forgets", [], str(error)) from error
    return total


def _batches(
    play: Callable[[int], Coverage | _Violation], starts: range, jobs: int
) -> Iterator[Coverage | _Violation]:
    if jobs == 1:
        yield from map(play, starts)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            yield from pool.map(play, starts)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play_batch(game: AnyGame | str, games: int, seed: int, one_in: int, start: int) -> Coverage | _Violation:
    spec = find_game(game) if isinstance(game, str) else game
    coverage = Coverage()
    for number in range(start, min(start + _BATCH, games)):
        try:
            uphold(_case(spec, number, seed), coverage, one_in=one_in)
        except ContractError as error:
            return _Violation(number, error.clause, error.said, error.problem)
    return coverage


def _case(spec: AnyGame, number: int, seed: int) -> Case:
    cases = contract_cases(spec)
    return cases[number % len(cases)]._replace(seed=seed + number)
