"""Messages for designers: what is wrong with a key of a card file."""

import json
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final, get_args, get_origin

from pydantic import BaseModel
from pydantic_core import ErrorDetails

_KINDS: Final = {
    "int_type": "a whole number",
    "float_type": "a number",
    "string_type": "a text, in quotes",
    "bool_type": "true or false",
    "list_type": "a list, in brackets",
    "tuple_type": "a list, in brackets",
    "dict_type": "a table: { key = value }",
    "model_type": "a table: { key = value }",
}
_BOUNDS: Final = {
    "greater_than_equal": ("ge", "at least"),
    "greater_than": ("gt", "more than"),
    "less_than_equal": ("le", "at most"),
    "less_than": ("lt", "less than"),
}
# Longer wrong values are cut. Longer lists of possible values are left out if one of them is close.
_SHOWN, _FEW = 40, 8


def fault_message(fault: ErrorDetails, model: Any = None) -> str:
    """The message for one validation error, without its place; the model tells which keys are possible."""
    kind, value = fault["type"], fault["input"]
    limits: Mapping[str, Any] = fault.get("ctx", {})
    if kind in _KINDS:
        return f"must be {_KINDS[kind]}, not {_shown(value)}"
    if kind in _BOUNDS:
        limit, words = _BOUNDS[kind]
        return f"must be {words} {limits[limit]}, not {_shown(value)}"
    if kind == "extra_forbidden":
        return _unknown_key(fault["loc"], model)
    if kind == "missing":
        return "this key is missing"
    if kind == "none_required":
        return "this key is not allowed here"
    if kind == "too_short":
        least = limits["min_length"]
        return "must not be empty" if least == 1 else f"must have at least {least} entries"
    if kind == "literal_error":
        return _unknown_value(value, [part.strip("'") for part in _alternatives(limits["expected"])])
    return fault["msg"].removeprefix("Value error, ")


def nearest(typed: str, known: Iterable[str], cutoff: float = 0.6) -> str:
    """`; did you mean 'kp'?`, or nothing if no known text is close enough."""
    close = get_close_matches(typed, list(known), n=1, cutoff=cutoff)
    return f"; did you mean '{close[0]}'?" if close else ""


def _unknown_key(loc: tuple[int | str, ...], model: Any) -> str:
    name = str(loc[-1])
    return f"unknown key '{name}'{nearest(name, _keys(loc[:-1], model))}"


def _unknown_value(value: Any, known: list[str]) -> str:
    meant = nearest(value, known) if isinstance(value, str) else ""
    listed = "" if meant and len(known) > _FEW else f"; possible values: {', '.join(known)}"
    return f"unknown value {_shown(value)}{listed}{meant}"


def _alternatives(expected: str) -> list[str]:
    *most, last = expected.split(", ")
    return [*most, *last.split(" or ")]


def _keys(loc: Iterable[int | str], model: Any) -> list[str]:
    """The keys that are possible in the record at a place."""
    for part in loc:
        fields = getattr(model, "model_fields", {})
        named = {field.alias or name: field.annotation for name, field in fields.items()}
        model = _record(named[part] if part in named else _element(model))
    return [field.alias or name for name, field in getattr(model, "model_fields", {}).items()]


def _element(container: Any) -> Any:
    return get_args(container)[-1] if get_args(container) else None


def _record(kind: Any) -> Any:
    """The record or container in `X | None`."""
    if isinstance(kind, type) or get_origin(kind) in (list, dict, tuple):
        return kind
    parts = [part for part in get_args(kind) if _is_record(part)]
    return parts[0] if parts else kind


def _is_record(kind: Any) -> bool:
    return get_origin(kind) in (list, dict) or (isinstance(kind, type) and issubclass(kind, BaseModel))


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."
