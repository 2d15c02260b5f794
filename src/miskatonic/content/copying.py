"""A designer's own copy of a game's cards."""

import shutil
from collections.abc import Iterable
from pathlib import Path

from miskatonic.content.cards import CardFace
from miskatonic.content.catalogue import read_catalogue
from miskatonic.kernel.errors import MiskatonicError


class CannotCopyError(MiskatonicError):
    """The target folder exists already, or cannot be written."""


def copy_content(game: Path, faces: Iterable[CardFace], target: Path) -> list[Path]:
    """Write the card files of a game, and the texts of its cards in every language, into a new folder."""
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise CannotCopyError(f"{target} exists already; choose a new folder")
    copies = {path: target / path.name for path in sorted((game / "data").glob("*.toml"))}
    for path in _card_texts(game / "text", faces):
        copies[path] = target / path.relative_to(game / "text")
    try:
        for path, copy in copies.items():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)
    except OSError as error:
        raise CannotCopyError(f"cannot write {target}: {error.strerror}") from error
    return list(copies.values())


def _card_texts(folder: Path, faces: Iterable[CardFace]) -> list[Path]:
    """The text files that describe cards; all other texts stay with the game."""
    wanted = {f"{family}-{face.id}" for face in faces for family in ("name", "card", "flavour")}
    languages = sorted({path.stem for path in folder.iterdir()})
    return [
        folder / name
        for language in languages
        for name in dict.fromkeys(
            file for key, file in read_catalogue(folder, language).files.items() if key in wanted
        )
    ]
