"""A bot that searches: it plays its options out in the same imagined worlds and lets the worst drop out.

Every world (a determinization) keeps its luck for all options that are still compared, so that words are
compared and not dice. Options drop out as soon as they are clearly worse than the best one, and by halves as
the budget is spent (sequential halving), so most of the budget goes into what is hard to decide. What follows
a word is played in a tree (`miskatonic.bots.tree`).

Chance changes a game more than any single word. Therefore the word that the game's habit would choose is
replaced only by one that is better by more than the error of the comparison (ADR 0131).
"""

from collections.abc import Iterator, Sequence
from math import ceil, inf, log2, sqrt
from typing import Final

from miskatonic.bots.bot import Opinion
from miskatonic.bots.budget import Budget
from miskatonic.bots.knobs import USUAL, Knobs
from miskatonic.bots.tree import Node, Tree
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

# Errors of fewer worlds are not trusted: on a busy machine a search sees two or three, and would follow their
# luck. They are looked at every so many worlds.
FEW_WORLDS: Final = 8
# In a game with leanings: options with less prior than this are not compared, beyond the first few.
LEAST_PRIOR: Final = 0.002
FEW_OPTIONS: Final = 4
# The part of the budget that may go into the first world: slow games compare fewer options.
FIRST_WORLD: Final = 0.3


class _Candidate:
    """A word that is compared: its values in the worlds that all candidates saw, and the tree below it."""

    __slots__ = ("node", "values", "word")

    def __init__(self, word: Word) -> None:
        self.word = word
        self.node = Node()
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    def gain(self, other: "_Candidate") -> tuple[float, float]:
        """How much better this word is than another in the worlds of both, and the standard error of that."""
        found = [ours - theirs for ours, theirs in zip(self.values, other.values, strict=False)]
        count = len(found)
        mean = sum(found) / count
        if count < FEW_WORLDS:
            return mean, inf
        return mean, sqrt(sum((each - mean) ** 2 for each in found) / (count - 1) / count)


class SearchBot:
    """Searches within a budget."""

    def __init__(self, budget: Budget, name: str = "", knobs: Knobs = USUAL) -> None:
        self.budget = budget
        self.knobs = knobs
        self.name = name or f"search:{budget}"

    def choose(self, vantage: Vantage, dice: Dice) -> Word:
        return self.explain(vantage, dice)[0].word

    def explain(self, vantage: Vantage, dice: Dice) -> list[Opinion]:
        spending = self.budget.spend()
        return _Race(vantage, self.knobs).run(spending, dice)


class _Race:
    """One search: which candidates are there, and which are still compared."""

    def __init__(self, vantage: Vantage, knobs: Knobs) -> None:
        self.vantage = vantage
        self.knobs = knobs
        self.tree = Tree(vantage.spec, vantage.seat, knobs)
        self.candidates = [_Candidate(word) for word in _promising(vantage)]
        self.running = list(self.candidates)
        # The habit's word, if the game has a habit.
        self.usual = self.candidates[0] if vantage.spec.habit is not None else None

    def run(self, spending: Iterator[float], dice: Dice) -> list[Opinion]:
        done, left = 0, inf
        while len(self.running) > 1:
            values = []
            world = self.vantage.imagine(dice)
            luck = world.dice.state
            for candidate in self.running:
                if (more := next(spending, None)) is None:
                    break
                left = more
                done += 1
                values.append(self._play_out(candidate, world, luck))
                if not candidate.values and done / (done + left) > FIRST_WORLD:
                    break
            if len(values) < len(self.running):
                if self.running[0].values:
                    break
                # There is no time for all of them.
                del self.running[max(1, len(values)) :]
            for candidate, value in zip(self.running, values, strict=False):
                candidate.values.append(value)
            self._drop_out(done / (done + left))
        return self._opinions()

    def _play_out(self, candidate: _Candidate, world: Table, luck: int) -> float:
        table = world.clone()
        table.dice.state = luck
        return self.tree.playout(candidate.node, table, candidate.word)

    def _drop_out(self, spent: float) -> None:
        """Of the candidates only those stay that may still prove best, and fewer the more is spent."""
        running = self.running
        order = sorted(running, key=lambda each: -each.mean)
        halvings = int(spent * ceil(log2(len(self.candidates)))) if len(self.candidates) > 1 else 0
        stay = order[: max(2, ceil(len(self.candidates) / 2**halvings))]
        if len(running[0].values) % FEW_WORLDS == 0:
            stay = stay[:1] + [each for each in stay[1:] if not self._is_clearly_better(stay[0], each)]
        self.running = [each for each in running if each in stay]

    def _opinions(self) -> list[Opinion]:
        """The chosen word first, then the others by how long they stayed and how good they were."""
        chosen = self._chosen()
        total = sum(each.node.visits for each in self.candidates)
        seen = [each.mean for each in self.candidates if each.values]
        unseen = sum(seen) / len(seen) if seen else 0.0
        opinions = {}
        for each in self.candidates:
            if each.values:
                plan = (each.word, *_plan(each.node, self.vantage.seat))
                opinions[each.word] = Opinion(each.word, each.mean, plan, each.node.visits / total)
        rest = [word for word in self.vantage.options if word not in opinions]
        if not opinions:
            share = 1 / len(rest)
            found = [Opinion(word, unseen, (word,), share) for word in rest]
        else:
            found = [*opinions.values(), *(Opinion(word, unseen, (word,), 0.0) for word in rest)]
        return sorted(found, key=lambda each: (each.word != chosen, -each.weight, -each.value))

    def _chosen(self) -> Word:
        if not self.running[0].values:
            return self.candidates[0].word
        best = max(self.running, key=lambda each: each.mean)
        usual = self.usual
        if usual is None or usual is best or not usual.values:
            return best.word
        gain, error = best.gain(usual)
        return best.word if gain > self.knobs.convinced * error else usual.word

    def _is_clearly_better(self, one: _Candidate, other: _Candidate) -> bool:
        gain, error = one.gain(other)
        return gain > self.knobs.clearly * error


def _promising(vantage: Vantage) -> list[Word]:
    """The options that are worth comparing, the most promising ones first."""
    leanings = vantage.by_leanings()
    if leanings is not None:
        order = sorted(zip(leanings, vantage.options, strict=True), key=lambda each: -each[0])
        return [word for at, (leaning, word) in enumerate(order) if at < FEW_OPTIONS or leaning > LEAST_PRIOR]
    usual = vantage.by_habit()
    return sorted(vantage.options, key=lambda word: word != usual)


def _plan(node: Node, seat: Seat) -> Sequence[Word]:
    """The most visited words that follow, until another seat is asked."""
    words = []
    while node.children:
        (chooser, word), node = max(node.children.items(), key=lambda item: item[1].visits)
        if chooser != seat:
            break
        words.append(word)
    return words
