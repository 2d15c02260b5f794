"""The games that the contract plays: every seat count with every variant, and kinds of players in turn."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.flow import Seat
from miskatonic.kernel.table import Table
from miskatonic.kernel.words import Word

STANDARD: Final = "standard"
# The variant of random mixes of options (see `testing.mixes`).
MIX: Final = "mix"
# Which kind of player plays a case goes by its seed (see `testing.players`).
KINDS: Final = 4


class Move(NamedTuple):
    """One answer: the seat that gave it, and the word."""

    seat: Seat
    word: Word


class Case(NamedTuple):
    """Everything that determines one game of the contract."""

    spec: AnyGame
    seats: int
    variant: str
    options: Mapping[str, str]
    seed: int

    def __str__(self) -> str:
        return f"{self.spec.key}-{self.seats}-{self.variant}-{self.seed}"

    def open(self, *, chronicle: bool = False) -> Table:
        """A new table at its first decision."""
        table: Table = self.spec.new(
            self.seats, self.spec.settle(self.options), self.seed, chronicle=chronicle
        )
        return table


def contract_cases(spec: AnyGame, seed: int = 0) -> list[Case]:
    """Every seat count with the standard options and with each variant; the seeds differ."""
    variants: dict[str, Mapping[str, str]] = {STANDARD: {}, **spec.variants}
    pairs = [(seats, name) for name in variants for seats in spec.seats_for(variants[name])]
    return [
        Case(spec, seats, name, variants[name], seed + number) for number, (seats, name) in enumerate(pairs)
    ]


def paired_cases(spec: AnyGame) -> dict[str, list[Case]]:
    """By variant: few games that play it with every seat count and with every kind of player.

    Variants begin with different kinds, so that seat counts and kinds meet, too. Not all three at once: that
    would take as many games for each seat count.
    """
    found: dict[str, list[Case]] = {}
    for case in contract_cases(spec):
        found.setdefault(case.variant, []).append(case)
    for at, cases in enumerate(found.values()):
        numbers = range(max(KINDS, len(cases)))
        found[cases[0].variant] = [
            cases[number % len(cases)]._replace(seed=KINDS * (100 * at + number) + (at + number) % KINDS)
            for number in numbers
        ]
    return found
