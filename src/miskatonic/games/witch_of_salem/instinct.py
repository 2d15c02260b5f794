"""How good a table looks to the team, from -1 (lost) to 1 (won)."""

from miskatonic.games.witch_of_salem.table import Table
from miskatonic.kernel.flow import Seat


def instinct(t: Table, seat: Seat) -> float:
    """The nearer Necron to the Rift, the worse."""
    outcome = t.flow.outcome
    if outcome is not None:
        return 1.0 if outcome.winners else -1.0
    return -t.necron / t.rules.rift
