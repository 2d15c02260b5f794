"""A designer's own copy of a game's cards."""

import tomllib
from collections.abc import Iterable
from pathlib import Path

from miskatonic.content.cards import CardFace
from miskatonic.content.catalogue import read_catalogue
from miskatonic.content.spreadsheets import file_name, is_tabular, to_csv
from miskatonic.kernel.errors import MiskatonicError


class CannotCopyError(MiskatonicError):
    """The target folder exists already, or cannot be written."""


def copy_content(game: Path, faces: Iterable[CardFace], target: Path, *, as_csv: bool = False) -> list[Path]:
    """Write the card files of a game, and the texts of its cards in every language, into a new folder.

    As CSV, lists of cards become spreadsheets; files with other settings stay as they are.
    """
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise CannotCopyError(f"{target} exists already; choose a new folder")
    written: dict[Path, str] = {}
    for path in sorted((game / "data").glob("*.toml")):
        written |= _card_file(path, target, as_csv=as_csv)
    for path in _card_texts(game / "text", faces):
        written[target / path.relative_to(game / "text")] = path.read_text(encoding="utf-8")
    try:
        for copy, text in written.items():
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        raise CannotCopyError(f"cannot write {target}: {error.strerror}") from error
    return list(written)


def _card_file(path: Path, target: Path, *, as_csv: bool) -> dict[Path, str]:
    text = path.read_text(encoding="utf-8")
    data = tomllib.loads(text)
    if not as_csv or not is_tabular(data):
        return {target / path.name: text}
    return {target / file_name(path.name, kind): to_csv(records) for kind, records in data.items()}


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
