"""How a match went: what the chances of each side were, step by step."""

from typing import Final, NamedTuple

from miskatonic.games.spec import AnyGame
from miskatonic.kernel.table import Table
from miskatonic.matches.match import Match

# As many points as a curve can show.
MOST_POINTS: Final = 80


class CoursePoint(NamedTuple):
    """After so many words, in this round: the chance of each seat, or of the team alone, from 0 to 1."""

    step: int
    round: int
    chances: tuple[float, ...]


def course_of(match: Match) -> list[CoursePoint]:
    """The course of a match that is over, by the instinct of its game, from the first step to the last."""
    last = match.seq
    stride = max(1, -(-last // (MOST_POINTS - 1)))
    points = [
        CoursePoint(position.seq, position.table.round, _chances(match.spec, position.table))
        for position in match.replay()
        if position.seq % stride == 0 and position.seq < last
    ]
    return [*points, CoursePoint(last, match.table.round, _result(match))]


def _chances(spec: AnyGame, table: Table) -> tuple[float, ...]:
    sides = 1 if spec.cooperative else table.seats
    looks = spec.instincts(table) if spec.instincts else [spec.instinct(table, seat) for seat in range(sides)]
    return tuple(round((look + 1) / 2, 3) for look in looks[:sides])


def _result(match: Match) -> tuple[float, ...]:
    """The end is known. A table that was given up does not know it, but the match does."""
    winners = match.outcome.winners if match.outcome else ()
    if match.spec.cooperative:
        # Whoever plays against the team sits after it.
        return (1.0 if 0 in winners else 0.0,)
    return tuple(1.0 if seat in winners else 0.0 for seat in range(match.table.seats))
