"""A match: a table, who sits at it, and every word that was said. It re-executes, forks and travels."""

from miskatonic.matches.capsule import Capsule, from_json, to_json
from miskatonic.matches.match import Match, Position
from miskatonic.matches.record import MatchSetup, Move, Occupant

__all__ = ["Capsule", "Match", "MatchSetup", "Move", "Occupant", "Position", "from_json", "to_json"]
