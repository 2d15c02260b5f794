"""Plays games until every card power has caused something."""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.table import Table
from miskatonic.testing.cases import Case, contract_cases
from miskatonic.testing.players import Curious, causes

Arrange = Callable[[Table, Collection[str]], None]

_LONGEST_VISIT: Final = 2_000
# One game in so many is a climb: the explorer tries several walks and continues from the best, repeatedly.
_CLIMB: Final = 2
_WALKS: Final = 8
_STRIDE: Final = 40
_LONGEST_CLIMB: Final = 80
_STEADINESS: Final = 8


@dataclass
class Exploration:
    """The powers to be seen, and those seen so far."""

    wanted: frozenset[str]
    causes: Counter[str] = field(default_factory=Counter)
    games: int = 0

    @property
    def missing(self) -> list[str]:
        return sorted(power for power in self.wanted if power not in self.causes)


def explore(
    spec: AnyGame,
    wanted: frozenset[str],
    cases: Sequence[Case] = (),
    *,
    games: int = 400,
    seed: int = 0,
    arrange: Arrange | None = None,
) -> Exploration:
    """Play these cases in turn until no power is missing, or so many games have been played.

    Without any, all seat counts and variants are played. `arrange` changes a new table so that the powers
    still missing come soon; such tables are not climbed.
    """
    found = Exploration(wanted)
    tables = cases or contract_cases(spec)
    curious = Curious(Dice.seeded(seed, "explorer"), spec.habit)
    steady = Curious(curious.dice, spec.habit, _STEADINESS)
    while found.missing and found.games < games:
        case = tables[found.games % len(tables)]._replace(seed=seed + found.games)
        table = case.open(chronicle=True)
        if arrange is not None:
            arrange(table, found.missing)
        # If the number of cases is a multiple of the interval, each case must still be played both ways.
        turn = found.games + found.games // len(tables)
        if spec.habit is not None and arrange is None and turn % _CLIMB == _CLIMB - 1:
            _climb(spec, table, steady, found)
        else:
            _walk(table, curious, found, _LONGEST_VISIT)
        found.games += 1
    return found


def _climb(spec: AnyGame, table: Table, curious: Curious, found: Exploration) -> None:
    """Play one game by the best of several walks: a game that gets far shows more."""
    for _ in range(_LONGEST_CLIMB):
        if table.flow.decision is None or not found.missing:
            return
        walks = []
        for _ in range(_WALKS):
            twin = table.clone()
            twin.chronicle = Chronicle()
            twin.dice = curious.dice.split()
            _walk(twin, curious, found, _STRIDE)
            walks.append(twin)
        table = max(walks, key=lambda walk: (walk.flow.decision is not None, spec.instinct(walk, 0)))


def _walk(table: Table, curious: Curious, found: Exploration, steps: int) -> None:
    """Play so many steps and note the powers seen; when none is missing there is nothing to walk for."""
    unseen = set(found.missing)
    for _ in range(steps):
        asked = table.flow.decision
        if asked is None or not unseen:
            break
        seat, word = curious.choose(table, asked, unseen)
        table.flow.submit(table, word, seat)
        unseen.difference_update(_note(table, found))
    _note(table, found)


def _note(table: Table, found: Exploration) -> list[str]:
    """Note what was told and forget it, so that no event is read twice."""
    told = causes(table)
    found.causes.update(told)
    table.chronicle = Chronicle()
    return told
