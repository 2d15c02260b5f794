"""The shelf: where games are kept while they are played, so that `play --resume` can go on with them.

A kept game is two files: a capsule, which `replay` and `play --load` read, and beside it what the capsule
does not say: the folder of the cards, the language, and how far the game has come.
"""

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.matches import Match, files

VARIABLE: Final = "MISKATONIC_GAMES"
_ABOUT: Final = ".about"
# So many finished games stay on the shelf.
_FINISHED: Final = 50


def shelf_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder that the environment names, or `games` in the user's data folder."""
    if environment.get(VARIABLE):
        return Path(environment[VARIABLE])
    home = Path.home()
    if platform == "win32":
        data = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        data = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    return data / "miskatonic" / "games"


@dataclass
class About:
    """What a capsule does not say about a game."""

    content: str | None = None
    language: str = "en"
    # The campaign file that is written when the session is over.
    campaign: str | None = None
    players: str = ""
    moves: int = 0
    round: int = 0
    is_over: bool = False


class KeptGame:
    """One game on the shelf."""

    def __init__(self, path: Path, about: About) -> None:
        self.path = path
        self.about = about

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def changed(self) -> float:
        """When it was last played, in seconds since the epoch."""
        return self.path.stat().st_mtime

    def keep(self, match: Match) -> None:
        """Write the match as it stands."""
        self.about.players = ", ".join(who.name for who in match.setup.seats)
        self.about.moves, self.about.round = match.seq, match.table.round
        self.about.is_over = match.over
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            files.save(match, self.path)
            _about_of(self.path).write_text(json.dumps(asdict(self.about)), encoding="utf-8")
        except OSError as error:
            raise ShelfError(
                f"cannot keep the game in {self.path.parent}: {error.strerror or error}"
            ) from error

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)
        _about_of(self.path).unlink(missing_ok=True)


class ShelfError(MiskatonicError):
    """A game that cannot be kept."""


class Shelf:
    """All kept games of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def games(self) -> list[KeptGame]:
        """The kept games, the latest first."""
        found = [KeptGame(path, _read_about(path)) for path in self.folder.glob("*.json")]
        return sorted(found, key=lambda game: game.changed, reverse=True)

    def unfinished(self, begin: str = "") -> list[KeptGame]:
        """The games that are not over and whose names begin so, the latest first."""
        return [game for game in self.games() if not game.about.is_over and game.name.startswith(begin)]

    def place_for(self, game: str, about: About) -> KeptGame:
        """A free place for a new game. The oldest finished games are cleared away."""
        for old in [kept for kept in self.games() if kept.about.is_over][_FINISHED:]:
            old.remove()
        taken = {path.stem for path in self.folder.glob(f"{game}-*.json")}
        number = next(number for number in range(1, len(taken) + 2) if f"{game}-{number}" not in taken)
        return KeptGame(self.folder / f"{game}-{number}.json", about)


def _about_of(path: Path) -> Path:
    return path.with_suffix(_ABOUT)


def _read_about(path: Path) -> About:
    """What is known about a kept game; what cannot be read is taken to be an unfinished game."""
    try:
        return About(**json.loads(_about_of(path).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return About()
