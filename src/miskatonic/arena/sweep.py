"""A sweep: the same seeds with several values of one setting, each compared with the first."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias, Unpack

from miskatonic.arena.effects import EFFECTS, Effects
from miskatonic.arena.game import Game
from miskatonic.arena.interval import Estimate, wilson95
from miskatonic.arena.paired import Difference, means, rates
from miskatonic.arena.run import BadRunError, Means, Played, Run, play

Games: TypeAlias = Sequence[Game[Effects]]

# A spread of differences needs two of them.
_FEWEST = 2


@dataclass(frozen=True)
class Sweep:
    """A view of runs that differ in one value of their cards."""

    target: str
    played: Mapping[str, Played[Effects]]

    @property
    def run(self) -> Run:
        return next(iter(self.played.values())).run

    def won(self, value: str) -> list[Estimate]:
        """Games won with a value: by the team, or by each seat."""
        games = self.played[value].games
        seats = 1 if self.run.spec.cooperative else self.run.seats
        wins = [sum(seat in game.record.winners for game in games) for seat in range(seats)]
        return [Estimate(count / len(games), *wilson95(count, len(games))) for count in wins]

    def changes(self, value: str) -> dict[str, Difference]:
        """What differs from the first value, on the same seeds."""
        sides = (next(iter(self.played.values())).games, self.played[value].games)
        card = self.target.partition(".")[0]
        if self.run.spec.cooperative:
            before, after = ([0 in game.record.winners for game in side] for side in sides)
            result = {"won": rates(before, after)}
        else:
            result = {"points": _compared(sides, _points)}
        return {
            **result,
            "rounds": _compared(sides, _rounds),
            "effects": _compared(sides, partial(_effects, card)),
        }

    def as_dict(self) -> dict[str, Any]:
        """The stable form of `sweep --json`; only the seconds differ when it is repeated."""
        return {
            **self.run.describe(),
            "target": self.target,
            "seconds": next(iter(self.played.values())).seconds,
            "values": [
                {
                    "value": value,
                    "won": [
                        {"rate": each.value, "interval95": [each.low, each.high]} for each in self.won(value)
                    ],
                    "against_first": {key: each.as_dict() for key, each in self.changes(value).items()},
                }
                for value in self.played
            ],
        }


def sweep(run: Run, target: str, folders: Mapping[str, Path], **means_of_play: Unpack[Means]) -> Sweep:
    """Play a run with the cards of each folder; the folders are named by the value of the target."""
    if run.games < _FEWEST:
        raise BadRunError(f"a sweep needs at least {_FEWEST} games for each value, not {run.games}")
    runs = [replace(run, content=folder) for folder in folders.values()]
    played = play(runs, EFFECTS, **means_of_play)
    if played[0].run.games < _FEWEST:
        raise KeyboardInterrupt
    return Sweep(target, dict(zip(folders, played, strict=True)))


def _compared(sides: Sequence[Games], amount: Callable[[Game[Effects]], float]) -> Difference:
    return means(*([amount(game) for game in side] for side in sides))


def _rounds(game: Game[Effects]) -> float:
    return game.record.rounds


def _points(game: Game[Effects]) -> float:
    return sum(game.record.scores) / len(game.record.scores)


def _effects(card: str, game: Game[Effects]) -> float:
    return sum(count for cause, count in game.notes.items() if cause.rpartition("/")[2] == card)
