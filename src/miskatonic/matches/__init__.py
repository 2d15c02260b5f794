"""A match: a table, who sits at it, and every word that was said. It re-executes, forks and travels."""

from miskatonic.matches.capsule import Capsule, from_json, to_json
from miskatonic.matches.match import Match, Step
from miskatonic.matches.record import Move, Occupant, Setting

__all__ = ["Capsule", "Match", "Move", "Occupant", "Setting", "Step", "from_json", "to_json"]
