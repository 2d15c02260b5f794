"""How a game ends, and the optional score of a won one (WOS-16, WOS-17)."""

from typing import Final, NoReturn

from miskatonic.games.tally import TallyLine
from miskatonic.games.witch_of_salem.board.hidden import turn_up_all
from miskatonic.games.witch_of_salem.table import Table
from miskatonic.games.witch_of_salem.words import NO_ITEM
from miskatonic.kernel.flow import Outcome, finish

SOURCES: Final = ("spaces", "minor-items", "artifacts", "sanity")


def win_game(t: Table) -> NoReturn:
    everybody = tuple(range(t.seats))
    turn_up_all(t)
    finish(Outcome("victory", everybody, (sum(_points(t)),) * t.seats))


def lose_game(t: Table, ending: str) -> NoReturn:
    """Everybody loses, the eliminated ones too (WOS-16.8)."""
    turn_up_all(t)
    finish(Outcome(ending, (), (0,) * t.seats))


def tally(t: Table) -> list[TallyLine]:
    """The score by its sources; they are the team's, and a lost game has none (WOS-17.1)."""
    outcome = t.flow.outcome
    if outcome is None or not outcome.winners:
        return []
    return [TallyLine(None, source, points) for source, points in zip(SOURCES, _points(t), strict=True)]


def _points(t: Table) -> tuple[int, ...]:
    """Spaces left to the Rift, and all items and sanity of the living (WOS-17.1, WOS-17.2)."""
    minors = sum(len(minors) for minors in t.minors)
    artifacts = sum(item != NO_ITEM for item in t.artifact)
    return t.rules.rift - t.necron, minors, artifacts, sum(t.sanity)
