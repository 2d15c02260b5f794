"""The balance of a competitive game: seats, sources of points, cards, and rare events."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple, Unpack

from miskatonic.arena.accounts import Account, accounts
from miskatonic.arena.interval import Estimate, wilson95
from miskatonic.arena.paired import student95
from miskatonic.arena.run import BadRunError, Means, Played, Run, play

_FEWEST = 2


def measure_balance(run: Run, **means: Unpack[Means]) -> "Balance":
    """Play a run and count what the game's reckoning names; with `keep_finished`, despite an interrupt."""
    if run.spec.reckoning is None:
        raise BadRunError(f"{run.spec.key} does not say which of its events count for its balance")
    observer = accounts(run.spec.reckoning)
    (played,) = play([run], observer, **means)
    powers = run.spec.powers(run.load_content())
    return Balance(played, tuple(sorted(power.rpartition("/")[2] for power in powers)))


class Fate(NamedTuple):
    """How often one card or other power was offered, bought, owned and used in a game, on average."""

    offered: float
    bought: float
    owned: float
    used: float
    # By how many ranks its owners ended above the middle rank.
    lift: Estimate | None


@dataclass(frozen=True)
class Balance:
    """A view of a run by its accounts; `names` are the cards and other powers of the game."""

    played: Played[Account]
    names: tuple[str, ...]

    @property
    def run(self) -> Run:
        return self.played.run

    @cached_property
    def wins(self) -> list[int]:
        return [
            sum(seat in game.record.winners for game in self.played.games) for seat in range(self.run.seats)
        ]

    @cached_property
    def places_in_order(self) -> list[Estimate]:
        """The rate of wins, with its interval, of the seat asked first, second, ... in the first turn."""
        found = []
        for place in range(self.run.seats):
            wins = sum(
                game.first is not None and (game.first + place) % self.run.seats in game.record.winners
                for game in self.played.games
            )
            found.append(Estimate(wins / self.run.games, *wilson95(wins, self.run.games)))
        return found

    @cached_property
    def sources(self) -> dict[str, tuple[float, float]]:
        """Points by kind of source, of a seat in a game on average: of all seats, and of winners."""
        every, won = Counter[str](), Counter[str]()
        winners = 0
        for game in self.played.games:
            for seat, points in enumerate(game.notes.points):
                sums = Counter[str]()
                for cause, amount in points.items():
                    sums[cause.partition("/")[0]] += amount
                every.update(sums)
                if seat in game.record.winners:
                    won.update(sums)
                    winners += 1
        shares = self.run.games * self.run.seats
        return {kind: (total / shares, won[kind] / winners) for kind, total in every.most_common()}

    @cached_property
    def points(self) -> dict[str, float]:
        """Points by source, of all seats together, in a game on average."""
        total = Counter[str]()
        for game in self.played.games:
            for points in game.notes.points:
                for cause, amount in points.items():
                    total[cause.rpartition("/")[2]] += amount
        return {source: amount / self.run.games for source, amount in total.most_common()}

    @cached_property
    def fates(self) -> dict[str, Fate]:
        """Every card and power of the game."""
        offered, bought, used = Counter[str](), Counter[str](), Counter[str]()
        ranks: dict[str, list[int]] = {}
        for game in self.played.games:
            offered.update(game.notes.offered)
            bought.update(game.notes.bought)
            used.update(game.notes.used)
            for seat, cards in enumerate(game.notes.owned):
                rank = game.record.rank(seat)
                for card in sorted(cards):
                    ranks.setdefault(card, []).append(rank)
        return {
            name: Fate(
                offered[name] / self.run.games,
                bought[name] / self.run.games,
                len(ranks.get(name, ())) / self.run.games,
                used[name] / self.run.games,
                self._lift(ranks.get(name, ())),
            )
            for name in self.names
        }

    def _lift(self, ranks: Sequence[int]) -> Estimate | None:
        if len(ranks) < _FEWEST:
            return None
        lift = (self.run.seats + 1) / 2 - fmean(ranks)
        margin = student95(len(ranks) - 1) * stdev(ranks) / sqrt(len(ranks))
        return Estimate(lift, lift - margin, lift + margin)

    @cached_property
    def milestones(self) -> dict[str, dict[str, Any]]:
        """How often each kind came, in which turns, what it was about, and how often its seat won."""
        found: dict[str, dict[str, Any]] = {}
        for game in self.played.games:
            for kind, seat, what, turn in game.notes.milestones:
                entry = found.setdefault(
                    kind, {"count": 0, "turns": Counter[int](), "about": Counter[str](), "won": 0}
                )
                entry["count"] += 1
                entry["turns"][turn] += 1
                entry["about"][what] += 1
                entry["won"] += seat in game.record.winners
        return {
            kind: {
                "count": entry["count"],
                "turns": dict(sorted(entry["turns"].items())),
                "about": dict(entry["about"].most_common()),
                "won": entry["won"],
                "won_interval95": list(wilson95(entry["won"], entry["count"])),
            }
            for kind, entry in found.items()
        }

    def as_dict(self) -> dict[str, Any]:
        """The stable form of `balance --json`; only the seconds differ when it is repeated."""
        return {
            **self.run.describe(),
            "seconds": self.played.seconds,
            "win_rate": [wins / self.run.games for wins in self.wins],
            "interval95": [list(wilson95(wins, self.run.games)) for wins in self.wins],
            "order": [
                {"win_rate": rate, "interval95": [low, high]} for rate, low, high in self.places_in_order
            ],
            "scores": fmean(score for game in self.played.games for score in game.record.scores),
            "decisions": fmean(game.record.decisions for game in self.played.games),
            "sources": {kind: {"all": every, "winners": won} for kind, (every, won) in self.sources.items()},
            "points": self.points,
            "cards": {
                name: {
                    "offered": fate.offered,
                    "bought": fate.bought,
                    "owned": fate.owned,
                    "used": fate.used,
                    "lift": fate.lift and fate.lift.value,
                    "lift_interval95": fate.lift and [fate.lift.low, fate.lift.high],
                }
                for name, fate in self.fates.items()
            },
            "milestones": self.milestones,
        }
