"""A contest: rounds of games between entrants, until their order is certain enough.

A round plays its lineups on the same new seeds. In a round robin everybody meets everybody in each round. On
a ladder only neighbours meet whose order is still open; it needs far fewer games when there are many
entrants. Which games a round has depends only on the rounds before it. So a contest that is interrupted and
resumed gives the same result as one that is not, whatever the number of workers.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from miskatonic.arena.run import BadRunError, Run
from miskatonic.arena.tournament.lineups import Entrants, Lineup, Pairing
from miskatonic.arena.tournament.ratings import Ratings, Result, fit
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.flow import Seat

System: TypeAlias = Literal["round-robin", "ladder"]
SYSTEMS: Final[tuple[System, ...]] = ("round-robin", "ladder")

# The first round has so many seeds, and every later one half as many as have been played: the order is
# looked at a few times, not after every game.
FIRST_ROUND: Final = 8
GROWTH: Final = 0.5
# To stop, a difference must be three standard errors from zero. A contest looks at its results again and
# again, and two would be passed too often by chance.
CERTAIN: Final = 3.0


@dataclass(frozen=True)
class Contest:
    """What is to be played; checked when it is made."""

    spec: AnyGame
    seats: int
    bots: tuple[str, ...] = ()
    teams: tuple[tuple[str, ...], ...] = ()
    mixed: bool = False
    system: System = "round-robin"
    # The most seeds. Each is played by every lineup of its round.
    seeds: int = 200
    # Two entrants count as equal when their difference is known to so many points of rating.
    within: float = 30.0
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    content: Path | None = None

    def __post_init__(self) -> None:
        if self.seeds < 1:
            raise BadRunError(f"the number of seeds must be at least 1, not {self.seeds}")
        if self.within <= 0:
            raise BadRunError(f"the width that is certain enough must be above 0, not {self.within:g}")
        if self.system not in SYSTEMS:
            raise BadRunError(f"there is no system '{self.system}'; choose from: {', '.join(SYSTEMS)}")
        for lineup in self.entrants.lineups(self.entrants.pairings):
            self.run(lineup, 0, 1)

    @cached_property
    def entrants(self) -> Entrants:
        opponents = self.spec.count_opponents(self.options)
        return Entrants(self.spec, self.seats, opponents, self.bots, self.teams, self.mixed)

    def run(self, lineup: Lineup, first: int, games: int) -> Run:
        """So many games of a lineup, on the seeds from this number on."""
        bots = self.entrants.bots_of(lineup)
        return Run(self.spec, self.seats, bots, games, self.seed, self.options, self.content, first)

    def describe(self) -> dict[str, Any]:
        """What makes two contests the same. The limits of a contest may be raised when it is resumed."""
        return {
            "game": self.spec.key,
            "rules_version": self.spec.rules_version,
            "seats": self.seats,
            "entrants": list(self.entrants.names),
            "mixed": self.mixed,
            "system": self.system,
            "within": self.within,
            "seed": self.seed,
            "options": self.spec.settle(self.options),
            "content": None if self.content is None else str(self.content.resolve()),
        }


@dataclass
class Round:
    """The lineups of a round, its seeds, and the winners of each game that has been played."""

    lineups: tuple[Lineup, ...]
    first: int
    count: int
    # For each lineup the winners on each seed, in the order of the seeds. All lineups are equally far.
    winners: dict[Lineup, list[tuple[Seat, ...]]]

    @property
    def played(self) -> int:
        """On how many seeds all lineups have played."""
        return min(len(each) for each in self.winners.values())


@dataclass
class Course:
    """How far a contest has come."""

    contest: Contest
    rounds: list[Round] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def seeds(self) -> int:
        return sum(each.played for each in self.rounds)

    @property
    def games(self) -> int:
        return sum(each.played * len(each.lineups) for each in self.rounds)

    def ratings(self) -> Ratings:
        entrants = self.contest.entrants
        results = [
            Result(each.first + at, entrants.sides(lineup), entrants.shares(winners))
            for each in self.rounds
            for lineup, games in each.winners.items()
            for at, winners in enumerate(games[: each.played])
        ]
        return fit(len(entrants.names), results, around_mean=not self.contest.spec.cooperative)

    def next_round(self) -> Round | None:
        """The round that goes on or comes next; None if the contest is over."""
        if self.rounds and self.rounds[-1].played < self.rounds[-1].count:
            return self.rounds[-1]
        done = self.seeds
        left = self.contest.seeds - done
        pairings = self._open_pairings()
        if left <= 0 or not pairings:
            return None
        count = min(left, max(FIRST_ROUND, round(GROWTH * done)))
        lineups = tuple(self.contest.entrants.lineups(pairings))
        self.rounds.append(Round(lineups, done, count, {lineup: [] for lineup in lineups}))
        return self.rounds[-1]

    @property
    def is_certain(self) -> bool:
        return bool(self.rounds) and not self._undecided(self.ratings())

    def _open_pairings(self) -> list[Pairing]:
        everybody = self.contest.entrants.pairings
        if not self.rounds:
            return everybody if self.contest.system == "round-robin" else _neighbours(self._named_order())
        undecided = self._undecided(self.ratings())
        return everybody if undecided and self.contest.system == "round-robin" else undecided

    def _named_order(self) -> list[int]:
        return list(range(len(self.contest.entrants.names)))

    def _undecided(self, ratings: Ratings) -> list[Pairing]:
        """Neighbours whose order is not certain and whose difference is not known well enough either."""
        return [pair for pair in _neighbours(ratings.order()) if not self._is_decided(ratings, pair)]

    def _is_decided(self, ratings: Ratings, pair: Pairing) -> bool:
        difference = ratings.difference(*pair)
        return ratings.certainty(*pair) > CERTAIN or difference.high - difference.value <= self.contest.within


def _neighbours(order: list[int]) -> list[Pairing]:
    return list(pairwise(order))


Save: TypeAlias = Callable[[Course], None]
