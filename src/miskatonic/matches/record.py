"""The record of a match: its setup, its players and its moves."""

from dataclasses import dataclass
from typing import NamedTuple

from miskatonic.games.spec import AnyGame, BadOptionError, check_seats
from miskatonic.kernel.dice import Secret, Seed
from miskatonic.kernel.table import Table


class Occupant(NamedTuple):
    """Who plays a seat: a person, or the bot that `bot` names."""

    name: str
    bot: str | None = None


class Move(NamedTuple):
    """One word: who said it, its text, the digest of the table after it, and the secret of its chance."""

    seat: int
    word: str
    digest: str
    secret: Secret | None = None


@dataclass(frozen=True)
class MatchSetup:
    """Everything that determines a table before the first word."""

    spec: AnyGame
    seats: tuple[Occupant, ...]
    seed: Seed
    options: dict[str, str]
    content: object = None

    def __post_init__(self) -> None:
        check_seats(self.spec.seats_for(self.options), len(self.seats))
        if self.is_solo and any(who.bot is not None for who in self.seats):
            raise BadOptionError("one person plays all seats of this table, so no bot can sit at it")

    @property
    def is_solo(self) -> bool:
        """Does one person play all seats?"""
        return self.spec.is_solo(self.options)

    def lay(self) -> Table:
        """A new table at its first decision, with a chronicle."""
        table: Table = self.spec.new(
            len(self.seats), self.options, self.seed, content=self.content, chronicle=True
        )
        return table
