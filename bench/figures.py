"""What one contestant reports about itself. Standard library only: peers run it in their own environment."""

import json
from dataclasses import asdict, dataclass
from statistics import median
from typing import Any

RATES = (
    "seconds",
    "ticks_per_second",
    "decisions_per_second",
    "games_per_second",
    "clone_microseconds",
    "search_iteration_microseconds",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """One measured contestant.

    A tick is any request for a move; a decision is a tick with more than one option. Every pass
    plays the same games, so `games`, `ticks` and `decisions` are exact and `seconds` is the median pass.
    """

    name: str
    version: str
    played: str
    games: int
    ticks: int
    decisions: int
    seconds: float
    ticks_per_second: float
    decisions_per_second: float
    games_per_second: float
    clone_microseconds: float | None = None
    clone_means: str = ""
    search_iteration_microseconds: float | None = None

    def as_json(self) -> str:
        return json.dumps(asdict(self))


def from_json(text: str) -> Figures:
    return Figures(**json.loads(text))


def middle(rounds: list[Figures]) -> Figures:
    """The median of each measured figure over the rounds."""
    settled: dict[str, Any] = asdict(rounds[0])
    for rate in RATES:
        values = [value for figures in rounds if (value := getattr(figures, rate)) is not None]
        settled[rate] = median(values) if values else None
    return Figures(**settled)
