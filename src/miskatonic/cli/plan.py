"""What `simulate` and `balance` were asked for."""

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

from miskatonic.arena.series import Progress
from miskatonic.arena.simulate import Simulation
from miskatonic.cli.output import progress_bar
from miskatonic.cli.shelf import listed, table_options
from miskatonic.games.registry import find_game

R_co = TypeVar("R_co", covariant=True)


class Measure(Protocol[R_co]):
    """Plays many games and says something about them."""

    def __call__(self, plan: Simulation, *, jobs: int = 1, progress: Progress | None = None) -> R_co: ...


@dataclass(frozen=True)
class Plan:
    """The arguments of the command, as typed."""

    game: str
    seats: int
    bots: str
    games: int
    seed: int
    jobs: int
    options: tuple[str, ...]
    variant: str | None
    content: Path | None

    def run(self, measure: Measure[R_co]) -> R_co:
        """Play the games, with a bar that shows how far they are."""
        spec = find_game(self.game)
        options = table_options(spec, self.options, self.variant)
        bots = tuple(listed(self.bots))
        simulation = Simulation(spec, self.seats, bots, self.games, self.seed, options, self.content)
        with progress_bar(f"{self.game}, {self.bots}") as progress:
            return measure(simulation, jobs=self.jobs, progress=progress)
