"""A match: a table, its players, and every word they said. It can be replayed, forked and exported."""

from miskatonic.matches.capsule import Capsule, from_json, to_json
from miskatonic.matches.match import Match, Position
from miskatonic.matches.record import MatchSetup, Move, Occupant

__all__ = ["Capsule", "Match", "MatchSetup", "Move", "Occupant", "Position", "from_json", "to_json"]
