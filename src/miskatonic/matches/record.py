"""What is written down of a match: how the table was set, who sits there, and what was said."""

from dataclasses import dataclass
from typing import NamedTuple

from miskatonic.games.spec import GameSpec, check_seats
from miskatonic.kernel.dice import Seed
from miskatonic.kernel.table import Table


class Occupant(NamedTuple):
    """Who sits at a seat: a person, or the bot of that name."""

    name: str
    bot: str | None = None


class Move(NamedTuple):
    """One word: who said it, its text, and the digest of the table after it."""

    seat: int
    word: str
    digest: str


@dataclass(frozen=True)
class MatchSetup:
    """Everything that decides a table before the first word."""

    spec: GameSpec
    seats: tuple[Occupant, ...]
    seed: Seed
    options: dict[str, str]
    content: object = None

    def __post_init__(self) -> None:
        check_seats(self.spec.seats, len(self.seats))

    def lay(self) -> Table:
        """A fresh table, standing at its first decision, that tells what happens."""
        table: Table = self.spec.new(
            len(self.seats), self.options, self.seed, content=self.content, chronicle=True
        )
        return table
