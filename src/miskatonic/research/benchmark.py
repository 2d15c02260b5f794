"""A table for others to compare with: several agents at the same tables, on the same seeds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from miskatonic.bots.bot import Bot
from miskatonic.bots.roster import make_bot_of
from miskatonic.research.results import measure, summary
from miskatonic.research.setting import Setting

# As in `training.policy`, which needs an extra.
POLICY: Final = "ppo:"


@dataclass(frozen=True)
class Benchmark:
    """Which games are played. In a shared game the agent plays all seats, else seat 0 against `opponent`.

    Games have the seeds `seed`, `seed + 1` and so on. In a game with a starting seat, the seed decides it.
    """

    setting: Setting
    agents: Sequence[str]
    opponent: str = "random"
    games: int = 100
    seed: int = 1

    def run(self, progress: Callable[[int, int], None] | None = None) -> dict[str, Any]:
        """One row for each agent, in their order."""
        seeds = range(self.seed, self.seed + self.games)
        # All names are checked before the first game.
        lineups = [self._lineup(name) for name in self.agents]
        rows = [
            {"agent": name, **summary(measure(self.setting, bots, seeds, progress))}
            for name, bots in zip(self.agents, lineups, strict=True)
        ]
        shared = self.setting.is_shared
        return {
            "game": self.setting.game,
            "rules_version": self.setting.spec.rules_version,
            "seats": self.setting.seats,
            "options": dict(self.setting.options),
            "others": "the agent itself" if shared else self.opponent,
            "seed": self.seed,
            "rows": rows,
        }

    def _lineup(self, name: str) -> list[Bot]:
        others = name if self.setting.is_shared else self.opponent
        agent = make_agent(self.setting, name)
        rest = [agent if others == name else make_bot_of(self.setting.spec, others)]
        return [agent, *rest * (self.setting.seats - 1)]


def make_agent(setting: Setting, name: str) -> Bot:
    """A bot of the roster, or `ppo:FOLDER` with a trained model."""
    if not name.startswith(POLICY):
        return make_bot_of(setting.spec, name)
    # Only who names a model needs torch.
    from miskatonic.research.training.policy import PolicyBot  # noqa: PLC0415

    return PolicyBot(setting, Path(name.removeprefix(POLICY)))
