"""The verbs of a game as a designer reads them: what they do, what they take, and who uses them."""

import inspect
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

from miskatonic.content.notation import in_toml
from miskatonic.content.powers import VerbBook


class Argument(NamedTuple):
    """An argument of a verb: what it takes, in words, and its default in TOML if it can be left out."""

    name: str
    takes: str
    optional: bool
    default: str | None


class Example(NamedTuple):
    """A power in a card file: the card, the key (`power`, `when.played`), and the power in TOML."""

    card: str
    key: str
    power: str


class VerbText(NamedTuple):
    """A verb of a game."""

    name: str
    about: str
    arguments: tuple[Argument, ...]
    examples: tuple[Example, ...]


def describe_verbs(book: VerbBook, *folders: Path) -> tuple[VerbText, ...]:
    """All verbs, with examples from folders of card files."""
    examples: dict[str, list[Example]] = {}
    for path in (path for folder in folders for path in sorted(folder.glob("*.toml"))):
        for card, key, entry in _powers("", "", tomllib.loads(path.read_text(encoding="utf-8"))):
            examples.setdefault(entry["do"], []).append(Example(card, key, in_toml(entry)))
    return tuple(
        VerbText(
            name,
            " ".join((inspect.getdoc(book[name]) or "").split()),
            tuple(_argument(key, parameter) for key, parameter in book.arguments(name).items()),
            tuple(examples.get(name, ())),
        )
        for name in book.names()
    )


def _argument(name: str, parameter: inspect.Parameter) -> Argument:
    optional = parameter.default is not parameter.empty
    default = in_toml(parameter.default) if optional and parameter.default is not None else None
    return Argument(name, _takes(parameter.annotation), optional, default)


def _takes(kind: Any) -> str:
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return ", ".join(in_toml(part) for part in parts)
    if origin is tuple:
        return f"a list: {_takes(parts[0])}"
    if origin in (Union, UnionType):
        return " or ".join(_takes(part) for part in parts if part is not NoneType)
    return {int: "a number", bool: "true or false", str: "a text"}[kind]


def _powers(card: str, key: str, data: Any) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Every power in a file, with the id of its card and the keys that lead from the card to it."""
    if isinstance(data, Mapping):
        if "id" in data:
            card, key = str(data["id"]), ""
        if isinstance(data.get("do"), str):
            yield card, key, data
        for name, part in data.items():
            yield from _powers(card, f"{key}.{name}".removeprefix("."), part)
    elif isinstance(data, list):
        for part in data:
            yield from _powers(card, key, part)
