"""A bot that searches: information-set Monte Carlo tree search.

The nodes of the tree are sequences of words, not tables. Each iteration of the search imagines a new table
(a determinization) and walks down the same tree, so the value of a word is its mean over everything that may
be true. Each seat in the tree maximises its own value; in a cooperative game all
seats of the team share one value.

A game can bring a habit, which is a policy: the word that an experienced player would choose. An iteration
that reaches a new node then plays on by the habit for some rounds before the instinct evaluates the table (a
rollout), and the tree prefers the habit's word until other words have proved better. Chance changes a game
more than any single word, and without that preference the search would follow the noise. A game can also
bring leanings, which are a prior: the probability that an experienced player gives to each option. Then the
preference is shared among the options by these probabilities. In a game without a habit all options of a new
node are tried at once, with the same luck.
"""

from collections.abc import Sequence
from math import sqrt
from typing import TypeAlias

from miskatonic.bots.bot import Opinion
from miskatonic.bots.budget import Budget
from miskatonic.bots.rollout import Habit, play_by_habit
from miskatonic.bots.vantage import Vantage
from miskatonic.bots.worth import worth
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.dice import Dice
from miskatonic.kernel.flow import OUTSIDE, Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

# The exploration constant of PUCT.
EXPLORATION = 0.6
# The prior of the habit's word in a game without leanings.
HABIT_PRIOR = 0.5
# The part of the prior that is uniform over all options, whatever the leanings are.
UNIFORM_PRIOR = 0.1


class Node:
    """A node: the words chosen since the root. Its total is for the seat that chose the last word."""

    __slots__ = ("children", "habit", "priors", "total", "visits")

    def __init__(self, value: float) -> None:
        self.total = value
        self.visits = 1
        self.children: Children | None = None
        # The habit's word at this node.
        self.habit: Word | None = None
        # The prior probability of each word at this node, in a game with leanings.
        self.priors: dict[Word, float] | None = None


# By seat and word: in an open decision several seats may choose the same word.
Children: TypeAlias = dict[tuple[Seat, Word], Node]


class SearchBot:
    """Searches within a budget."""

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
        for left in self.budget.spend():
            tree.iterate(root, vantage.imagine(dice), vantage.seat)
            if _is_settled(root, left):
                break
        return _opinions(root, vantage)


def _is_settled(root: Node, left: float) -> bool:
    """Are the iterations that are left too few to change which word is visited most?"""
    if not root.children:
        return False
    visits = sorted(child.visits for child in root.children.values())
    return visits[-1] - (visits[-2] if len(visits) > 1 else 0) > left


def _opinions(root: Node, vantage: Vantage) -> list[Opinion]:
    """The most visited word comes first; a word without visits gets the mean of the others."""
    seat, children = vantage.seat, root.children or {}
    visits = sum(child.visits for child in children.values())
    opinions = []
    for word in vantage.options:
        child = children.get((seat, word))
        if child is None:
            opinions.append(Opinion(word, _mean(children), (word,), 0.0))
        else:
            value, weight = child.total / child.visits, child.visits / visits
            opinions.append(Opinion(word, value, (word, *_plan(child, seat)), weight))
    return sorted(opinions, key=lambda opinion: (-opinion.weight, -opinion.value))


def _plan(node: Node, seat: Seat) -> tuple[Word, ...]:
    """The most visited words that follow, until another seat is asked."""
    words = []
    while node.children:
        (chooser, word), node = max(node.children.items(), key=lambda item: item[1].visits)
        if chooser != seat:
            break
        words.append(word)
    return tuple(words)


