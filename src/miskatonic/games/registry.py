"""The installed games. Every game, including those of third parties, is registered by an entry point."""

import copyreg
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from miskatonic.games.spec import AnyGame, GameSpec
from miskatonic.kernel.errors import MiskatonicError

GROUP = "miskatonic.games"


class UnknownGameError(MiskatonicError):
    """No installed game has this name."""


def game_keys() -> list[str]:
    """The keys of all installed games, in order."""
    return sorted(_found())


@cache
def all_games() -> dict[str, AnyGame]:
    """Every installed game by its key, in the order of their keys."""
    return {key: find_game(key) for key in game_keys()}


@cache
def find_game(key: str) -> AnyGame:
    """The game of this key. The other games are not imported: a command would take twice as long to start."""
    found = _found()
    if key not in found:
        raise UnknownGameError(f"there is no game '{key}'; installed games: {', '.join(game_keys())}")
    game: AnyGame = found[key].load()
    return game


@cache
def _found() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _reduced(game: AnyGame) -> Any:  # noqa: ANN401 - what pickle calls a reduction
    """An installed game is found again by its key: not all of its parts can be sent to another process."""
    is_installed = game.key in _found() and find_game(game.key) is game
    return (find_game, (game.key,)) if is_installed else object.__reduce_ex__(game, 4)


copyreg.pickle(GameSpec, _reduced)
