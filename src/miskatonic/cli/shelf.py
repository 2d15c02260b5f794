"""What several commands fetch: a game with its texts, contents and options, by what was typed."""

from collections.abc import Sequence
from pathlib import Path

from miskatonic.content.texts import Texts, load_texts
from miskatonic.games.registry import all_games, find_game
from miskatonic.games.spec import GameSpec
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.terminal.library import Library


class BadArgumentError(MiskatonicError):
    """An argument of the command line that makes no sense."""


def pick_game(key: str | None) -> GameSpec:
    """The game of this key; the only one there is, when none is named."""
    games = all_games()
    if key is None and len(games) == 1:
        return next(iter(games.values()))
    if key is None:
        raise BadArgumentError(f"say which game: {', '.join(games)}")
    return find_game(key)


def owner_of(folder: Path) -> GameSpec:
    """The game whose card files have the same names."""
    if not folder.is_dir():
        raise BadArgumentError(f"there is no folder {folder}")
    here = {path.name for path in folder.glob("*.toml")}
    shared = {
        key: len(here & {path.name for path in (spec.folder / "data").glob("*.toml")})
        for key, spec in all_games().items()
    }
    best = max(shared, key=lambda key: shared[key], default="")
    if not shared.get(best):
        raise BadArgumentError(
            f"{folder} holds no card files of any game; say which game is meant with --game"
        )
    return find_game(best)


def read_content(spec: GameSpec, folder: Path | None) -> object:
    content: object = spec.load_content(folder or spec.folder / "data")
    return content


def read_texts(spec: GameSpec, language: str, overlay: Path | None = None) -> Texts:
    folder = spec.folder / "text"
    languages = sorted({path.stem for path in folder.iterdir()})
    if language not in languages:
        raise BadArgumentError(f"{spec.key} does not speak '{language}'; it speaks: {', '.join(languages)}")
    return load_texts(folder, language, overlay=overlay)


def open_library(spec: GameSpec, folder: Path | None, language: str) -> Library:
    return Library(spec, read_content(spec, folder), read_texts(spec, language, folder))


def table_options(spec: GameSpec, pairs: Sequence[str], variant: str | None = None) -> dict[str, str]:
    """Options as typed, KEY=VALUE, on top of those of a variant."""
    if variant is not None and variant not in spec.variants:
        there_are = ", ".join(spec.variants) or "none"
        raise BadArgumentError(f"{spec.key} has no variant '{variant}'; there are: {there_are}")
    typed: dict[str, str] = {}
    for pair in pairs:
        key, sign, value = (part.strip() for part in pair.partition("="))
        if not sign or not key:
            raise BadArgumentError(f"'{pair}' is no table option; write KEY=VALUE")
        if key in typed:
            raise BadArgumentError(f"table option '{key}' is given twice")
        typed[key] = value
    return {**spec.variants.get(variant or "", {}), **typed}


def listed(text: str) -> list[str]:
    """A list as typed: parts divided by commas."""
    return [part.strip() for part in text.split(",")]
