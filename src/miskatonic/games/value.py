"""A learned value: a small network over named features of a table, whose weights are a data file.

The network is a linear part plus one hidden layer of rectified units, and gives one number, a strength. In a
competitive game every seat has a strength, and its chance to win is its share of their exponentials. In a
cooperative game the team has one strength, and the chance is its logistic.

Plain Python, so that the base installation needs nothing more and every machine works out the same numbers
(ADR 0130). `python -m bench.value GAME` trains the weights and writes the file.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp, tanh
from operator import mul
from pathlib import Path
from typing import Any, Generic, TypeVar

from miskatonic.kernel.errors import MiskatonicError

T = TypeVar("T")


class BadValueError(MiskatonicError):
    """A file of weights that does not fit the features of its game."""


class Network:
    """Weights that are ready to be used."""

    __slots__ = ("_bias", "_hidden", "_linear", "inputs")

    def __init__(self, weights: dict[str, Any]) -> None:
        self._bias: float = weights["bias"]
        self._linear: list[float] = weights["linear"]
        # For each hidden unit its weights, its threshold, and what it adds to the strength.
        self._hidden: list[tuple[list[float], float, float]] = [
            (unit["weights"], unit["bias"], unit["out"]) for unit in weights["hidden"]
        ]
        self.inputs = len(self._linear)

    def strength(self, inputs: Sequence[float]) -> float:
        total: float = self._bias + sum(map(mul, self._linear, inputs))
        for weights, bias, out in self._hidden:
            excited = bias + sum(map(mul, weights, inputs))
            if excited > 0:
                total += out * excited
        return total


@dataclass(frozen=True)
class LearnedValue(Generic[T]):
    """What a game declares: its features and where their weights lie."""

    # The name of each feature, in their order.
    names: tuple[str, ...]
    # One row of features for each seat in a competitive game, one row for the team in a cooperative one.
    rows: Callable[[T], Sequence[Sequence[float]]]
    file: Path

    @cached_property
    def network(self) -> Network:
        written = json.loads(self.file.read_text(encoding="utf-8"))
        if tuple(written["features"]) != self.names:
            raise BadValueError(f"{self.file.name} was trained on other features; train it again")
        return Network(written["network"])

    def for_seats(self, table: T) -> list[float]:
        """For every seat of a competitive game twice its chance to win, less one."""
        strengths = [self.network.strength(row) for row in self.rows(table)]
        most = max(strengths)
        odds = [exp(each - most) for each in strengths]
        total = sum(odds)
        return [2 * each / total - 1 for each in odds]

    def for_team(self, table: T) -> float:
        """The same for the team of a cooperative game."""
        return tanh(self.strength(table) / 2)

    def strength(self, table: T) -> float:
        """The logarithm of the odds that the team of a cooperative game wins."""
        (row,) = self.rows(table)
        return self.network.strength(row)
