"""Statistics of a player's finished matches."""

from collections.abc import Callable, Iterable, Sequence

from miskatonic.games.registry import all_games
from miskatonic.games.spec import BadOptionError
from miskatonic.server.storage.results import Result
from miskatonic.server.wire.statistics import GameStatisticsView, ShareView, StatisticsView


def statistics_of(results: Sequence[Result]) -> StatisticsView:
    """What these matches add up to; they come oldest first."""
    runs = _winning_runs(results)
    games = _parted(results, lambda result: result.game)
    by_game = [_of_game(game, of_game) for game, of_game in games.items()]
    return StatisticsView(
        len(results),
        sum(result.won for result in results),
        runs[-1],
        max(runs),
        sorted(by_game, key=lambda game: -game.played),
    )


def _of_game(game: str, results: Sequence[Result]) -> GameStatisticsView:
    longest = max(results, key=lambda result: result.length)
    whole = _share(results)
    return GameStatisticsView(
        game,
        whole.played,
        whole.won,
        _shares(results, lambda result: str(result.seats)),
        _shares(results, _variant_of),
        round(sum(result.length for result in results) / len(results)),
        longest.length,
        longest.match,
    )


def _winning_runs(results: Iterable[Result]) -> list[int]:
    """How many matches were won in a row after each loss, and from the beginning; the last run may go on."""
    runs = [0]
    for result in results:
        if result.won:
            runs[-1] += 1
        else:
            runs.append(0)
    return runs


def _variant_of(result: Result) -> str:
    """The variant with exactly these options; empty if there is none, or an option is not known any more."""
    spec = all_games().get(result.game)
    if spec is None:
        return ""
    try:
        options = spec.settle(result.options)
    except BadOptionError:
        return ""
    return next((name for name, sets in spec.variants.items() if spec.settle(sets) == options), "")


def _shares(results: Iterable[Result], kind: Callable[[Result], str]) -> dict[str, ShareView]:
    return {key: _share(part) for key, part in sorted(_parted(results, kind).items())}


def _share(results: Sequence[Result]) -> ShareView:
    return ShareView(len(results), sum(result.won for result in results))


def _parted(results: Iterable[Result], kind: Callable[[Result], str]) -> dict[str, list[Result]]:
    parts: dict[str, list[Result]] = {}
    for result in results:
        parts.setdefault(kind(result), []).append(result)
    return parts
