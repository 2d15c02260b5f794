"""Who sits where: the lineups in which entrants meet, with every seat taken by each side in turn."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import TypeAlias

from miskatonic.arena.run import BadRunError
from miskatonic.arena.tournament.ratings import Side
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.flow import Seat

# For each seat the number of the entrant who sits there.
Lineup: TypeAlias = tuple[int, ...]
# Two entrants that are to be told apart.
Pairing: TypeAlias = tuple[int, int]

TEAM_SIGN = "+"


@dataclass(frozen=True)
class Entrants:
    """Who takes part: bots, or in a cooperative game whole teams with a bot for each seat.

    With `mixed`, bots of a cooperative game also play in one team. `rival` is the bot of the seats that play
    against a team, if the table has any.
    """

    spec: AnyGame
    seats: int
    opponents: int
    bots: tuple[str, ...] = ()
    teams: tuple[tuple[str, ...], ...] = ()
    mixed: bool = False
    rival: str = "greedy"

    def __post_init__(self) -> None:
        if self.bots and self.teams:
            raise BadRunError("name bots or teams, not both")
        if not self.spec.cooperative and (self.teams or self.mixed):
            raise BadRunError(f"{self.spec.key} is not cooperative: it has no teams")
        for team in self.teams:
            if len(team) != self.team_size:
                raise BadRunError(
                    f"a team needs a bot for each of its {self.team_size} seats, not {len(team)}"
                )
        if len(self.names) < 2:  # noqa: PLR2004 - a contest needs two
            raise BadRunError("name at least two bots or teams to be compared")
        twice = next((name for name in self.names if self.names.count(name) > 1), None)
        if twice is not None:
            raise BadRunError(f"'{twice}' is named twice")

    @property
    def team_size(self) -> int:
        return self.seats - self.opponents

    @cached_property
    def names(self) -> tuple[str, ...]:
        return self.bots or tuple(TEAM_SIGN.join(team) for team in self.teams)

    @property
    def pairings(self) -> list[Pairing]:
        """Everybody against everybody."""
        return list(combinations(range(len(self.names)), 2))

    def lineups(self, pairings: Sequence[Pairing]) -> list[Lineup]:
        """The lineups that tell these pairs apart. All are played on the same seeds."""
        found = (lineup for pairing in pairings for lineup in self._of(pairing))
        return list(dict.fromkeys(found))

    def _of(self, pairing: Pairing) -> Iterator[Lineup]:
        if self.spec.cooperative:
            for entrant in pairing:
                yield (entrant,) * self.team_size
        if self.mixed or not self.spec.cooperative:
            for one, others in (pairing, pairing[::-1]):
                for seat in range(self.team_size):
                    yield tuple(one if at == seat else others for at in range(self.team_size))

    def bots_of(self, lineup: Lineup) -> tuple[str, ...]:
        """The bot of every seat of the table."""
        if self.teams:
            return (*self.teams[lineup[0]], *[self.rival] * self.opponents)
        return (*(self.bots[entrant] for entrant in lineup), *[self.rival] * self.opponents)

    def sides(self, lineup: Lineup) -> tuple[Side, ...]:
        """The sides of a game with this lineup: its seats; or the team, and the game it plays against."""
        count = len(self.names)
        if not self.spec.cooperative:
            return tuple(tuple(float(each == entrant) for each in range(count)) for entrant in lineup)
        team = tuple(lineup.count(entrant) / len(lineup) for entrant in range(count))
        return (team, (0.0,) * count)

    def shares(self, winners: Sequence[Seat]) -> tuple[float, ...]:
        """Which part of the win each side has."""
        if self.spec.cooperative:
            return (1.0, 0.0) if 0 in winners else (0.0, 1.0)
        share = 1 / len(winners) if winners else 1 / self.seats
        return tuple(share if not winners or seat in winners else 0.0 for seat in range(self.seats))
