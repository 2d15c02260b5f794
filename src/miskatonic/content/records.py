"""Card files as plain data, whether TOML or CSV: to compare folders, and to change a value of one."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from miskatonic.content.notation import in_toml
from miskatonic.content.spreadsheets import card_files, from_csv, is_tabular
from miskatonic.kernel.errors import MiskatonicError

# The files of a folder by the names that games know.
Files = dict[str, dict[str, Any]]


class NoSuchValueError(MiskatonicError):
    """A value that is in no card file, or a text that names none."""


class Record(NamedTuple):
    """A card of a file: the list that holds it, its id, and its keys."""

    file: str
    kind: str
    id: str
    data: Mapping[str, Any]


def read_records(folder: Path) -> Files:
    """All card files of a folder that can be played."""
    found: Files = {}
    for name, paths in card_files(folder).items():
        for path in paths:
            text = path.read_text(encoding="utf-8-sig")
            if path.suffix == ".csv":
                kind = path.name.split(".")[1]
                found.setdefault(name, {})[kind] = from_csv(text, kind)[0]
            else:
                found[name] = tomllib.loads(text)
    return found


def write_records(files: Files, folder: Path) -> None:
    """Write card files, one key on a line; comments and layout are gone."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        lines = [f"{key} = {in_toml(value)}\n" for key, value in data.items()]
        (folder / name).write_text("".join(lines), encoding="utf-8")


def records(files: Files) -> Iterator[Record]:
    """The cards of all files."""
    for name, data in files.items():
        for kind, cards in data.items():
            if isinstance(cards, list) and is_tabular({kind: cards}):
                for card in cards:
                    yield Record(name, kind, str(card.get("id", "")), card)


def with_value(files: Files, target: str, value: object) -> Files:
    """A copy in which `card.key` or `file.key` has another value."""
    name, *keys = target.split(".")
    if not keys:
        raise NoSuchValueError(f"'{target}' names no value; write CARD.KEY, such as necronomicon.kp")
    copied: Files = _copy(files)
    found = [record.data for record in records(copied) if record.id == name]
    inside: Any = found[0] if found else copied.get(f"{name}.toml")
    if inside is None:
        raise NoSuchValueError(f"no card and no card file is called '{name}'")
    for key in keys[:-1]:
        inside = _step(inside, key, target)
    inside = _holder(inside, keys[-1], target)
    inside[int(keys[-1]) if isinstance(inside, list) else keys[-1]] = value
    return copied


def _step(inside: Any, key: str, target: str) -> Any:
    holder = _holder(inside, key, target)
    return holder[int(key)] if isinstance(holder, list) else holder[key]


def _holder(inside: Any, key: str, target: str) -> Any:
    """The table or list that has the key; of a list of tables the first that has it."""
    if isinstance(inside, dict) and key in inside:
        return inside
    if isinstance(inside, list):
        if key.isdigit() and int(key) < len(inside):
            return inside
        for each in inside:
            if isinstance(each, dict) and key in each:
                return each
    keys = ", ".join(_keys(inside)) or "none"
    raise NoSuchValueError(f"'{target}' names no value: there is no key '{key}'; keys there: {keys}")


def _keys(inside: Any) -> list[str]:
    tables = inside if isinstance(inside, list) else [inside]
    return list(dict.fromkeys(key for each in tables if isinstance(each, dict) for key in each))


def _copy(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _copy(part) for key, part in data.items()}
    return [_copy(part) for part in data] if isinstance(data, list) else data


_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")


def read_setting(text: str) -> tuple[str, list[Any]]:
    """`card.key=1..4` or `card.key=1,3,true`: the target and its values."""
    target, sign, listed = (part.strip() for part in text.partition("="))
    if not sign or not target or not listed:
        raise NoSuchValueError(f"'{text}' is no setting; write CARD.KEY=1..4 or CARD.KEY=1,3,5")
    span = _RANGE.fullmatch(listed)
    if span is not None:
        low, high = int(span[1]), int(span[2])
        if high <= low:
            raise NoSuchValueError(f"'{listed}' is no range; write the smaller number first")
        return target, list(range(low, high + 1))
    return target, [_value(part.strip()) for part in listed.split(",")]


def _value(text: str) -> Any:
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text
