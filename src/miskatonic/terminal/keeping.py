"""Games are kept while they are played, and saved to files that belong to them."""

import json
import shlex
from pathlib import Path
from typing import NamedTuple, Protocol

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.matches import Match


class Keeper(Protocol):
    """Keeps one game."""

    @property
    def name(self) -> str: ...

    def keep(self, match: Match) -> None: ...


class Keeping:
    """Keeps the game after every move. After a failure, which is told once, it is no longer kept."""

    def __init__(self, keeper: Keeper | None = None, flags: str = "") -> None:
        self._keeper = keeper
        # What else the command line needs to go on: the folder of the cards, the language.
        self.flags = flags

    @property
    def is_on(self) -> bool:
        return self._keeper is not None

    def keep(self, match: Match) -> str | None:
        """Keep the game as it stands. Returns the sentence that says why it cannot be kept, if it cannot."""
        if self._keeper is None:
            return None
        try:
            self._keeper.keep(match)
        except MiskatonicError as error:
            self._keeper = None
            return str(error)
        return None

    @property
    def resume(self) -> str:
        """The command that goes on with the kept game."""
        return "" if self._keeper is None else f"miskatonic play --resume {self._keeper.name}"

    def load(self, path: Path) -> str:
        """The command that goes on with a saved game."""
        return f"miskatonic play --load {shlex.quote(str(path))}{self.flags}"


class Occupied(NamedTuple):
    """Why a file should not be overwritten without a question."""

    reason: str


def occupied(path: Path, match: Match) -> Occupied | None:
    """What a file holds, unless it is free or holds an earlier moment of the same game."""
    try:
        if not path.exists():
            return None
        saved = json.loads(path.read_bytes())
        moves = [(move["seat"], move["word"]) for move in saved["moves"]]
        setup = (saved["game"], saved["seed"], saved["opening"])
    except (OSError, ValueError, KeyError, TypeError):
        return Occupied(f"{path} is not a saved game")
    if setup != (match.spec.key, match.setup.seed, match.opening):
        return Occupied(f"{path} holds another game of {saved['game']}")
    ours = [(move.seat, move.word) for move in match.moves]
    if moves != ours[: len(moves)]:
        return Occupied(f"{path} holds this game with other moves, {len(moves)} in all")
    return None
