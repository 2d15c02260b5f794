"""A bot that searches: it lets its options race in imagined worlds (`miskatonic.bots.race`).

Chance changes a game more than any single word. Therefore the word that the game's habit would choose is
replaced only by one that is better by more than the error of the comparison (ADR 0131).

Several processes can search at the same time: each lets the same options race in worlds of its own, and what
they have found is pooled (ADR 0176).
"""

from collections.abc import Sequence
from time import monotonic
from typing import Final

from miskatonic.bots.bot import Opinion
from miskatonic.bots.budget import Budget
from miskatonic.bots.knobs import USUAL, Knobs
from miskatonic.bots.race import Race, Tried
from miskatonic.bots.vantage import Vantage
from miskatonic.bots.verdict import opinions
from miskatonic.bots.workers.pool import shared_workers
from miskatonic.bots.workers.task import Task
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.storage import freeze
from miskatonic.kernel.words import Word

# In a game with leanings: options with less prior than this are not compared, beyond the first few.
LEAST_PRIOR: Final = 0.002
FEW_OPTIONS: Final = 4


class SearchBot:
    """Searches within a budget, in so many processes at the same time."""

    def __init__(self, budget: Budget, name: str = "", knobs: Knobs = USUAL, processes: int = 1) -> None:
        self.budget = budget
        self.knobs = knobs
        self.processes = processes
        self.name = name or (f"search:{budget}" if processes == 1 else f"search:{budget}:{processes}")

    def choose(self, vantage: Vantage, dice: Dice) -> Word:
        return self.explain(vantage, dice)[0].word

    def explain(self, vantage: Vantage, dice: Dice) -> list[Opinion]:
        races = self.races(vantage, dice)
        has_habit = vantage.spec.habit is not None
        return opinions(races, vantage.options, self.knobs.convinced, has_habit=has_habit)

    def races(self, vantage: Vantage, dice: Dice) -> list[list[Tried]]:
        """What each process has found out."""
        own, *others = self.budget.shares(self.processes)
        if others:
            return self._beside_workers(vantage, dice, own, others)
        spending = own.spend()
        return [Race(vantage, promising(vantage), self.knobs).run(spending, dice)]

    def _beside_workers(
        self, vantage: Vantage, dice: Dice, own: Budget, others: Sequence[Budget]
    ) -> list[list[Tried]]:
        """One race in this process, and one in each of several workers."""
        # Each has its own dice, whatever the others do: which of them is quicker changes nothing.
        streams = [dice.split() for _ in range(1 + len(others))]
        with shared_workers() as workers:
            lesson = workers.prepare(vantage, len(others))
            began = self.budget.clock()
            # All processes of a machine share the usual clock, so that their time ends at the same moment,
            # however long a task was on its way. Any other clock may be a process's own.
            begins = began if self.budget.clock is monotonic else None
            words, belief = promising(vantage), freeze(vantage.belief)
            workers.begin(
                [
                    Task(lesson, vantage.seat, belief, words, share, begins, stream, self.knobs)
                    for share, stream in zip(others, streams[1:], strict=True)
                ]
            )
            race = Race(vantage, words, self.knobs).run(own.spend(began), streams[0])
            return [race, *workers.finish()]


def promising(vantage: Vantage) -> list[Word]:
    """The options that are worth comparing, the most promising ones first."""
    leanings = vantage.by_leanings()
    if leanings is not None:
        order = sorted(zip(leanings, vantage.options, strict=True), key=lambda each: -each[0])
        return [word for at, (leaning, word) in enumerate(order) if at < FEW_OPTIONS or leaning > LEAST_PRIOR]
    usual = vantage.by_habit()
    return sorted(vantage.options, key=lambda word: word != usual)
