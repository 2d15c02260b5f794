"""A match: a table, its players, and every word they said. It can be replayed, forked and exported."""

from miskatonic.matches.capsule import Capsule, from_json, to_json
from miskatonic.matches.course import CoursePoint, course_of
from miskatonic.matches.match import Match, Position
from miskatonic.matches.record import MatchSetup, Move, Occupant

__all__ = [
    "Capsule",
    "CoursePoint",
    "Match",
    "MatchSetup",
    "Move",
    "Occupant",
    "Position",
    "course_of",
    "from_json",
    "to_json",
]
