"""Self-play games of bots as JSON lines, one game on each line."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from miskatonic.bots.bot import Bot
from miskatonic.bots.roster import make_bot_of
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.scene import plain
from miskatonic.research.matchup import BadLineupError, play
from miskatonic.research.position import Position
from miskatonic.research.setting import Setting

FORMAT: Final = "miskatonic-games/1"


class DatasetFileError(MiskatonicError):
    """A file that cannot be written."""


@dataclass(frozen=True)
class Dataset:
    """Which games are written. `bots` is one for all seats or one for each."""

    setting: Setting
    bots: Sequence[str]
    games: int = 100
    seed: int = 1
    # Scenes make a file about a hundred times as large. Without them it can still be replayed from its seeds.
    with_scenes: bool = False

    def write(self, path: Path, progress: Callable[[int, int], None] | None = None) -> int:
        """Write the games; returns the number of decisions in them."""
        bots = self._make_bots()
        decisions = 0
        try:
            with path.open("w", encoding="utf-8") as file:
                for number in range(self.games):
                    game = self.play_one(bots, self.seed + number)
                    decisions += len(game["decisions"])
                    file.write(json.dumps(game, separators=(",", ":"), ensure_ascii=False) + "\n")
                    if progress is not None:
                        progress(number + 1, self.games)
        except OSError as error:
            raise DatasetFileError(f"{path} cannot be written: {(error.strerror or '').lower()}") from None
        return decisions

    def play_one(self, bots: Sequence[Bot], seed: int) -> dict[str, Any]:
        """One game as it is written."""
        decisions: list[dict[str, Any]] = []
        end = play(self.setting, bots, seed, lambda position, action: self._note(decisions, position, action))
        outcome = end.table.flow.outcome
        return {
            "format": FORMAT,
            "game": self.setting.game,
            "rules_version": self.setting.spec.rules_version,
            "content": self.setting.rules.digest,
            "seats": self.setting.seats,
            "options": dict(self.setting.options),
            "seed": seed,
            "bots": [bot.name for bot in bots],
            "decisions": decisions,
            "outcome": None if outcome is None else outcome.as_dict(),
            "returns": end.returns(),
        }

    def _note(self, decisions: list[dict[str, Any]], position: Position, action: int) -> None:
        seat, asked, texts = position.speaker, position.table.flow.decision, self.setting.actions.texts
        noted: dict[str, Any] = {
            "seat": seat,
            "prompt": "" if asked is None else asked.prompt,
            "legal": position.legal(seat),
            "action": action,
            "word": texts[action],
        }
        if self.with_scenes:
            noted["scene"] = plain(position.scene(seat))
        decisions.append(noted)

    def _make_bots(self) -> list[Bot]:
        if len(self.bots) not in (1, self.setting.seats):
            raise BadLineupError(
                f"name one bot for all seats or one for each of the {self.setting.seats},"
                f" not {len(self.bots)}"
            )
        names = list(self.bots) * (self.setting.seats if len(self.bots) == 1 else 1)
        return [make_bot_of(self.setting.spec, name) for name in names]
