"""The two sides of a comparison: folders of cards, or `house` for the cards of the game."""

from pathlib import Path

from miskatonic.arena.comparison import DEFAULT_CONTENT
from miskatonic.cli.lookup import BadArgumentError, check_owner, named_game, owner_of
from miskatonic.content.files import ContentError
from miskatonic.games.spec import AnyGame


def game_of(typed: str | None, *sides: str) -> AnyGame:
    """The game that was typed, or the one whose cards the folders hold."""
    if typed is not None:
        return named_game(typed)
    folders = [side for side in sides if side != DEFAULT_CONTENT]
    if not folders:
        raise BadArgumentError("name the game of the cards with --game")
    return owner_of(Path(folders[0]))


def folder_of(spec: AnyGame, side: str) -> Path | None:
    """The folder of a side, checked; None for the cards of the game."""
    if side == DEFAULT_CONTENT:
        return None
    check_owner(spec, Path(side))
    try:
        spec.load_content(Path(side))
    except ContentError as error:
        raise BadArgumentError(f"{side} cannot be played: {error}") from error
    return Path(side)
