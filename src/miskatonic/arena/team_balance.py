"""The balance of a cooperative game: how games end, and which cards go with winning."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean
from typing import Any, NamedTuple, Unpack

from miskatonic.arena.game import Game
from miskatonic.arena.interval import Estimate, difference95, wilson95
from miskatonic.arena.run import BadRunError, Means, Played, Run, play
from miskatonic.arena.traces import TraceCounts, traces_of

# With fewer games on either side a difference says nothing.
_FEWEST = 10


def measure_team_balance(run: Run, **means: Unpack[Means]) -> "TeamBalance":
    """Play a run and count the traces that cards leave; with `keep_finished`, despite an interrupt."""
    spec = run.spec
    if not spec.traces:
        raise BadRunError(f"{spec.key} does not say which of its events count for its balance")
    observer = traces_of(spec.traces)
    (played,) = play([run], observer, **means)
    cards: dict[str, list[str]] = {}
    for face in spec.cards(run.load_content()):
        cards.setdefault(face.kind, []).append(face.id)
    return TeamBalance(played, tuple(dict.fromkeys(trace.way for trace in spec.traces)), cards)


class Part(NamedTuple):
    """One card: how often it left each trace in a game, and how many games counted as games with it."""

    counts: Mapping[str, float]
    games: int
    # By how much the rate of wins is higher in games with it.
    effect: Estimate | None


@dataclass(frozen=True)
class TeamBalance:
    """A view of a run by its traces: their ways, and the cards of the game by kind."""

    played: Played[TraceCounts]
    ways: Sequence[str]
    cards: Mapping[str, Sequence[str]]

    @property
    def run(self) -> Run:
        return self.played.run

    @cached_property
    def wins(self) -> int:
        return sum(_is_won(game) for game in self.played.games)

    @property
    def endings(self) -> dict[str, int]:
        return dict(Counter(game.record.ending for game in self.played.games).most_common())

    def rounds(self, *, won: bool) -> float | None:
        """The mean length of games that were won, or lost; None when there were none."""
        found = [game.record.rounds for game in self.played.games if _is_won(game) == won]
        return fmean(found) if found else None

    @cached_property
    def parts(self) -> dict[str, dict[str, Part]]:
        """The cards of every kind that left a trace; those that go with winning come first."""
        seen = {key for game in self.played.games for key in game.notes}
        found = {}
        for kind, names in self.cards.items():
            ways = [way for way in self.ways if any((way, name) in seen for name in names)]
            if ways:
                parts = {name: self._part(ways, name) for name in names}
                found[kind] = dict(sorted(parts.items(), key=_by_effect))
        return found

    def _part(self, ways: Sequence[str], name: str) -> Part:
        counts = {
            way: sum(game.notes.get((way, name), 0) for game in self.played.games) / self.run.games
            for way in ways
        }
        there = [game for game in self.played.games if game.notes.get((ways[-1], name))]
        wins, games = sum(map(_is_won, there)), len(there)
        other_wins, other_games = self.wins - wins, self.run.games - games
        if min(games, other_games) < _FEWEST:
            return Part(counts, games, None)
        effect = wins / games - other_wins / other_games
        interval = difference95(wins, games, other_wins, other_games)
        return Part(counts, games, Estimate(effect, *interval))

    def as_dict(self) -> dict[str, Any]:
        """The stable form of `balance --json` for a team; only the seconds differ when it is repeated."""
        return {
            **self.run.describe(),
            "seconds": self.played.seconds,
            "win_rate": self.wins / self.run.games,
            "interval95": list(wilson95(self.wins, self.run.games)),
            "endings": self.endings,
            "rounds": {"won": self.rounds(won=True), "lost": self.rounds(won=False)},
            "cards": {
                kind: {
                    name: {
                        "counts": dict(part.counts),
                        "games": part.games,
                        "effect": part.effect and part.effect.value,
                        "effect_interval95": part.effect and [part.effect.low, part.effect.high],
                    }
                    for name, part in parts.items()
                }
                for kind, parts in self.parts.items()
            },
        }


def _is_won(game: Game[TraceCounts]) -> bool:
    return 0 in game.record.winners


def _by_effect(named: tuple[str, Part]) -> tuple[bool, float]:
    effect = named[1].effect
    return effect is None, 0 if effect is None else -effect.value
