"""Remarks on a designer's folder: what can be played but may be a mistake."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from miskatonic.content.differences import changed_powers
from miskatonic.content.fault_messages import nearest
from miskatonic.content.files import Fault
from miskatonic.content.spreadsheets import card_files
from miskatonic.content.text_check import Worded, remarks_on_texts
from miskatonic.content.texts import load_texts

# File names share their ending, so they must be closer to each other than other names.
_NEAR: Final = 0.85


class Designed(Worded, Protocol):
    """The part of a game that reads its cards and texts."""

    @property
    def folder(self) -> Path: ...

    @property
    def texts(self) -> tuple[Path, ...]: ...

    @property
    def load_content(self) -> Callable[[Path], Any]: ...


def remarks_on(game: Designed, folder: Path, content: object, language: str = "en") -> list[Fault]:
    """Everything worth a second look in a folder that has no faults."""
    noted: Sequence[Fault] = getattr(content, "remarks", ())
    return [
        *_ignored(game, folder),
        *noted,
        *forgotten_texts(game, folder, language),
        *remarks_on_texts(game, game.texts, content, language, folder),
        *_names(game, folder, content, language),
    ]


def forgotten_texts(game: Designed, folder: Path, language: str) -> list[Fault]:
    """Cards of the game whose powers were changed, while their texts are as before."""
    own = load_texts(game.texts, language)
    texts = load_texts(game.texts, language, overlay=folder)
    return [
        Fault(record.file, f"{record.kind}.[{record.id}]", f"its power was changed; card-{record.id} was not")
        for record in changed_powers(game.folder / "data", folder)
        if texts.has(f"card-{record.id}") and texts.say(f"card-{record.id}") == own.say(f"card-{record.id}")
    ]


def _ignored(game: Designed, folder: Path) -> list[Fault]:
    known = [path.name for path in sorted((game.folder / "data").glob("*.toml"))]
    return [
        Fault(
            path.name,
            "",
            f"the game ignores this unknown file{nearest(path.name, known, _NEAR)}",
        )
        for name, paths in card_files(folder).items()
        if name not in known
        for path in paths
    ]


def _names(game: Designed, folder: Path, content: object, language: str) -> list[Fault]:
    """Cards that share a name, and new cards that still have the game's placeholder name."""
    own = load_texts(game.texts, language)
    texts = load_texts(game.texts, language, overlay=folder)
    old = {face.id for face in game.cards(game.load_content(game.folder / "data"))}
    found: list[Fault] = []
    called: dict[str, str] = {}
    for face in game.cards(content):
        name = texts.name(face.id)
        other = called.setdefault(name, face.id)
        key = f"name-{face.id}"
        if other != face.id and own.name(other) != own.name(face.id):
            found.append(Fault(language, key, f"{other} is also called '{name}'"))
        elif face.id not in old and own.has(key) and own.name(face.id) == name:
            found.append(Fault(language, key, f"the card is still called '{name}'"))
    return found
