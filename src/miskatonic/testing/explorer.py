"""Games played until every card power has been the cause of something."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from miskatonic.games.spec import GameSpec
from miskatonic.kernel.dice import Dice
from miskatonic.testing.cases import Case, contract_cases
from miskatonic.testing.players import Curious, causes

_LONGEST_VISIT: Final = 2_000


@dataclass
class Exploration:
    """What is wanted, and what has been found."""

    wanted: frozenset[str]
    causes: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    games: int = 0

    @property
    def missing(self) -> list[str]:
        return sorted(power for power in self.wanted if power not in self.causes)


def explore(spec: GameSpec, content: object, *, games: int = 400, seed: int = 0) -> Exploration:
    """Play over all seat counts and variants until nothing is missing, or so many games are over."""
    found = Exploration(spec.powers(content))
    cases = contract_cases(spec)
    curious = Curious(Dice.seeded(seed, "explorer"), spec.habit)
    while found.missing and found.games < games:
        _visit(cases[found.games % len(cases)]._replace(seed=seed + found.games), curious, found)
        found.games += 1
    return found


def _visit(case: Case, curious: Curious, found: Exploration) -> None:
    """Play one game and add what it shows."""
    table = case.open(chronicle=True)
    unseen = set(found.missing)
    for _ in range(_LONGEST_VISIT):
        asked = table.flow.decision
        if asked is None:
            break
        seat, word = curious.choose(table, asked, unseen)
        table.flow.submit(table, word, seat)
        unseen.difference_update(causes(table))
    found.causes.update(causes(table))
    if table.flow.outcome is not None:
        found.endings[table.flow.outcome.ending] += 1
