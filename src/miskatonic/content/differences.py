"""What differs between two folders of cards, card by card."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from miskatonic.content.notation import in_toml
from miskatonic.content.records import Files, Record, read_records, records
from miskatonic.content.texts import Texts

_TEXTS: Final = ("name", "card", "flavour")
_MISSING: Final = object()


class Change(NamedTuple):
    """One thing that differs: the card or file, the key, and both values as card files write them.

    A value of None means that the key, or the whole card if the key is empty, is not there.
    """

    file: str
    card: str
    key: str
    before: str | None
    after: str | None


def differences(a: Path, b: Path, texts_a: Texts, texts_b: Texts) -> list[Change]:
    """Cards, settings and texts that differ, in the order of the files."""
    files_a, files_b = read_records(a), read_records(b)
    cards_a, cards_b = _by_id(files_a), _by_id(files_b)
    found = [
        change
        for place in dict.fromkeys((*cards_a, *cards_b))
        for change in _of_card(cards_a.get(place), cards_b.get(place))
    ]
    found += _settings(files_a, files_b)
    ids = dict.fromkeys(card for _, _, card in (*cards_a, *cards_b))
    return found + [change for card in ids for change in _of_texts(card, texts_a, texts_b)]


def changed_powers(a: Path, b: Path) -> list[Record]:
    """Cards of `b` whose powers are not those of the same card in `a`."""
    old = _by_id(read_records(a))
    return [
        record
        for place, record in _by_id(read_records(b)).items()
        if place in old and _powers(record.data) != _powers(old[place].data)
    ]


def _powers(data: Mapping[str, Any]) -> dict[str, Any]:
    """The keys that hold verbs; all others are printed on a card by themselves."""
    return {key: value for key, value in data.items() if _has_verb(value)}


def _has_verb(value: Any) -> bool:
    if isinstance(value, dict):
        return "do" in value or any(_has_verb(part) for part in value.values())
    return isinstance(value, list) and any(_has_verb(part) for part in value)


def _by_id(files: Files) -> dict[tuple[str, str, str], Record]:
    return {(record.file, record.kind, record.id): record for record in records(files)}


def _of_card(before: Record | None, after: Record | None) -> Iterator[Change]:
    if before is None or after is None:
        there = before or after
        if there is not None:
            told = in_toml({key: value for key, value in there.data.items() if key != "id"})
            yield Change(there.file, there.id, "", before and told, after and told)
        return
    for key in dict.fromkeys((*before.data, *after.data)):
        values = (before.data.get(key, _MISSING), after.data.get(key, _MISSING))
        yield from _of_value(after.file, after.id, key, *values)


def _of_value(file: str, card: str, key: str, before: Any, after: Any) -> Iterator[Change]:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for part in dict.fromkeys((*before, *after)):
            inner = f"{key}.{part}"
            yield from _of_value(file, card, inner, before.get(part, _MISSING), after.get(part, _MISSING))
        return
    if _is_same_shape(before, after):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _of_value(file, card, key if len(before) == 1 else f"{key}.{number}", old, new)
        return
    yield Change(file, card, key, *(None if each is _MISSING else in_toml(each) for each in (before, after)))


def _is_same_shape(before: Any, after: Any) -> bool:
    """Are both lists of equally many tables? Then their tables are compared one by one."""
    lists = isinstance(before, list) and isinstance(after, list) and len(before) == len(after)
    return lists and all(isinstance(each, dict) for each in (*before, *after))


def _settings(a: Files, b: Files) -> Iterator[Change]:
    for name in dict.fromkeys((*a, *b)):
        old, new = a.get(name, {}), b.get(name, {})
        for key in dict.fromkeys((*old, *new)):
            values = old.get(key, _MISSING), new.get(key, _MISSING)
            if not any(isinstance(value, list) and value and isinstance(value[0], dict) for value in values):
                yield from _of_value(name, "", key, *values)


def _of_texts(card: str, a: Texts, b: Texts) -> Iterator[Change]:
    for family in _TEXTS:
        key = f"{family}-{card}"
        before, after = (texts.say(key) if texts.has(key) else None for texts in (a, b))
        if before != after:
            yield Change("", card, key, before, after)
