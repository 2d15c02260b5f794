"""The coverage-seeking player: it goes on until every card power has been the cause of something.

It looks one word ahead, with the dice as they are, which no bot could: a word that fires a power not yet
seen is taken, one that ends the game is put off, and of the rest the least used are preferred.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from miskatonic.games.spec import GameSpec
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.events import Chronicle
from miskatonic.kernel.flow import Decision
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word
from miskatonic.testing.cases import Case, Move, contract_cases

_LONGEST_VISIT: Final = 2_000
_HABIT: Final = 4


@dataclass
class Exploration:
    """What has been found: causes and words with their counts."""

    wanted: frozenset[str]
    causes: Counter[str] = field(default_factory=Counter)
    words: Counter[Word] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    games: int = 0

    @property
    def missing(self) -> list[str]:
        return sorted(power for power in self.wanted if power not in self.causes)


def explore(spec: GameSpec, content: object, *, games: int = 400, seed: int = 0) -> Exploration:
    """Play over all seat counts and variants until nothing is missing, or so many games are over."""
    found = Exploration(spec.powers(content))
    cases = contract_cases(spec)
    while found.missing and found.games < games:
        case = cases[found.games % len(cases)]._replace(seed=seed + found.games)
        visit(case, found)
        found.games += 1
    return found


def visit(case: Case, found: Exploration) -> None:
    """Play one game and add what it shows."""
    table = case.open(chronicle=True)
    dice = Dice.seeded(case.seed, "explorer")
    for _ in range(_LONGEST_VISIT):
        asked = table.flow.decision
        if asked is None:
            break
        seat, word = curious_move(table, asked, found, dice)
        found.words[word] += 1
        table.flow.submit(table, word, seat)
    found.causes.update(_causes(table))
    if table.flow.outcome is not None:
        found.endings[table.flow.outcome.ending] += 1


def curious_move(table: Table, asked: Decision, found: Exploration, dice: Dice) -> Move:
    """The move that promises most to be seen."""
    seat = dice.pick(asked.seats)
    options = asked.options_of(seat)
    if dice.below(_HABIT) == 0:
        return Move(seat, dice.pick(options))
    ahead = {word: _after(table, Move(seat, word)) for word in options}

    def interest(word: Word) -> tuple[int, bool, float]:
        after = ahead[word]
        news = sum(cause not in found.causes for cause in _causes(after) if cause in found.wanted)
        goes_on = after.flow.decision is not None
        return news, goes_on, -found.words[word] - dice.below(1 << 16) / (1 << 16)

    return Move(seat, max(options, key=interest))


def _after(table: Table, move: Move) -> Table:
    twin = table.clone()
    twin.chronicle = Chronicle()
    twin.flow.submit(twin, move.word, move.seat)
    return twin


def _causes(table: Table) -> list[str]:
    events = table.chronicle.events if table.chronicle is not None else []
    return [cause for event in events if (cause := event.args.get("cause"))]
