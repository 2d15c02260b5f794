"""What many games of a cooperative game say: how they end, and who and what goes with winning them."""

import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from statistics import fmean
from typing import Any, NamedTuple

from miskatonic.arena.interval import difference95, wilson95
from miskatonic.arena.playing import Record, Setting, lay_table, play_out
from miskatonic.arena.series import BadSimulationError, Progress, play_series
from miskatonic.arena.simulate import Simulation
from miskatonic.games.spec import Trace
from miskatonic.kernel.events import Event

# With fewer games on either side a difference says nothing.
_FEWEST = 10


class Evening(NamedTuple):
    """One game, and how often each card left each trace, by way and name."""

    record: Record
    counts: Mapping[tuple[str, str], int]


class Part(NamedTuple):
    """What became of one card: how often each way in a game, and what the games with it are worth."""

    counts: Mapping[str, float]
    games: int
    # By how much the rate of wins is higher in games with it, and how sure that is (95 %).
    effect: tuple[float, float, float] | None


@dataclass(frozen=True)
class TeamBalance:
    """Many games of a team, and what they were played with."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, str]
    # The ways of its traces, and every card by its kind.
    ways: Sequence[str]
    cards: Mapping[str, Sequence[str]]
    evenings: Sequence[Evening]
    seconds: float

    @property
    def games(self) -> int:
        return len(self.evenings)

    @cached_property
    def wins(self) -> int:
        return sum(_is_won(evening) for evening in self.evenings)

    @property
    def endings(self) -> dict[str, int]:
        return dict(Counter(evening.record.ending for evening in self.evenings).most_common())

    def rounds(self, *, won: bool) -> float | None:
        """How long games are that were won, or lost; None if there were none."""
        found = [evening.record.rounds for evening in self.evenings if _is_won(evening) == won]
        return fmean(found) if found else None

    @cached_property
    def parts(self) -> dict[str, dict[str, Part]]:
        """Every kind of card that left a trace; those that go with winning come first."""
        seen = {key for evening in self.evenings for key in evening.counts}
        found = {}
        for kind, names in self.cards.items():
            ways = [way for way in self.ways if any((way, name) in seen for name in names)]
            if ways:
                parts = {name: self._part(ways, name) for name in names}
                found[kind] = dict(sorted(parts.items(), key=_by_effect))
        return found

    def _part(self, ways: Sequence[str], name: str) -> Part:
        counts = {
            way: sum(evening.counts.get((way, name), 0) for evening in self.evenings) / self.games
            for way in ways
        }
        there = [evening for evening in self.evenings if evening.counts.get((ways[-1], name))]
        wins, games = sum(map(_is_won, there)), len(there)
        other_wins, other_games = self.wins - wins, self.games - games
        if min(games, other_games) < _FEWEST:
            return Part(counts, games, None)
        effect = wins / games - other_wins / other_games
        return Part(counts, games, (effect, *difference95(wins, games, other_wins, other_games)))

    def as_dict(self) -> dict[str, Any]:
        """The stable form of `balance --json` for a team; only the seconds vary between runs."""
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
            "seconds": self.seconds,
            "win_rate": self.wins / self.games,
            "interval95": list(wilson95(self.wins, self.games)),
            "endings": self.endings,
            "rounds": {"won": self.rounds(won=True), "lost": self.rounds(won=False)},
            "cards": {
                kind: {
                    name: {
                        "counts": dict(part.counts),
                        "games": part.games,
                        "effect": None if part.effect is None else part.effect[0],
                        "effect_interval95": None if part.effect is None else list(part.effect[1:]),
                    }
                    for name, part in parts.items()
                }
                for kind, parts in self.parts.items()
            },
        }


def weigh_team(plan: Simulation, *, jobs: int = 1, progress: Progress | None = None) -> TeamBalance:
    """Play the games and follow the traces; the number of jobs changes nothing."""
    spec = plan.spec
    if not spec.traces:
        raise BadSimulationError(f"{spec.key} does not tell which of its events count for its balance")
    began = time.perf_counter()
    evenings = play_series(
        partial(_player, plan), plan.games, jobs, lambda evening: evening.record.number, progress
    )
    seconds = time.perf_counter() - began
    cards: dict[str, list[str]] = {}
    for face in spec.cards(spec.load_content(plan.content or spec.folder / "data")):
        cards.setdefault(face.kind, []).append(face.id)
    ways = tuple(dict.fromkeys(trace.way for trace in spec.traces))
    settled = spec.settle(plan.options)
    return TeamBalance(spec.key, plan.seats, plan.lineup, plan.seed, settled, ways, cards, evenings, seconds)


def _player(plan: Simulation) -> partial[Evening]:
    return partial(_watch, plan.setting())


def _watch(setting: Setting, number: int) -> Evening:
    """The game of this number; it goes as it goes when nobody watches."""
    began = time.perf_counter()
    table = lay_table(setting, number, chronicle=True)
    record = play_out(setting, number, table, began)
    events = [] if table.chronicle is None else table.chronicle.events
    return Evening(record, follow_traces(events, setting.spec.traces))


def follow_traces(events: Iterable[Event], traces: Sequence[Trace]) -> Counter[tuple[str, str]]:
    """How often each card left each trace."""
    counts: Counter[tuple[str, str]] = Counter()
    by_kind = {trace.kind: trace for trace in traces}
    for event in events:
        trace = by_kind.get(event.kind)
        if trace is not None:
            named = event.args[trace.arg]
            counts.update((trace.way, name) for name in ([named] if isinstance(named, str) else named))
    return counts


def _is_won(evening: Evening) -> bool:
    return bool(evening.record.winners)


def _by_effect(named: tuple[str, Part]) -> tuple[bool, float]:
    effect = named[1].effect
    return effect is None, 0 if effect is None else -effect[0]
