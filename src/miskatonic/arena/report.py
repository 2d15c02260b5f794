"""What many games say."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from miskatonic.arena.interval import wilson95
from miskatonic.arena.playing import Record

_PERCENTILES = (5, 25, 50, 75, 95)


@dataclass(frozen=True)
class Report:
    """The games of a simulation, in the order of their number, and what they were played with."""

    game: str
    cooperative: bool
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str]
    records: Sequence[Record]
    seconds: float

    @property
    def games(self) -> int:
        return len(self.records)

    @property
    def decisions(self) -> int:
        return sum(record.decisions for record in self.records)

    @property
    def wins(self) -> list[int]:
        """Won games: of the team as the only entry in a cooperative game, else of each seat."""
        if self.cooperative:
            return [sum(bool(record.winners) for record in self.records)]
        return [sum(seat in record.winners for record in self.records) for seat in range(self.seats)]

    @property
    def endings(self) -> dict[str, int]:
        """How many games ended in which way, the most frequent first."""
        counts: dict[str, int] = {}
        for record in self.records:
            counts[record.ending] = counts.get(record.ending, 0) + 1
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))

    @property
    def mean_rounds(self) -> float:
        return sum(record.rounds for record in self.records) / max(1, self.games)

    def scores(self) -> list[dict[str, Any] | None] | dict[str, Any] | None:
        """Of the team's wins (its score is shared, and a lost game has none), else of each seat."""
        if self.cooperative:
            return spread([record.scores[0] for record in self.records if record.winners])
        return [spread([record.scores[seat] for record in self.records]) for seat in range(self.seats)]

    def as_dict(self) -> dict[str, Any]:
        """The stable form of `simulate --json`; only the two figures of speed vary between runs."""
        rates = [wins / max(1, self.games) for wins in self.wins]
        intervals = [list(wilson95(wins, self.games)) for wins in self.wins]
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions / self.seconds if self.seconds else 0.0,
            "wins": self.wins[0] if self.cooperative else self.wins,
            "win_rate": rates[0] if self.cooperative else rates,
            "interval95": intervals[0] if self.cooperative else intervals,
            "mean_rounds": self.mean_rounds,
            "endings": self.endings,
            "scores": self.scores(),
        }


def spread(values: Sequence[int]) -> dict[str, Any] | None:
    """Mean, extremes and percentiles (nearest rank); None of nothing."""
    if not values:
        return None
    ordered = sorted(values)
    ranks = {str(part): ordered[-(-part * len(ordered) // 100) - 1] for part in _PERCENTILES}
    return {
        "count": len(ordered),
        "mean": sum(ordered) / len(ordered),
        "min": ordered[0],
        "max": ordered[-1],
        "percentiles": ranks,
    }
