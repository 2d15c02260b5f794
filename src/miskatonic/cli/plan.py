"""What `simulate` and `balance` were asked for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

from miskatonic.arena.series import Progress
from miskatonic.cli.output import progress_bar
from miskatonic.cli.shelf import listed, table_options
from miskatonic.games.registry import find_game
from miskatonic.games.spec import GameSpec

R_co = TypeVar("R_co", covariant=True)


class Measure(Protocol[R_co]):
    """Plays many games and says something about them."""

    def __call__(
        self,
        spec: GameSpec,
        seats: int,
        bots: Sequence[str],
        games: int,
        *,
        seed: int = 1,
        jobs: int = 1,
        options: Mapping[str, str] | None = None,
        content: Path | None = None,
        progress: Progress | None = None,
    ) -> R_co: ...


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
        with progress_bar(f"{self.game}, {self.bots}") as progress:
            return measure(
                spec,
                self.seats,
                listed(self.bots),
                self.games,
                seed=self.seed,
                jobs=self.jobs,
                options=table_options(spec, self.options, self.variant),
                content=self.content,
                progress=progress,
            )
