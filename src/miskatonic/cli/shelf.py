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


def read_content(spec: GameSpec, folder: Path | None) -> object:
    content: object = spec.load_content(folder or spec.folder / "data")
    return content


def read_texts(spec: GameSpec, language: str, overlay: Path | None = None) -> Texts:
    return load_texts(spec.folder / "text", language, overlay=overlay)


def open_library(spec: GameSpec, folder: Path | None, language: str) -> Library:
    return Library(spec, read_content(spec, folder), read_texts(spec, language, folder))


def table_options(pairs: Sequence[str]) -> dict[str, str]:
    """Options as typed: KEY=VALUE."""
    options: dict[str, str] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not sign or not key.strip():
            raise BadArgumentError(f"'{pair}' is no table option; write KEY=VALUE")
        if key.strip() in options:
            raise BadArgumentError(f"table option '{key.strip()}' is given twice")
        options[key.strip()] = value.strip()
    return options


def listed(text: str) -> list[str]:
    """A list as typed: parts divided by commas."""
    return [part.strip() for part in text.split(",")]
