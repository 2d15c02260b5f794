"""Somebody who looks further: a tree search over what may be true (information-set Monte Carlo).

The tree is one of words, not of tables: each thought imagines a new truth and walks down the same tree,
so a word's value is its mean over everything the seat must reckon with. Who is to choose in the tree
chooses for the own seat; in a cooperative game the value is the same for all.

In a game that brings a habit, a thought that comes to a new place plays on from there by habit for some
rounds before the instinct judges, and the tree trusts the habit until other words have proved better:
chance moves a game more than any single word, and without that trust the search would follow the noise.
If the game also tells how much an experienced player would think of each option (leanings), the favour is
shared out by that. In a game without a habit all options of a new place are tried at once, with the same
luck.
"""

from collections.abc import Callable, Sequence
from math import sqrt
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

# How much a rarely tried word is favoured.
CURIOSITY = 0.6
# The share of that favour which belongs to the habit's word before anything is known.
TRUST = 0.5
# How much worse than the others a word is taken to be that has not been tried.
RESERVE = 0.0
# The share of favour that all options have alike, whatever the leanings are.
OPEN_MIND = 0.1

Habit: TypeAlias = Callable[[Table, Seat], Word]


class Node:
    """A place in the tree: the words said since the root. Its total is that of the seat that came here."""

    __slots__ = ("children", "habit", "shares", "total", "visits")

    def __init__(self, value: float) -> None:
        self.total = value
        self.visits = 1
        self.children: Children | None = None
        # The word that is said here by habit.
        self.habit: Word | None = None
        # How much is thought of each word here beforehand.
        self.shares: dict[Word, float] | None = None


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
        for left in self.budget.spend():
            tree.think(root, vantage.imagine(dice), vantage.seat)
            if _is_settled(root, left):
                break
        return _opinions(root, vantage)


def _is_settled(root: Node, left: float) -> bool:
    """Can so many more thoughts not change which word is thought of most?"""
    if not root.children:
        return False
    visits = sorted(child.visits for child in root.children.values())
    return visits[-1] - (visits[-2] if len(visits) > 1 else 0) > left


def _opinions(root: Node, vantage: Vantage) -> list[Opinion]:
    """The word most thought about first; of words that no thought tried nothing is known."""
    seat, children = vantage.seat, root.children or {}
    thoughts = sum(child.visits for child in children.values())
    opinions = []
    for word in vantage.options:
        child = children.get((seat, word))
        if child is None:
            opinions.append(Opinion(word, _mean(children), (word,), 0.0))
        else:
            value, weight = child.total / child.visits, child.visits / thoughts
            opinions.append(Opinion(word, value, (word, *_plan(child, seat)), weight))
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
        """Walk down to a new place, judge it, and tell the places above what came of it."""
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
                values = self._judge(node, table, asker, options)
            else:
                word, node = self._select(node, table, asker, options)
                path.append((node, asker))
                table.flow.submit(table, word, asker)
        for visited, chooser in path:
            visited.visits += 1
            visited.total += values[chooser]

    def _judge(self, node: Node, table: Table, asker: Seat, options: Sequence[Word]) -> Sequence[float]:
        """The value of a new place, for every seat."""
        node.children = {}
        if self.spec.habit is None:
            return self._try_all(node.children, table, asker, options)
        if self.spec.leanings is not None:
            node.shares = self._shares(table, asker, options)
            return self._play_on(table, self.spec.habit)
        node.habit = self.spec.habit(table, asker)
        table.flow.submit(table, node.habit, asker)
        values = self._play_on(table, self.spec.habit)
        node.children[asker, node.habit] = Node(values[asker])
        return values

    def _play_on(self, table: Table, habit: Habit) -> Sequence[float]:
        """Let everybody play on by habit for a while, and look where that leads."""
        until = table.round + self.spec.rounds_ahead
        flow = table.flow
        while (asked := flow.decision) is not None and table.round < until:
            seat = asked.seat if asked.offers is None else table.dice.pick(asked.seats)
            flow.submit(table, habit(table, seat), seat)
        return self._values(table)

    def _shares(self, table: Table, asker: Seat, options: Sequence[Word]) -> dict[Word, float]:
        assert self.spec.leanings is not None  # noqa: S101 - who calls has asked
        alike = OPEN_MIND / len(options)
        shares = self.spec.leanings(table, asker)
        return {word: alike + (1 - OPEN_MIND) * share for word, share in zip(options, shares, strict=True)}

    def _select(self, node: Node, table: Table, asker: Seat, options: Sequence[Word]) -> tuple[Word, Node]:
        children = node.children
        assert children is not None  # noqa: S101 - a place is judged before it is passed
        shares = node.shares
        if shares is None:
            return _select(children, node.habit, asker, options)
        for word in options:
            if word not in shares:
                # Another truth offers what the first one did not.
                shares.update(self._shares(table, asker, options))
                break
        return _select_by_shares(children, shares, asker, options)

    def _try_all(
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

    def _values(self, table: Table) -> Sequence[float]:
        if self.cooperative:
            return [worth(self.spec, table, 0)] * table.seats
        if self.spec.instincts is not None and table.flow.outcome is None:
            return self.spec.instincts(table)
        return [worth(self.spec, table, seat) for seat in range(table.seats)]


def _select(
    children: Children, habit: Word | None, asker: Seat, options: Sequence[Word]
) -> tuple[Word, Node]:
    """The most promising word: a good mean, or rarely tried, or said by habit (PUCT)."""
    usual = _mean(children)
    favour = CURIOSITY * sqrt(sum(child.visits for child in children.values()) + 1)
    share = (1 - TRUST) / len(options) if habit in options else 1 / len(options)
    chosen, most = options[0], -9.0
    for word in options:
        child = children.get((asker, word))
        part = share + TRUST if word == habit else share
        if child is None:
            score = usual + favour * part
        else:
            score = child.total / child.visits + favour * part / (1 + child.visits)
        if score > most:
            chosen, most = word, score
    return chosen, _reached(children, asker, chosen)


def _select_by_shares(
    children: Children, shares: dict[Word, float], asker: Seat, options: Sequence[Word]
) -> tuple[Word, Node]:
    """The same, with a favour of its own for each word."""
    usual = _mean(children) - RESERVE
    favour = CURIOSITY * sqrt(sum(child.visits for child in children.values()) + 1)
    chosen, most = options[0], -9.0
    for word in options:
        child = children.get((asker, word))
        if child is None:
            score = usual + favour * shares[word]
        else:
            score = child.total / child.visits + favour * shares[word] / (1 + child.visits)
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
    """What a word is worth that has not been tried: what the others are."""
    visits = sum(child.visits for child in children.values())
    return sum(child.total for child in children.values()) / max(1, visits)
