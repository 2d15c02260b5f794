"""The tree below the words that a search compares: information-set Monte Carlo tree search.

The nodes of the tree are sequences of words, not tables. Every playout walks down the same tree on another
imagined table (a determinization), so the value of a word is its mean over everything that may be true. Each
seat in the tree maximises its own value. In a cooperative game only the seat that searches has nodes: its
partners answer by the game's habit, which uses nothing that they cannot know.

A playout that reaches a new node plays on by the habit, for as many rounds as the game asks for and until a
question comes at which the game evaluates tables; then the game's instinct does it. The tree prefers the
words that the game's leanings prefer (a prior), or the habit's word in a game without leanings. In a game
without a habit all options of a new node are tried at once, with the same luck.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, TypeAlias

from miskatonic.bots.knobs import USUAL, Knobs
from miskatonic.bots.rollout import Habit, play_by_habit, play_to_evaluation
from miskatonic.bots.worth import worth
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.flow import OUTSIDE, Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

# Paths in the tree have no more words than this: what comes later is too uncertain to be worth the time.
DEEPEST: Final = 8
# The prior of the habit's word in a game without leanings.
HABIT_PRIOR: Final = 0.5
# The part of the prior that is uniform over all options, whatever the leanings are.
UNIFORM_PRIOR: Final = 0.1


class Node:
    """A node: the words chosen since the root. Its total is for the seat that chose the last word."""

    __slots__ = ("children", "priors", "total", "visits")

    def __init__(self) -> None:
        self.total = 0.0
        self.visits = 0
        self.children: Children | None = None
        # The prior probability of each word at this node, worked out when it is reached again.
        self.priors: dict[Word, float] | None = None


# By seat and word: in an open decision several seats may choose the same word.
Children: TypeAlias = dict[tuple[Seat, Word], Node]


class Tree:
    """The playouts of one search by one seat."""

    def __init__(self, spec: AnyGame, seat: Seat, knobs: Knobs = USUAL) -> None:
        self.spec = spec
        self.seat = seat
        self.exploration = knobs.exploration
        self.rounds_ahead = spec.rounds_ahead if knobs.rounds_ahead is None else knobs.rounds_ahead
        # Who answers by habit instead of by the tree.
        self._partners: Habit | None = spec.habit if spec.cooperative else None

    def playout(self, node: Node, table: Table, word: Word) -> float:
        """The value for the seat if it says this word, which leads to the node; the table is played on."""
        flow, path, asker = table.flow, [(node, self.seat)], self.seat
        flow.submit(table, word, self.seat)
        values: Sequence[float] | None = None
        while values is None:
            asked = flow.decision
            if asked is None:
                values = self.values(table)
                break
            if asked.guess is not None:
                flow.submit(table, asked.guess(table, table.dice), OUTSIDE)
                continue
            asker = asked.seat if asked.offers is None else table.dice.pick(asked.seats)
            if self._partners is not None and asker != self.seat:
                flow.submit(table, self._partners(table, asker), asker)
                continue
            options = asked.options_of(asker)
            if node.children is None or len(path) > DEEPEST:
                values = self._expand(node, table, asker, options)
            else:
                chosen, node = self._select(node, table, asker, options)
                path.append((node, asker))
                flow.submit(table, chosen, asker)
        for visited, chooser in path:
            visited.visits += 1
            visited.total += values[chooser]
        return values[self.seat]

    def _expand(self, node: Node, table: Table, asker: Seat, options: Sequence[Word]) -> Sequence[float]:
        """The value of a new node for every seat."""
        node.children = {}
        if self.spec.habit is None:
            return self._try_all(node.children, table, asker, options)
        if self.rounds_ahead:
            play_by_habit(table, self.spec.habit, table.round + self.rounds_ahead)
        play_to_evaluation(table, self.spec)
        return self.values(table)

    def _try_all(
        self, children: Children, table: Table, asker: Seat, options: Sequence[Word]
    ) -> Sequence[float]:
        """Try every option with the same luck; the value of the node is that of the best one."""
        best, most = table, -2.0
        for word in options:
            after = table.clone()
            after.flow.submit(after, word, asker)
            value = worth(self.spec, after, asker)
            child = children[asker, word] = Node()
            child.visits, child.total = 1, value
            if value > most:
                best, most = after, value
        return [most] * table.seats if self.spec.cooperative else self.values(best)

    def _select(self, node: Node, table: Table, asker: Seat, options: Sequence[Word]) -> tuple[Word, Node]:
        """The word with the best sum of its mean and a bonus in proportion to its prior (PUCT)."""
        children, priors = node.children, node.priors
        assert children is not None  # noqa: S101 - a node is expanded before it is passed
        if priors is None:
            priors = node.priors = self._priors(table, asker, options)
        for word in options:
            if word not in priors:
                # This determinization offers a word that the first one did not.
                priors.update(self._priors(table, asker, options))
                break
        visits = sum(child.visits for child in children.values())
        # The mean of all words that have been tried stands for those that have not.
        unknown = sum(child.total for child in children.values()) / max(1, visits)
        bonus = self.exploration * sqrt(visits + 1)
        chosen, most = options[0], -9.0
        for word in options:
            child = children.get((asker, word))
            if child is None:
                score = unknown + bonus * priors[word]
            else:
                score = child.total / child.visits + bonus * priors[word] / (1 + child.visits)
            if score > most:
                chosen, most = word, score
        reached = children.get((asker, chosen))
        if reached is None:
            reached = children[asker, chosen] = Node()
        return chosen, reached

    def _priors(self, table: Table, asker: Seat, options: Sequence[Word]) -> dict[Word, float]:
        if self.spec.leanings is not None:
            uniform, rest = UNIFORM_PRIOR / len(options), 1 - UNIFORM_PRIOR
            leanings = self.spec.leanings(table, asker)
            return {word: uniform + rest * leaning for word, leaning in zip(options, leanings, strict=True)}
        if self.spec.habit is None:
            return dict.fromkeys(options, 1 / len(options))
        priors = dict.fromkeys(options, (1 - HABIT_PRIOR) / len(options))
        priors[self.spec.habit(table, asker)] += HABIT_PRIOR
        return priors

    def values(self, table: Table) -> Sequence[float]:
        """The value of a table for every seat."""
        if self.spec.cooperative:
            return self._team_values(table)
        if self.spec.instincts is not None and table.flow.outcome is None:
            return self.spec.instincts(table)
        return [worth(self.spec, table, seat) for seat in range(table.seats)]

    def _team_values(self, table: Table) -> Sequence[float]:
        """One value for all, unless somebody plays against the others: these seats come last."""
        value = worth(self.spec, table, 0)
        if self.spec.opponents is None or worth(self.spec, table, table.seats - 1) == value:
            return [value] * table.seats
        return [worth(self.spec, table, seat) for seat in range(table.seats)]
