"""The value of a table for a seat: the outcome, or the evaluation of the game's instinct."""

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.flow import Outcome, Seat
from miskatonic.kernel.table import Table


def settled(outcome: Outcome, seat: Seat, *, cooperative: bool) -> float:
    """The value of a finished game: 1 for a win, -1 for a loss; rivals who win together share the win."""
    if seat not in outcome.winners:
        return -1.0
    return 1.0 if cooperative else 2 / len(outcome.winners) - 1


def worth(spec: AnyGame, table: Table, seat: Seat) -> float:
    """From -1 (lost) to 1 (won)."""
    outcome = table.flow.outcome
    if outcome is not None:
        return settled(outcome, seat, cooperative=spec.cooperative)
    return spec.instinct(table, seat)
