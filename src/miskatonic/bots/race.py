"""A race of options: they are played out in the same imagined worlds, and the worst drop out.

Every world (a determinization) keeps its luck for all options that are still compared, so that words are
compared and not dice. Options drop out as soon as they are clearly worse than the best one, and by halves as
the budget is spent (sequential halving), so most of the budget goes into what is hard to decide. What follows
a word is played in a tree (`miskatonic.bots.tree`).
"""

from collections.abc import Iterable, Iterator, Sequence
from math import ceil, inf, log2, sqrt
from typing import Final, NamedTuple

from miskatonic.bots.knobs import Knobs
from miskatonic.bots.luck import imagine_world
from miskatonic.bots.tree import Node, Tree
from miskatonic.bots.vantage import Vantage
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.words import Word

# Errors of fewer worlds are not trusted: on a busy machine a search sees two or three, and would follow their
# luck. They are looked at every so many worlds.
FEW_WORLDS: Final = 8
# The part of the budget that may go into the first world: slow games compare fewer options.
FIRST_WORLD: Final = 0.3


class Tried(NamedTuple):
    """What a race found out about a word. The race may have been run in another process."""

    word: Word
    # In the worlds of the race, from the first one on until the word dropped out.
    values: Sequence[float]
    visits: int
    # The word, and those with which the seat would go on.
    plan: tuple[Word, ...]
    # Was it still compared at the end?
    stayed: bool


def gain(pairs: Iterable[tuple[float, float]]) -> tuple[float, float]:
    """How much better one word is than another by values in the same worlds, and the standard error."""
    found = [ours - theirs for ours, theirs in pairs]
    count = len(found)
    if not count:
        return 0.0, inf
    mean = sum(found) / count
    if count < FEW_WORLDS:
        return mean, inf
    return mean, sqrt(sum((each - mean) ** 2 for each in found) / (count - 1) / count)


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


class Race:
    """One race: which candidates are there, and which are still compared."""

    def __init__(self, vantage: Vantage, words: Sequence[Word], knobs: Knobs) -> None:
        self.vantage = vantage
        self.knobs = knobs
        self.tree = Tree(vantage.spec, vantage.seat, knobs)
        self.candidates = [_Candidate(word) for word in words]
        self.running = list(self.candidates)
        # The habit's word, by which all others are measured in the end.
        self.usual = self.candidates[0] if vantage.spec.habit is not None else None

    def run(self, spending: Iterator[float], dice: Dice) -> list[Tried]:
        """Compare until one word is left or everything is spent. All words are told of, in their order."""
        done, left = 0, inf
        while len(self.running) > 1:
            values = []
            world = imagine_world(self.vantage, dice)
            for candidate in self.running:
                if (more := next(spending, None)) is None:
                    break
                left = more
                done += 1
                values.append(self.tree.playout(candidate.node, world.clone(), candidate.word))
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
        return [
            Tried(
                each.word,
                each.values,
                each.node.visits,
                (each.word, *_plan(each.node, self.vantage.seat)),
                each in self.running,
            )
            for each in self.candidates
        ]

    def _drop_out(self, spent: float) -> None:
        """Of the candidates only those stay that may still prove best, and fewer the more is spent."""
        running = self.running
        order = sorted(running, key=lambda each: -each.mean)
        halvings = int(spent * ceil(log2(len(self.candidates)))) if len(self.candidates) > 1 else 0
        stay = order[: max(2, ceil(len(self.candidates) / 2**halvings))]
        if self.usual in running and self.usual not in stay:
            stay.append(self.usual)
        if len(running[0].values) % FEW_WORLDS == 0:
            stay = stay[:1] + [each for each in stay[1:] if not self._is_clearly_better(stay[0], each)]
        self.running = [each for each in running if each in stay]

    def _is_clearly_better(self, one: _Candidate, other: _Candidate) -> bool:
        found, error = gain(zip(one.values, other.values, strict=True))
        return found > self.knobs.clearly * error


def _plan(node: Node, seat: Seat) -> Sequence[Word]:
    """The most visited words that follow, until another seat is asked."""
    words = []
    while node.children:
        (chooser, word), node = max(node.children.items(), key=lambda item: item[1].visits)
        if chooser != seat:
            break
        words.append(word)
    return words
