"""How a score came about."""

from typing import NamedTuple


class TallyLine(NamedTuple):
    """Points from one source, named by the message `tally-<source>`; without a seat they are the team's."""

    seat: int | None
    source: str
    points: int
