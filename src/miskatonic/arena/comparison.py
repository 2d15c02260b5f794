"""What the difference between two contents is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

from miskatonic.arena.observing import Observation
from miskatonic.arena.paired import Difference, means, rates
from miskatonic.kernel.flow import Seat


@dataclass(frozen=True)
class Side:
    """One content, its powers, and its games in the order of their numbers."""

    name: str
    digest: str | None
    powers: frozenset[str]
    observed: Sequence[Observation]


@dataclass(frozen=True)
class Comparison:
    """Two sides whose games have the same seeds, and what they were played with."""

    game: str
    cooperative: bool
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str]
    a: Side
    b: Side
    seconds: float

    @property
    def games(self) -> int:
        """Of each side."""
        return len(self.a.observed)

    @cached_property
    def won(self) -> list[Difference]:
        """Games won: by the team as the only entry in a cooperative game, else by each seat."""
        if self.cooperative:
            return [self._rates(lambda seen: bool(seen.record.winners))]
        return [self._rates(partial(_has_won, seat)) for seat in range(self.seats)]

    @cached_property
    def scores(self) -> list[Difference]:
        """Final points of each seat; in a cooperative game a lost game has none, so there are none."""
        if self.cooperative:
            return []
        return [self._means(partial(_score, seat)) for seat in range(self.seats)]

    @cached_property
    def first_advantage(self) -> Difference | None:
        """What whoever is asked first wins beyond a fair share; a shared win counts in parts."""
        sides = (*self.a.observed, *self.b.observed)
        if self.cooperative or any(seen.first is None for seen in sides):
            return None
        return self._means(self._luck_of_the_first)

    def _luck_of_the_first(self, seen: Observation) -> float:
        winners = seen.record.winners
        return (seen.first in winners) / max(1, len(winners)) - 1 / self.seats

    @cached_property
    def spread(self) -> Difference | None:
        """Points between the best and the worst seat."""
        if self.cooperative:
            return None
        return self._means(lambda seen: max(seen.record.scores) - min(seen.record.scores))

    @cached_property
    def rounds(self) -> Difference:
        return self._means(lambda seen: seen.record.rounds)

    @cached_property
    def decisions(self) -> Difference:
        return self._means(lambda seen: seen.record.decisions)

    @cached_property
    def endings(self) -> dict[str, Difference]:
        """How often games ended in which way, the most frequent first."""
        names = dict.fromkeys(seen.record.ending for side in (self.a, self.b) for seen in side.observed)
        found = {name: self._rates(partial(_has_ended, name)) for name in sorted(names)}
        return dict(sorted(found.items(), key=lambda item: -(item[1].a + item[1].b)))

    @cached_property
    def effects(self) -> dict[str, Difference]:
        """Effects of each card's power in a game, the largest clear difference first."""
        powers = sorted(self.a.powers | self.b.powers)
        found = {power: self._means(partial(_effects, power)) for power in powers}
        return dict(sorted(found.items(), key=lambda item: _prominence(item[1])))

    def _rates(self, is_so: Callable[[Observation], bool]) -> Difference:
        return rates(*([is_so(seen) for seen in side.observed] for side in (self.a, self.b)))

    def _means(self, amount: Callable[[Observation], float]) -> Difference:
        return means(*([amount(seen) for seen in side.observed] for side in (self.a, self.b)))

    def as_dict(self) -> dict[str, Any]:
        """The stable form of `compare --json`; only the seconds vary between runs."""
        won = [found.as_dict() for found in self.won]
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
            "a": {"content": self.a.name, "digest": self.a.digest},
            "b": {"content": self.b.name, "digest": self.b.digest},
            "seconds": self.seconds,
            "won": won[0] if self.cooperative else won,
            "scores": None if self.cooperative else [found.as_dict() for found in self.scores],
            "first_advantage": self.first_advantage and self.first_advantage.as_dict(),
            "spread": self.spread and self.spread.as_dict(),
            "rounds": self.rounds.as_dict(),
            "decisions": self.decisions.as_dict(),
            "endings": {name: found.as_dict() for name, found in self.endings.items()},
            "effects": {cause: found.as_dict() for cause, found in self.effects.items()},
        }


def _has_won(seat: Seat, seen: Observation) -> bool:
    return seat in seen.record.winners


def _score(seat: Seat, seen: Observation) -> int:
    return seen.record.scores[seat]


def _has_ended(ending: str, seen: Observation) -> bool:
    return seen.record.ending == ending


def _effects(power: str, seen: Observation) -> int:
    return seen.effects.get(power, 0)


def _prominence(found: Difference) -> tuple[bool, float]:
    return not found.is_clear, -abs(found.difference)
