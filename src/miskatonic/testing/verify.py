"""Fuzzing with the contract: many games over all seat counts and variants, or mixes, in several processes."""

import multiprocessing
import signal
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
from miskatonic.testing.mixes import mix, pairs_of

# Called with the games played so far and the games wanted.
Progress = Callable[[int, int], None]

# The games that a worker plays before it reports; the first batches are smaller, so that it soon does.
_BATCH: Final = 20


class _Violation(NamedTuple):
    """A violation as it is sent between processes; specs hold functions, which cannot be pickled."""

    number: int
    clause: str
    said: Sequence[tuple[Seat, str]]
    problem: str


def verify(  # noqa: PLR0913 - each is a setting of its own
    spec: AnyGame,
    games: int,
    *,
    seed: int = 0,
    jobs: int = 1,
    one_in: int = 100,
    mixes: bool = False,
    progress: Progress | None = None,
    keep_finished: bool = False,
) -> Coverage:
    """Play so many games under the contract; the first violation is raised as a `ContractError`.

    With `mixes` the tables are random mixes of options (see `testing.mixes`) instead of the game's variants.
    The games do not depend on the number of jobs. More than one job needs a registered game. With
    `keep_finished`, an interrupt (Ctrl-C) returns what the games that were finished have covered.
    """
    total = Coverage()
    play = partial(_play_batch, spec if jobs == 1 else spec.key, seed, one_in, mixes)
    try:
        if progress is not None:
            progress(0, games)
        for found in _batches(play, _spans(games), jobs):
            if isinstance(found, _Violation):
                case = _case(spec, found.number, seed, mixes=mixes)
                raise ContractError(case, found.clause, found.said, found.problem)
            total.add(found)
            if progress is not None:
                progress(total.games, games)
    except KeyboardInterrupt:
        if not keep_finished or not total.games:
            raise
        return total
    try:
        total.check_forgetting()
    except ViolationError as error:
        raise ContractError(
            _case(spec, 0, seed, mixes=mixes), "imagination forgets", [], str(error)
        ) from error
    return total


def _spans(games: int) -> list[range]:
    """The numbers of the games in batches: one game, two, four and so on, up to the full size."""
    spans: list[range] = []
    start, size = 0, 1
    while start < games:
        spans.append(range(start, min(start + size, games)))
        start, size = start + size, min(2 * size, _BATCH)
    return spans


def _batches(
    play: Callable[[range], Coverage | _Violation], spans: Sequence[range], jobs: int
) -> Iterator[Coverage | _Violation]:
    if jobs == 1:
        yield from map(play, spans)
        return
    before = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_ignore_interrupts) as pool:
        try:
            yield from pool.map(play, spans)
        except KeyboardInterrupt:
            for worker in set(multiprocessing.active_children()) - before:
                worker.terminate()
            raise
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches all processes; the one that started the workers ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_batch(
    game: AnyGame | str,
    seed: int,
    one_in: int,
    mixes: bool,  # noqa: FBT001 - `partial` gives it by place
    numbers: range,
) -> Coverage | _Violation:
    spec = find_game(game) if isinstance(game, str) else game
    coverage = Coverage()
    for number in numbers:
        case = _case(spec, number, seed, mixes=mixes)
        if mixes:
            coverage.pairs |= pairs_of(case)
        try:
            uphold(case, coverage, one_in=one_in)
        except ContractError as error:
            return _Violation(number, error.clause, error.said, error.problem)
    return coverage


def _case(spec: AnyGame, number: int, seed: int, *, mixes: bool) -> Case:
    if mixes:
        return mix(spec, number, seed)
    cases = contract_cases(spec)
    return cases[number % len(cases)]._replace(seed=seed + number)
