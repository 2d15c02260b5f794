"""What many games say about balance: seats, sources of points, cards, and what is rare."""

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from miskatonic.arena.accounts import Account, keep_accounts
from miskatonic.arena.interval import wilson95
from miskatonic.arena.paired import student95
from miskatonic.arena.series import BadSimulationError, Progress, play_series
from miskatonic.arena.simulate import Simulation

_FEWEST = 2


class Fate(NamedTuple):
    """What became of one card, Place or power, in a game on average."""

    offered: float
    bought: float
    owned: float
    used: float
    # By how many ranks an owner ended above the middle of the table, and how sure that is (95 %).
    lift: tuple[float, float, float] | None


@dataclass(frozen=True)
class Balance:
    """The accounts of many games, and what they were played with."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str]
    names: tuple[str, ...]
    accounts: Sequence[Account]
    seconds: float

    @property
    def games(self) -> int:
        return len(self.accounts)

    @cached_property
    def wins(self) -> list[int]:
        return [
            sum(seat in account.record.winners for account in self.accounts) for seat in range(self.seats)
        ]

    @cached_property
    def places_in_order(self) -> list[tuple[float, float, float]]:
        """For who was asked first, second, ... in the first turn: rate of wins with its interval."""
        found = []
        for place in range(self.seats):
            wins = sum(
                account.first is not None and (account.first + place) % self.seats in account.record.winners
                for account in self.accounts
            )
            found.append((wins / self.games, *wilson95(wins, self.games)))
        return found

    @cached_property
    def sources(self) -> dict[str, tuple[float, float]]:
        """Points by kind of source, of a seat in a game on average: of all seats, and of winners."""
        every, won = Counter[str](), Counter[str]()
        winners = 0
        for account in self.accounts:
            for seat, points in enumerate(account.points):
                sums = Counter[str]()
                for cause, amount in points.items():
                    sums[cause.partition("/")[0]] += amount
                every.update(sums)
                if seat in account.record.winners:
                    won.update(sums)
                    winners += 1
        shares = self.games * self.seats
        return {kind: (total / shares, won[kind] / winners) for kind, total in every.most_common()}

    @cached_property
    def points(self) -> dict[str, float]:
        """Points by source, of all seats together, in a game on average."""
        total = Counter[str]()
        for account in self.accounts:
            for points in account.points:
                for cause, amount in points.items():
                    total[cause.rpartition("/")[2]] += amount
        return {source: amount / self.games for source, amount in total.most_common()}

    @cached_property
    def fates(self) -> dict[str, Fate]:
        """Every card and power of the game."""
        offered, bought, used = Counter[str](), Counter[str](), Counter[str]()
        ranks: dict[str, list[int]] = {}
        for account in self.accounts:
            offered.update(account.offered)
            bought.update(account.bought)
            used.update(account.used)
            for seat, cards in enumerate(account.owned):
                rank = account.rank(seat)
                for card in sorted(cards):
                    ranks.setdefault(card, []).append(rank)
        return {
            name: Fate(
                offered[name] / self.games,
                bought[name] / self.games,
                len(ranks.get(name, ())) / self.games,
                used[name] / self.games,
                self._lift(ranks.get(name, ())),
            )
            for name in self.names
        }

    def _lift(self, ranks: Sequence[int]) -> tuple[float, float, float] | None:
        if len(ranks) < _FEWEST:
            return None
        lift = (self.seats + 1) / 2 - fmean(ranks)
        margin = student95(len(ranks) - 1) * stdev(ranks) / sqrt(len(ranks))
        return lift, lift - margin, lift + margin

    @cached_property
    def milestones(self) -> dict[str, dict[str, Any]]:
        """How often each kind came, in which turns, what it was about, and how often its seat won."""
        found: dict[str, dict[str, Any]] = {}
        for account in self.accounts:
            for kind, seat, what, turn in account.milestones:
                entry = found.setdefault(
                    kind, {"count": 0, "turns": Counter[int](), "about": Counter[str](), "won": 0}
                )
                entry["count"] += 1
                entry["turns"][turn] += 1
                entry["about"][what] += 1
                entry["won"] += seat in account.record.winners
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
        """The stable form of `balance --json`; only the seconds vary between runs."""
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
            "seconds": self.seconds,
            "win_rate": [wins / self.games for wins in self.wins],
            "interval95": [list(wilson95(wins, self.games)) for wins in self.wins],
            "order": [
                {"win_rate": rate, "interval95": [low, high]} for rate, low, high in self.places_in_order
            ],
            "scores": fmean(score for account in self.accounts for score in account.record.scores),
            "decisions": fmean(account.record.decisions for account in self.accounts),
            "sources": {kind: {"all": every, "winners": won} for kind, (every, won) in self.sources.items()},
            "points": self.points,
            "cards": {
                name: {
                    "offered": fate.offered,
                    "bought": fate.bought,
                    "owned": fate.owned,
                    "used": fate.used,
                    "lift": None if fate.lift is None else fate.lift[0],
                    "lift_interval95": None if fate.lift is None else list(fate.lift[1:]),
                }
                for name, fate in self.fates.items()
            },
            "milestones": self.milestones,
        }


def weigh_balance(plan: Simulation, *, jobs: int = 1, progress: Progress | None = None) -> Balance:
    """Play the games and keep accounts; the number of jobs changes nothing."""
    spec = plan.spec
    reckoning = spec.reckoning
    if reckoning is None:
        raise BadSimulationError(f"{spec.key} does not tell which of its events count for its balance")
    began = time.perf_counter()
    accounts = play_series(
        partial(_player, plan), plan.games, jobs, lambda account: account.record.number, progress
    )
    seconds = time.perf_counter() - began
    powers = spec.powers(spec.load_content(plan.content or spec.folder / "data"))
    names = tuple(sorted(power.rpartition("/")[2] for power in powers))
    settled = spec.settle(plan.options)
    return Balance(spec.key, plan.seats, plan.lineup, plan.seed, settled, names, accounts, seconds)


def _player(plan: Simulation) -> partial[Account]:
    assert plan.spec.reckoning is not None  # noqa: S101 - it was asked for before
    return partial(keep_accounts, plan.setting(), plan.spec.reckoning)
