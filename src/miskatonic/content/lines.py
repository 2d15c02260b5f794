"""Where things stand in a card file: the line of every key, so that a fault can name it."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, TypeAlias

# The keys and list positions that lead to a thing.
Place: TypeAlias = tuple[int | str, ...]
Lines: TypeAlias = Mapping[Place, int]

_HEADER: Final = re.compile(r"\s*(\[\[?)\s*([^\]]+?)\s*\]\]?\s*(#.*)?$")
_KEY: Final = re.compile(r"""\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=""")
_PART: Final = re.compile(r"""[\w-]+|"[^"]*"|'[^']*'""")
# Texts and comments may hold brackets that open nothing.
_QUIET: Final = re.compile(r"""\"\"\"|'\'\'|"(?:\\.|[^"\\])*"|'[^']*'|#.*""")


def toml_lines(text: str) -> dict[Place, int]:
    """The line of each table, record and key of a valid TOML file."""
    found: dict[Place, int] = {}
    counts: dict[Place, int] = {}
    here: Place = ()
    for number, line in _statements(text):
        header = _HEADER.match(line)
        if header is not None and not _KEY.match(line):
            here = _enter(_parts(header[2]), counts, is_record=header[1] == "[[")
            found.setdefault(here, number)
        elif (key := _KEY.match(line)) is not None:
            found.setdefault((*here, *_parts(key[1])), number)
    return found


def locate(lines: Lines, data: Any, key: str) -> int | None:
    """The line of a key as faults name it: `card.[the-id].power`, or of the nearest thing around it."""
    place: Place = ()
    best: int | None = None
    for part in key.split("."):
        step: int | str = part
        if isinstance(data, list):
            wanted = part.strip("[]")
            ids = [isinstance(one, dict) and str(one.get("id")) == wanted for one in data]
            step = ids.index(True) if any(ids) else int(part) if part.isdigit() else part
        place = (*place, step)
        best = lines.get(place, best)
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            break
    return best


def _enter(parts: list[str], counts: dict[Place, int], *, is_record: bool) -> Place:
    """The place that a header begins. A list on the way means its last record."""
    place: Place = ()
    for part in parts[:-1]:
        place = (*place, part)
        if place in counts:
            place = (*place, counts[place] - 1)
    place = (*place, parts[-1])
    if is_record:
        counts[place] = counts.get(place, 0) + 1
    return (*place, counts[place] - 1) if place in counts else place


def _parts(dotted: str) -> list[str]:
    return [part.strip("\"'") for part in _PART.findall(dotted)]


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """The lines that begin a header or a key; values may go on over several lines."""
    depth, inside = 0, False
    for number, line in enumerate(text.splitlines(), 1):
        if depth == 0 and not inside:
            yield number, line
        quotes = line.count('"""') + line.count("'''")
        if quotes % 2:
            inside = not inside
        if not inside and not quotes:
            bare = _QUIET.sub("", line)
            if depth or not _HEADER.match(bare):
                depth += bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}")
