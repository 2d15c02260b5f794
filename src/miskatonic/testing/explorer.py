"""Plays games until every card power has caused something."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.table import Table
from miskatonic.testing.cases import Case, contract_cases
from miskatonic.testing.players import Curious, causes

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
    endings: Counter[str] = field(default_factory=Counter)
    games: int = 0

    @property
    def missing(self) -> list[str]:
        return sorted(power for power in self.wanted if power not in self.causes)


def explore(spec: AnyGame, content: object, *, games: int = 400, seed: int = 0) -> Exploration:
    """Play all seat counts and variants until no power is missing, or so many games have been played."""
    found = Exploration(spec.powers(content))
    cases = contract_cases(spec)
    curious = Curious(Dice.seeded(seed, "explorer"), spec.habit)
    steady = Curious(curious.dice, spec.habit, _STEADINESS)
    while found.missing and found.games < games:
        case = cases[found.games % len(cases)]._replace(seed=seed + found.games)
        # If the number of cases is a multiple of the interval, each case must still be played both ways.
        if spec.habit is not None and (found.games + found.games // len(cases)) % _CLIMB == _CLIMB - 1:
            _climb(case, steady, found)
        else:
            _visit(case, curious, found)
        found.games += 1
    return found


def _visit(case: Case, curious: Curious, found: Exploration) -> None:
    """Play one game and note the powers seen."""
    table = case.open(chronicle=True)
    _walk(table, curious, set(found.missing), _LONGEST_VISIT)
    _note(table, found)


def _climb(case: Case, curious: Curious, found: Exploration) -> None:
    """Play one game by the best of several walks: a game that gets far shows more."""
    table = case.open(chronicle=True)
    for _ in range(_LONGEST_CLIMB):
        if table.flow.decision is None:
            return
        walks = []
        for _ in range(_WALKS):
            twin = table.clone()
            twin.chronicle = Chronicle()
            twin.dice = curious.dice.split()
            _walk(twin, curious, set(found.missing), _STRIDE)
            _note(twin, found)
            walks.append(twin)
        table = max(walks, key=lambda walk: (walk.flow.decision is not None, case.spec.instinct(walk, 0)))


def _walk(table: Table, curious: Curious, unseen: set[str], steps: int) -> None:
    for _ in range(steps):
        asked = table.flow.decision
        if asked is None:
            return
        seat, word = curious.choose(table, asked, unseen)
        table.flow.submit(table, word, seat)
        unseen.difference_update(causes(table))


def _note(table: Table, found: Exploration) -> None:
    found.causes.update(causes(table))
    if table.flow.outcome is not None:
        found.endings[table.flow.outcome.ending] += 1
