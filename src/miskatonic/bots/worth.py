"""How a table stands for a seat: what has happened, or else what the game's instinct says."""

from miskatonic.games.spec import GameSpec
from miskatonic.kernel.flow import Outcome, Seat
from miskatonic.kernel.table import Table


def settled(outcome: Outcome, seat: Seat, *, cooperative: bool) -> float:
    """The value of an ended game: 1 for a win, -1 for a loss; rivals who share a win share it evenly."""
    if seat not in outcome.winners:
        return -1.0
    return 1.0 if cooperative else 2 / len(outcome.winners) - 1


def worth(spec: GameSpec, table: Table, seat: Seat) -> float:
    """From -1 (lost) to 1 (won)."""
    outcome = table.flow.outcome
    if outcome is not None:
        return settled(outcome, seat, cooperative=spec.cooperative)
    return spec.instinct(table, seat)
