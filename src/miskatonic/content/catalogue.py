"""The Fluent files of one language, and every fault in them."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from miskatonic.content.files import Fault

# Where texts lie: a folder, or several that go together.
TextFolder: TypeAlias = Path | Sequence[Path]


class Catalogue(NamedTuple):
    """The parsed files in order of precedence, and the file of every message key."""

    resources: tuple[ast.Resource, ...]
    files: dict[str, str]
    faults: tuple[Fault, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(self.files)


def read_catalogue(folder: TextFolder, language: str, overlay: Path | None = None) -> Catalogue:
    """Read `<language>.ftl` and `<language>/*.ftl`; the overlay's messages may replace the folder's."""
    faults: list[Fault] = []
    ours = _files(folder, language)
    if not ours:
        home = folder if isinstance(folder, Path) else folder[0]
        faults.append(Fault(str(home), "", f"there are no texts for the language '{language}'"))
    keys: dict[str, str] = {}
    resources = []
    for layer in ([] if overlay is None else _files(overlay, language), ours):
        found: dict[str, str] = {}
        for name, path in layer:
            resources.append(_read(name, path, found, faults))
        keys = found | keys
    return Catalogue(tuple(resources), keys, tuple(faults))


def sources(folder: TextFolder, language: str) -> list[str]:
    """The source texts of the same files, for readers that parse Fluent themselves."""
    return [path.read_text(encoding="utf-8") for _, path in _files(folder, language)]


class _Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.refers = False

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as above
        self.refers = True


def variables(catalogue: Catalogue) -> dict[str, frozenset[str]]:
    """The variables of each message."""
    return {key: frozenset(_read_variables(entry).found) for key, entry in messages(catalogue).items()}


def messages(catalogue: Catalogue) -> dict[str, ast.Message]:
    """The messages by their keys. If two messages have the same key, the first one is used."""
    found: dict[str, ast.Message] = {}
    for resource in catalogue.resources:
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                found.setdefault(entry.id.name, entry)
    return found


def needed_variables(message: ast.Message) -> frozenset[str] | None:
    """The variables that a message needs; None if it includes other messages, whose variables are its own."""
    reader = _read_variables(message)
    return None if reader.refers else frozenset(reader.found)


def _read_variables(message: ast.Message) -> _Variables:
    reader = _Variables()
    reader.visit(message)
    return reader


def _files(folder: TextFolder, language: str) -> list[tuple[str, Path]]:
    if not isinstance(folder, Path):
        main, *others = folder
        more = [(f"{one.parent.name}/{name}", path) for one in others for name, path in _files(one, language)]
        return [*_files(main, language), *more]
    paths = [folder / f"{language}.ftl", *sorted((folder / language).glob("*.ftl"))]
    return [(path.relative_to(folder).as_posix(), path) for path in paths if path.is_file()]


@lru_cache(maxsize=512)
def _parsed(text: str) -> ast.Resource:
    """Nobody changes what is parsed. It is kept because checks and servers read the same files many times."""
    return FluentParser().parse(text)


def _read(name: str, path: Path, keys: dict[str, str], faults: list[Fault]) -> ast.Resource:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        faults.append(Fault(name, "", f"cannot be read: {error}"))
        return ast.Resource()
    resource = _parsed(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            problem = "; ".join(note.message or "" for note in entry.annotations)
            faults.append(Fault(name, f"line {line}", f"not valid Fluent: {problem}"))
        elif isinstance(entry, ast.Message):
            key = entry.id.name
            if key in keys:
                faults.append(Fault(name, key, f"this message is also in {keys[key]}"))
            keys.setdefault(key, name)
    return resource
