"""The installed games. Every game, including those of third parties, is registered by an entry point."""

import copyreg
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from miskatonic.games.spec import AnyGame, GameSpec
from miskatonic.kernel.errors import MiskatonicError

GROUP = "miskatonic.games"


class UnknownGameError(MiskatonicError):
    """No installed game has this name."""


@cache
def all_games() -> dict[str, AnyGame]:
    """Every installed game by its key, in the order of their keys."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    return {name: found[name].load() for name in sorted(found)}


def find_game(key: str) -> AnyGame:
    games = all_games()
    if key not in games:
        raise UnknownGameError(f"there is no game '{key}'; installed games: {', '.join(games)}")
    return games[key]


def _reduced(game: AnyGame) -> Any:  # noqa: ANN401 - what pickle calls a reduction
    """An installed game is found again by its key: not all of its parts can be sent to another process."""
    is_installed = all_games().get(game.key) is game
    return (find_game, (game.key,)) if is_installed else object.__reduce_ex__(game, 4)


copyreg.pickle(GameSpec, _reduced)
