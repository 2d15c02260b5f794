"""Many games across processes, with the same result whatever their number."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from miskatonic.arena.playing import Record, Setting, play_game
from miskatonic.arena.processes import Player
from miskatonic.arena.report import Report
from miskatonic.arena.series import BadSimulationError, Progress, play_series
from miskatonic.bots.roster import make_bot
from miskatonic.games.spec import GameSpec


@dataclass(frozen=True)
class Simulation:
    """What is to be simulated; checked when it is made."""

    spec: GameSpec
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    content: Path | None = None

    def __post_init__(self) -> None:
        allowed = self.spec.seats
        if self.seats not in allowed:
            raise BadSimulationError(
                f"{self.spec.key} is played by {allowed[0]} to {allowed[-1]} seats, not {self.seats}"
            )
        if self.games < 1:
            raise BadSimulationError(f"the number of games must be at least 1, not {self.games}")
        if len(self.bots) not in (1, self.seats):
            raise BadSimulationError(
                f"name one bot for all seats or one for each of the {self.seats} seats, not {len(self.bots)}"
            )
        self.setting()

    @property
    def lineup(self) -> tuple[str, ...]:
        """A bot's name for each seat."""
        return self.bots * self.seats if len(self.bots) == 1 else self.bots

    def setting(self) -> Setting:
        content = None if self.content is None else self.spec.load_content(self.content)
        options = self.spec.settle(self.options)
        bots = [make_bot(name) for name in self.lineup]
        return Setting(self.spec, self.seats, bots, options, content, self.seed)

    def player(self) -> Player[Record]:
        return partial(play_game, self.setting())


def simulate(plan: Simulation, *, jobs: int = 1, progress: Progress | None = None) -> Report:
    """Play the games and report; an interrupt (Ctrl-C) ends all processes and is passed on."""
    spec = plan.spec
    began = time.perf_counter()
    records = play_series(plan.player, plan.games, jobs, lambda record: record.number, progress)
    seconds = time.perf_counter() - began
    settled = spec.settle(plan.options)
    return Report(spec.key, spec.cooperative, plan.seats, plan.lineup, plan.seed, settled, records, seconds)