class _Tree:
    """The iterations of one search."""

    def __init__(self, spec: AnyGame) -> None:
        self.spec = spec
        self.cooperative = spec.cooperative

    def iterate(self, root: Node, table: Table, seat: Seat) -> None:
        """Select a path to a new node, evaluate it, and add its value to all nodes on the path."""
        node, asker = root, seat
        path: list[tuple[Node, Seat]] = []
        values: Sequence[float] | None = None
        while values is None:
            asked = table.flow.decision
            if asked is None:
                values = self._values(table)
                break
            if asked.guess is not None:
                table.flow.submit(table, asked.guess(table, table.dice), OUTSIDE)
                continue
            if path:
                asker = asked.seat if asked.offers is None else table.dice.pick(asked.seats)
            options = asked.options_of(asker)
            if node.children is None:
                values = self._expand(node, table, asker, options)
            else:
                word, node = self._select(node, table, asker, options)
                path.append((node, asker))
                table.flow.submit(table, word, asker)
        for visited, chooser in path:
            visited.visits += 1
            visited.total += values[chooser]

    def _expand(self, node: Node, table: Table, asker: Seat, options: Sequence[Word]) -> Sequence[float]:
        """The value of a new node for every seat."""
        node.children = {}
        if self.spec.habit is None:
            return self._try_all(node.children, table, asker, options)
        if self.spec.leanings is not None:
            # Most nodes are never reached again. Their priors are not worked out before they are.
            return self._roll_out(table, self.spec.habit)
        node.habit = self.spec.habit(table, asker)
        table.flow.submit(table, node.habit, asker)
        values = self._roll_out(table, self.spec.habit)
        node.children[asker, node.habit] = Node(values[asker])
        return values

    def _roll_out(self, table: Table, habit: Habit) -> Sequence[float]:
        """Let every seat play by the habit for some rounds, and evaluate the table then."""
        play_by_habit(table, habit, table.round + self.spec.rounds_ahead)
        return self._values(table)

    def _priors(self, table: Table, asker: Seat, options: Sequence[Word]) -> dict[Word, float]:
        assert self.spec.leanings is not None  # noqa: S101 - callers have checked it
        uniform, rest = UNIFORM_PRIOR / len(options), 1 - UNIFORM_PRIOR
        leanings = self.spec.leanings(table, asker)
        return {word: uniform + rest * leaning for word, leaning in zip(options, leanings, strict=True)}

    def _select(self, node: Node, table: Table, asker: Seat, options: Sequence[Word]) -> tuple[Word, Node]:
        children = node.children
        assert children is not None  # noqa: S101 - a node is expanded before it is passed
        if self.spec.leanings is None:
            return _select(children, node.habit, asker, options)
        if node.priors is None:
            node.priors = self._priors(table, asker, options)
        priors = node.priors
        for word in options:
            if word not in priors:
                # This determinization offers a word that the first one did not.
                priors.update(self._priors(table, asker, options))
                break
        return _select_by_priors(children, priors, asker, options)

    def _try_all(
        self, children: Children, table: Table, asker: Seat, options: Sequence[Word]
    ) -> Sequence[float]:
        """Try every option with the same luck; the value of the node is that of the best one."""
        best, most = table, -2.0
        for word in options:
            after = table.clone()
            after.flow.submit(after, word, asker)
            value = worth(self.spec, after, asker)
            children[asker, word] = Node(value)
            if value > most:
                best, most = after, value
        return [most] * table.seats if self.cooperative else self._values(best)

    def _values(self, table: Table) -> Sequence[float]:
        if self.cooperative:
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


def _select(
    children: Children, habit: Word | None, asker: Seat, options: Sequence[Word]
) -> tuple[Word, Node]:
    """The word with the best sum of its mean and an exploration bonus, which favours the habit (PUCT)."""
    unknown = _mean(children)
    bonus = EXPLORATION * sqrt(sum(child.visits for child in children.values()) + 1)
    share = (1 - HABIT_PRIOR) / len(options) if habit in options else 1 / len(options)
    chosen, most = options[0], -9.0
    for word in options:
        child = children.get((asker, word))
        prior = share + HABIT_PRIOR if word == habit else share
        if child is None:
            score = unknown + bonus * prior
        else:
            score = child.total / child.visits + bonus * prior / (1 + child.visits)
        if score > most:
            chosen, most = word, score
    return chosen, _reached(children, asker, chosen)


def _select_by_priors(
    children: Children, priors: dict[Word, float], asker: Seat, options: Sequence[Word]
) -> tuple[Word, Node]:
    """The same with a prior for each word."""
    unknown = _mean(children)
    bonus = EXPLORATION * sqrt(sum(child.visits for child in children.values()) + 1)
    chosen, most = options[0], -9.0
    for word in options:
        child = children.get((asker, word))
        if child is None:
            score = unknown + bonus * priors[word]
        else:
            score = child.total / child.visits + bonus * priors[word] / (1 + child.visits)
        if score > most:
            chosen, most = word, score
    return chosen, _reached(children, asker, chosen)


def _reached(children: Children, asker: Seat, word: Word) -> Node:
    reached = children.get((asker, word))
    if reached is None:
        reached = children[asker, word] = Node(0.0)
        reached.visits = 0
    return reached


def _mean(children: Children) -> float:
    """The mean of all words that have been tried; it stands for those that have not."""
    visits = sum(child.visits for child in children.values())
    return sum(child.total for child in children.values()) / max(1, visits)
