"""Data without its faulty lines, so that the rest of a file can be checked."""

from collections.abc import Sequence
from typing import Any

_GONE = object()


def without(data: Any, places: Sequence[tuple[int | str, ...]]) -> Any:
    """A copy without these places. If a place does not exist, the record that lacks it is left out."""
    wrong = {_existing(data, place) for place in places}
    kept = _copy(data, (), wrong)
    return {} if kept is _GONE else kept


def _existing(data: Any, place: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """The place itself, or the innermost existing place around it."""
    depth = 0
    for part in place:
        inside = _inside(data, part)
        if inside is _GONE:
            break
        data, depth = inside, depth + 1
    return place[:depth]


def _inside(data: Any, part: int | str) -> Any:
    try:
        return data[part]
    except (KeyError, IndexError, TypeError):
        return _GONE


def _copy(data: Any, place: tuple[int | str, ...], wrong: set[tuple[int | str, ...]]) -> Any:
    if place in wrong:
        return _GONE
    if isinstance(data, dict):
        parts = {key: _copy(part, (*place, key), wrong) for key, part in data.items()}
        return {key: part for key, part in parts.items() if part is not _GONE}
    if isinstance(data, list):
        items = [_copy(item, (*place, number), wrong) for number, item in enumerate(data)]
        return [item for item in items if item is not _GONE]
    return data
