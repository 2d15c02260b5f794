"""How the scores of a finished table came about."""

from miskatonic.games.tally import TallyLine
from miskatonic.games.wisdom_of_cthulhu.sources import SOURCE_COUNT, SOURCES
from miskatonic.games.wisdom_of_cthulhu.table import Table


def tally(t: Table) -> list[TallyLine]:
    """The sources that have paid a seat, or cost it points."""
    return [
        TallyLine(seat, source, points)
        for seat in range(t.seats)
        for number, source in enumerate(SOURCES)
        if (points := t.earned[seat * SOURCE_COUNT + number])
    ]
