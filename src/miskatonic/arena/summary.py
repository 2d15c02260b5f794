"""What many games say: who wins, how games end, and with which points."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Unpack

from miskatonic.arena.interval import wilson95
from miskatonic.arena.observer import RECORDS_ONLY, Record
from miskatonic.arena.run import Means, Played, Run, play

_PERCENTILES = (5, 25, 50, 75, 95)


def simulate(run: Run, **means: Unpack[Means]) -> "Summary":
    """Play a run and sum it up; with `keep_finished`, what is finished at an interrupt."""
    (played,) = play([run], RECORDS_ONLY, **means)
    return Summary(played)


@dataclass(frozen=True)
class Summary:
    """A view of a run by the records of its games."""

    played: Played[Any]

    @property
    def run(self) -> Run:
        return self.played.run

    @property
    def cooperative(self) -> bool:
        return self.run.spec.cooperative

    @property
    def records(self) -> list[Record]:
        return [game.record for game in self.played.games]

    @property
    def decisions(self) -> int:
        return sum(record.decisions for record in self.records)

    @property
    def wins(self) -> list[int]:
        """Games won: by the team as the only entry in a cooperative game, else by each seat."""
        if self.cooperative:
            return [sum(0 in record.winners for record in self.records)]
        return [sum(seat in record.winners for record in self.records) for seat in range(self.run.seats)]

    @property
    def endings(self) -> dict[str, int]:
        """How many games ended in which way, the most frequent first."""
        counts: dict[str, int] = {}
        for record in self.records:
            counts[record.ending] = counts.get(record.ending, 0) + 1
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))

    @property
    def mean_rounds(self) -> float:
        return sum(record.rounds for record in self.records) / self.run.games

    def scores(self) -> list[dict[str, Any] | None] | dict[str, Any] | None:
        """Of the games a team won (its score is shared, and a lost game has none), else of each seat."""
        if self.cooperative:
            return spread([record.scores[0] for record in self.records if 0 in record.winners])
        return [spread([record.scores[seat] for record in self.records]) for seat in range(self.run.seats)]

    def as_dict(self) -> dict[str, Any]:
        """The stable form of `simulate --json`; only the two figures of speed differ when it is repeated."""
        rates = [wins / self.run.games for wins in self.wins]
        intervals = [list(wilson95(wins, self.run.games)) for wins in self.wins]
        return {
            **self.run.describe(),
            "decisions": self.decisions,
            "seconds": self.played.seconds,
            "decisions_per_second": self.decisions / self.played.seconds if self.played.seconds else 0.0,
            "wins": self.wins[0] if self.cooperative else self.wins,
            "win_rate": rates[0] if self.cooperative else rates,
            "interval95": intervals[0] if self.cooperative else intervals,
            "mean_rounds": self.mean_rounds,
            "endings": self.endings,
            "scores": self.scores(),
        }


def spread(values: Sequence[int]) -> dict[str, Any] | None:
    """Mean, extremes and percentiles (nearest rank); None when there are no values."""
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
