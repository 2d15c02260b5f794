"""Somebody who looks further: a tree search over what may be true (information-set Monte Carlo).

The tree is one of words, not of tables: each thought imagines a new truth and walks down the same tree,
so a word's value is its mean over everything the seat must reckon with. Who is to choose in the tree
chooses for the own seat; in a cooperative game the value is the same for all. At the first visit of a
place in the tree all its options are tried at once, with the same luck, and judged by the instinct.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import TypeAlias

from miskatonic.bots.bot import Opinion
from miskatonic.bots.budget import Budget
from miskatonic.bots.vantage import Vantage
from miskatonic.bots.worth import worth
from miskatonic.games.spec import GameSpec
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

# How much a rarely tried option is favoured; instincts of neighbouring options differ by little.
CURIOSITY = 0.15


class Node:
    """A place in the tree: the words said since the root. Its total is that of the seat that came here."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self, value: float) -> None:
        self.total = value
        self.visits = 1
        # How often this word could have been chosen: not every option exists in every imagined truth.
        self.offered = 1
        self.children: Children | None = None


# By who chooses and what: in an open decision several seats may say the same word.
Children: TypeAlias = dict[tuple[Seat, Word], Node]


class SearchBot:
    """Information-set tree search within a budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    @property
    def name(self) -> str:
        return f"search:{self.budget}"

    def choose(self, vantage: Vantage, dice: Dice) -> Word:
        return self.explain(vantage, dice)[0].word

    def explain(self, vantage: Vantage, dice: Dice) -> list[Opinion]:
        root = Node(0.0)
        tree = _Tree(vantage.spec)
        for _ in self.budget.spend():
            tree.think(root, vantage.imagine(dice), vantage.seat)
        children = root.children or {}
        visits = sum(child.visits for child in children.values())
        opinions = [
            Opinion(word, child.total / child.visits, (word, *_plan(child, seat)), child.visits / visits)
            for (seat, word), child in children.items()
        ]
        return sorted(opinions, key=lambda opinion: (-opinion.weight, -opinion.value))


def _plan(node: Node, seat: Seat) -> tuple[Word, ...]:
    """How the seat would most likely go on, until somebody else is asked."""
    words = []
    while node.children:
        (chooser, word), node = max(node.children.items(), key=lambda item: item[1].visits)
        if chooser != seat:
            break
        words.append(word)
    return tuple(words)


class _Tree:
    """The walk of one thought."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.cooperative = spec.cooperative

    def think(self, root: Node, table: Table, seat: Seat) -> None:
        """Walk down to a new place, try its options, and tell the places above what came of it."""
        node, asker = root, seat
        path: list[tuple[Node, Seat]] = []
        values: Sequence[float] | None = None
        while values is None:
            asked = table.flow.decision
            if asked is None:
                values = self._values(table)
                break
            if path:
                asker = asked.seat if asked.offers is None else table.dice.pick(asked.seats)
            options = asked.options_of(asker)
            if node.children is None:
                node.children = {}
                values = self._expand(node.children, table, asker, options)
            else:
                word, node = _select(node.children, asker, options)
                path.append((node, asker))
                table.flow.submit(table, word, asker)
        for visited, chooser in path:
            visited.visits += 1
            visited.total += values[chooser]

    def _expand(
        self, children: Children, table: Table, asker: Seat, options: Sequence[Word]
    ) -> Sequence[float]:
        """Try every option with the same luck; the best one speaks for the place."""
        best, most = table, -2.0
        for word in options:
            after = table.clone()
            after.flow.submit(after, word, asker)
            value = worth(self.spec, after, asker)
            children[asker, word] = Node(value)
            if value > most:
                best, most = after, value
        return [most] * table.seats if self.cooperative else self._values(best)

    def _values(self, table: Table) -> list[float]:
        if self.cooperative:
            return [worth(self.spec, table, 0)] * table.seats
        return [worth(self.spec, table, seat) for seat in range(table.seats)]


def _select(children: Children, asker: Seat, options: Sequence[Word]) -> tuple[Word, Node]:
    """The most promising option, with some curiosity for those that were rarely tried."""
    chosen, most = options[0], -9.0
    for word in options:
        child = children.get((asker, word))
        if child is None:
            child = children[asker, word] = Node(_mean(children))
        child.offered += 1
        visits = child.visits
        score = child.total / visits + CURIOSITY * sqrt(log(child.offered) / visits)
        if score > most:
            chosen, most = word, score
    return chosen, children[asker, chosen]


def _mean(children: Children) -> float:
    """What an option is worth that no imagined truth has offered before."""
    return sum(child.total / child.visits for child in children.values()) / max(1, len(children))
