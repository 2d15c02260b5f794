"""Finds what was typed: games, contents, texts and table options."""

from collections.abc import Sequence
from pathlib import Path

from miskatonic.cli.suggestion import suggestion
from miskatonic.content.spreadsheets import card_files
from miskatonic.content.texts import Texts, load_texts
from miskatonic.games.registry import all_games, find_game, game_keys
from miskatonic.games.spec import AnyGame
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.terminal.library import Library


class BadArgumentError(MiskatonicError):
    """An argument that the command cannot use."""


def pick_game(key: str | None) -> AnyGame:
    """The game with this name. It can be left out when there is only one game."""
    games = game_keys()
    if key is None and len(games) == 1:
        return find_game(games[0])
    if key is None:
        raise BadArgumentError(f"name a game: {', '.join(games)}")
    return named_game(key)


def named_game(typed: str) -> AnyGame:
    """The game with this name, or the only one whose name begins with it: `witch`."""
    games = game_keys()
    key = typed.casefold()
    begun = [key] if key in games else [name for name in games if key and name.startswith(key)]
    if len(begun) == 1:
        return find_game(begun[0])
    if begun:
        raise BadArgumentError(f"'{typed}' could be {' or '.join(begun)}; type more of the name")
    close = suggestion(key, games)
    raise BadArgumentError(f"there is no game '{typed}'{close or '; installed games: ' + ', '.join(games)}")


def owner_of(folder: Path) -> AnyGame:
    """The game whose card files have the same names as those in the folder."""
    if not folder.is_dir():
        raise BadArgumentError(f"there is no folder {folder}")
    shared = _shared_names(folder)
    best = max(shared, key=lambda key: shared[key], default="")
    if not shared.get(best):
        raise BadArgumentError(f"{folder} contains no card files of any game; name the game with --game")
    return find_game(best)


def check_owner(spec: AnyGame, folder: Path) -> None:
    """Raise if the folder looks like the cards of another game."""
    shared = _shared_names(folder)
    best = max(shared, key=lambda key: shared[key], default="")
    if shared.get(best, 0) > shared.get(spec.key, 0):
        raise BadArgumentError(f"{folder} holds cards of {best}, not of {spec.key}")


def _shared_names(folder: Path) -> dict[str, int]:
    """How many card files of each game the folder has, by their names."""
    here = card_files(folder).keys()
    return {
        key: len(here & {path.name for path in (spec.folder / "data").glob("*.toml")})
        for key, spec in all_games().items()
    }


def read_content(spec: AnyGame, folder: Path | None) -> object:
    if folder is not None:
        check_owner(spec, folder)
    content: object = spec.load_content(folder or spec.folder / "data")
    return content


def read_texts(spec: AnyGame, language: str, overlay: Path | None = None) -> Texts:
    folder = spec.folder / "text"
    languages = sorted({path.stem for path in folder.iterdir()})
    if language not in languages:
        raise BadArgumentError(
            f"{spec.key} has no texts in '{language}'; available languages: {', '.join(languages)}"
        )
    return load_texts(spec.texts, language, overlay=overlay)


def open_library(spec: AnyGame, folder: Path | None, language: str) -> Library:
    return Library(spec, read_content(spec, folder), read_texts(spec, language, folder))


def table_options(spec: AnyGame, pairs: Sequence[str], variant: str | None = None) -> dict[str, str]:
    """The options of a variant, overridden by those that were typed as KEY=VALUE."""
    if variant is not None and variant not in spec.variants:
        raise BadArgumentError(
            f"{spec.key} has no variant '{variant}'; its variants are: {', '.join(spec.variants) or 'none'}"
        )
    typed: dict[str, str] = {}
    for pair in pairs:
        key, sign, value = (part.strip() for part in pair.partition("="))
        if not sign or not key:
            raise BadArgumentError(f"'{pair}' is not a table option; write KEY=VALUE")
        if key in typed:
            raise BadArgumentError(f"table option '{key}' is given twice")
        typed[key] = value
    return {**spec.variants.get(variant or "", {}), **typed}


def split_list(text: str) -> list[str]:
    """The parts of a list that are separated by commas."""
    return [part.strip() for part in text.split(",")]
