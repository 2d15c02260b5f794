"""The installed games. Every game, including those of third parties, is registered by an entry point."""

from functools import cache
from importlib.metadata import entry_points

from miskatonic.games.spec import AnyGame
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
