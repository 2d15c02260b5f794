"""Replaying the moves of a match."""

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.table import Table
from miskatonic.matches import Match
from miskatonic.server.errors import UnplayableMatchError


def replayed(match: Match) -> tuple[Table, list[int]]:
    """The table after all moves, and the number of events after each."""
    table = match.table
    marks: list[int] = []
    try:
        for step in match.replay():
            table = step.table
            marks.append(len(table.chronicle or ()))
    except MiskatonicError as error:
        raise UnplayableMatchError(
            f"the log of this match is damaged: step {len(marks)} cannot be replayed: {error}"
        ) from error
    return table, marks
