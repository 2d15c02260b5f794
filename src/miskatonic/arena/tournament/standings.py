"""What a contest has shown: ratings, differences between neighbours, and how each lineup fared."""

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any, Literal, NamedTuple, TypeAlias

from miskatonic.arena.interval import Z95, Estimate, wilson95
from miskatonic.arena.tournament.contest import Course
from miskatonic.arena.tournament.lineups import Lineup
from miskatonic.arena.tournament.ratings import Ratings

Stopped: TypeAlias = Literal["certain", "limit", "interrupted"]


class Standing(NamedTuple):
    """One entrant: its rating, how many games it played in, and its share of their wins."""

    name: str
    rating: Estimate
    games: int
    win_rate: float


class Step(NamedTuple):
    """How far an entrant stands above the next one."""

    above: str
    below: str
    difference: Estimate
    is_clear: bool


class LineupResult(NamedTuple):
    """How one lineup fared: the wins of each side, and the rate that the ratings predict for it."""

    bots: tuple[str, ...]
    games: int
    wins: tuple[float, ...]
    expected: tuple[float, ...]


@dataclass(frozen=True)
class Standings:
    """A view of a contest."""

    course: Course
    is_over: bool

    @cached_property
    def ratings(self) -> Ratings:
        return self.course.ratings()

    @property
    def stopped(self) -> Stopped:
        """Why no more games were played."""
        if not self.is_over:
            return "interrupted"
        return "certain" if self.course.is_certain else "limit"

    @cached_property
    def lineups(self) -> list[LineupResult]:
        """Every lineup, in the order in which they were first played."""
        entrants = self.course.contest.entrants
        return [
            LineupResult(
                entrants.bots_of(lineup),
                games,
                wins,
                tuple(self.ratings.expected(entrants.sides(lineup))),
            )
            for lineup, (games, wins) in self._wins().items()
        ]

    def _wins(self) -> dict[Lineup, tuple[int, tuple[float, ...]]]:
        found: dict[Lineup, tuple[int, tuple[float, ...]]] = {}
        entrants = self.course.contest.entrants
        for each in self.course.rounds:
            for lineup, games in each.winners.items():
                count, wins = found.get(lineup, (0, (0.0,) * len(entrants.sides(lineup))))
                for winners in games[: each.played]:
                    wins = tuple(a + b for a, b in zip(wins, entrants.shares(winners), strict=True))
                found[lineup] = (count + each.played, wins)
        return found

    @cached_property
    def table(self) -> list[Standing]:
        """The entrants, the strongest first. With several seats in a game, the win rate of one seat."""
        entrants = self.course.contest.entrants
        played, chances = defaultdict[int, int](int), defaultdict[int, int](int)
        won = defaultdict[int, float](float)
        for lineup, (games, wins) in self._wins().items():
            sides = (lineup,) if entrants.spec.cooperative else tuple((entrant,) for entrant in lineup)
            for entrant in set(lineup):
                played[entrant] += games
            for members, share in zip(sides, wins, strict=False):
                for entrant in set(members):
                    won[entrant] += share
                    chances[entrant] += games
        return [
            Standing(
                entrants.names[entrant],
                self.ratings.rating(entrant),
                played[entrant],
                won[entrant] / max(1, chances[entrant]),
            )
            for entrant in self.ratings.order()
        ]

    @cached_property
    def steps(self) -> list[Step]:
        names, order = self.course.contest.entrants.names, self.ratings.order()
        return [
            Step(
                names[above],
                names[below],
                self.ratings.difference(above, below),
                self.ratings.certainty(above, below) > Z95,
            )
            for above, below in pairwise(order)
        ]

    def as_dict(self) -> dict[str, Any]:
        """The stable form of `arena --json`; only the seconds differ when it is repeated."""
        contest = self.course.contest
        return {
            "game": contest.spec.key,
            "seats": contest.seats,
            "seed": contest.seed,
            "options": contest.spec.settle(contest.options),
            "system": contest.system,
            "within": contest.within,
            "games": self.course.games,
            "seeds": self.course.seeds,
            "seconds": self.course.seconds,
            "stopped": self.stopped,
            "ratings": [
                {
                    "name": name,
                    "rating": rating.value,
                    "interval95": [rating.low, rating.high],
                    "games": games,
                    "win_rate": rate,
                }
                for name, rating, games, rate in self.table
            ],
            "differences": [
                {
                    "above": step.above,
                    "below": step.below,
                    "difference": step.difference.value,
                    "interval95": [step.difference.low, step.difference.high],
                    "clear": step.is_clear,
                }
                for step in self.steps
            ],
            "lineups": [self._lineup_dict(each) for each in self.lineups],
        }

    def _lineup_dict(self, each: LineupResult) -> dict[str, Any]:
        rates = [wins / each.games for wins in each.wins]
        if self.course.contest.spec.cooperative:
            low, high = wilson95(round(each.wins[0]), each.games)
            return {
                "bots": list(each.bots),
                "games": each.games,
                "win_rate": rates[0],
                "interval95": [low, high],
                "expected": each.expected[0],
            }
        return {
            "bots": list(each.bots),
            "games": each.games,
            "win_rate": rates,
            "interval95": [list(wilson95(round(wins), each.games)) for wins in each.wins],
            "expected": list(each.expected),
        }
