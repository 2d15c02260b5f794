"""What differs between two contents of one game, played on the same seeds by the same bots."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any, TypeAlias, Unpack

from miskatonic.arena.effects import EFFECTS, Effects
from miskatonic.arena.game import Game
from miskatonic.arena.paired import Difference, means, rates
from miskatonic.arena.run import BadRunError, Means, Played, Run, play
from miskatonic.kernel.flow import Seat

Seen: TypeAlias = Game[Effects]

# The name of the content that comes with a game.
DEFAULT_CONTENT = "house"
# A spread of differences needs two of them.
_FEWEST = 2


def compare(run: Run, other: Path | None, **means: Unpack[Means]) -> "Comparison":
    """Play a run with its own content and with another one (None: the one that comes with the game).

    With `keep_finished`, what is finished at an interrupt is compared, if it is enough.
    """
    if run.games < _FEWEST:
        raise BadRunError(f"a comparison needs at least {_FEWEST} games of each, not {run.games}")
    both = [run, replace(run, content=other)]
    a, b = play(both, EFFECTS, **means)
    if a.run.games < _FEWEST:
        raise KeyboardInterrupt
    return Comparison(_side(a), _side(b))


@dataclass(frozen=True)
class Side:
    """One content: its powers and its games."""

    name: str
    digest: str | None
    powers: frozenset[str]
    played: Played[Effects]


def _side(played: Played[Effects]) -> Side:
    run = played.run
    content = run.load_content()
    name = DEFAULT_CONTENT if run.content is None else str(run.content)
    return Side(name, getattr(content, "digest", None), run.spec.powers(content), played)


@dataclass(frozen=True)
class Comparison:
    """A view of two runs with the same seeds, game by game."""

    a: Side
    b: Side

    @property
    def run(self) -> Run:
        """The run of side A; that of side B differs in its content alone."""
        return self.a.played.run

    @property
    def cooperative(self) -> bool:
        return self.run.spec.cooperative

    @cached_property
    def won(self) -> list[Difference]:
        """Games won: by the team as the only entry in a cooperative game, else by each seat."""
        if self.cooperative:
            return [self._rates(lambda seen: 0 in seen.record.winners)]
        return [self._rates(partial(_has_won, seat)) for seat in range(self.run.seats)]

    @cached_property
    def scores(self) -> list[Difference]:
        """Final points of each seat; in a cooperative game a lost game has none, so there are none."""
        if self.cooperative:
            return []
        return [self._means(partial(_score, seat)) for seat in range(self.run.seats)]

    @cached_property
    def first_advantage(self) -> Difference | None:
        """How much more than a fair share the seat asked first wins; a shared win counts in parts."""
        sides = (*self.a.played.games, *self.b.played.games)
        if self.cooperative or any(seen.first is None for seen in sides):
            return None
        return self._means(self._beyond_fair_share)

    def _beyond_fair_share(self, seen: Seen) -> float:
        winners = seen.record.winners
        return (seen.first in winners) / max(1, len(winners)) - 1 / self.run.seats

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
        names = dict.fromkeys(seen.record.ending for side in (self.a, self.b) for seen in side.played.games)
        found = {name: self._rates(partial(_has_ended, name)) for name in sorted(names)}
        return dict(sorted(found.items(), key=lambda item: -(item[1].a + item[1].b)))

    @cached_property
    def effects(self) -> dict[str, Difference]:
        """Effects of each card's power in a game, the largest clear difference first."""
        powers = sorted(self.a.powers | self.b.powers)
        found = {power: self._means(partial(_effects, power)) for power in powers}
        return dict(sorted(found.items(), key=lambda item: _prominence(item[1])))

    def _rates(self, is_so: Callable[[Seen], bool]) -> Difference:
        return rates(*([is_so(seen) for seen in side.played.games] for side in (self.a, self.b)))

    def _means(self, amount: Callable[[Seen], float]) -> Difference:
        return means(*([amount(seen) for seen in side.played.games] for side in (self.a, self.b)))

    def as_dict(self) -> dict[str, Any]:
        """The stable form of `compare --json`; only the seconds differ when it is repeated."""
        won = [found.as_dict() for found in self.won]
        return {
            **self.run.describe(),
            "a": {"content": self.a.name, "digest": self.a.digest},
            "b": {"content": self.b.name, "digest": self.b.digest},
            "seconds": self.a.played.seconds,
            "won": won[0] if self.cooperative else won,
            "scores": None if self.cooperative else [found.as_dict() for found in self.scores],
            "first_advantage": self.first_advantage and self.first_advantage.as_dict(),
            "spread": self.spread and self.spread.as_dict(),
            "rounds": self.rounds.as_dict(),
            "decisions": self.decisions.as_dict(),
            "endings": {name: found.as_dict() for name, found in self.endings.items()},
            "effects": {cause: found.as_dict() for cause, found in self.effects.items()},
        }


def _has_won(seat: Seat, seen: Seen) -> bool:
    return seat in seen.record.winners


def _score(seat: Seat, seen: Seen) -> int:
    return seen.record.scores[seat]


def _has_ended(ending: str, seen: Seen) -> bool:
    return seen.record.ending == ending


def _effects(power: str, seen: Seen) -> int:
    return seen.notes.get(power, 0)


def _prominence(found: Difference) -> tuple[bool, float]:
    return not found.is_clear, -abs(found.difference)
