"""Tables as plain data: saved, loaded and digested in the middle of any effect.

Only classes marked with `stored` are ever built from data, so a file can name no other code. Objects
that many tables share (rules, content) are not written: they carry a `digest`, the data refers to it,
and whoever loads hands the object in.
"""

import hashlib
import json
from types import MethodType, NoneType
from typing import Any, Protocol, TypeVar, runtime_checkable

from miskatonic.kernel.errors import BrokenSaveError

C = TypeVar("C", bound=type)

_STORED: dict[str, type] = {}
_PLAIN = frozenset({NoneType, bool, int, str})


@runtime_checkable
class Shared(Protocol):
    """Immutable, the same for many tables, and known by its digest."""

    @property
    def digest(self) -> str: ...


@runtime_checkable
class Transient(Protocol):
    """Rides along with a table but is no part of its truth: never written, absent after loading."""

    is_transient: bool


def stored(cls: C) -> C:
    """Mark a class with `__slots__`, or a NamedTuple, as one that tables are made of."""
    name = f"{cls.__module__}.{cls.__qualname__}"
    if _STORED.setdefault(name, cls) is not cls:
        raise ValueError(f"two stored classes are named {name}")
    return cls


def freeze(value: Any) -> Any:
    """Plain data (lists, dicts, strings, numbers) that `thaw` turns into an equal value."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list):
        # Most of a table is lists of numbers: a call for each of them would cost more than all the rest.
        return [item if type(item) in _PLAIN else freeze(item) for item in value]
    if isinstance(value, MethodType):
        return {"step": value.__name__, "of": freeze(value.__self__)}
    if isinstance(value, dict):
        return {"map": [[freeze(key), freeze(item)] for key, item in value.items()]}
    cls = type(value)
    name = f"{cls.__module__}.{cls.__qualname__}"
    if name in _STORED:
        fields = value if isinstance(value, tuple) else [getattr(value, slot) for slot in cls.__slots__]
        return {"is": name, "with": freeze(list(fields))}
    if isinstance(value, tuple):
        return {"tuple": freeze(list(value))}
    if isinstance(value, Shared):
        return {"shared": value.digest}
    if isinstance(value, Transient):
        return None
    raise TypeError(f"a table holds a {name}, which is not stored")


def thaw(data: Any, *shared: Shared) -> Any:
    """Build what `freeze` wrote; `shared` are the objects that it referred to by digest."""
    known = {item.digest: item for item in shared}
    try:
        return _thaw(data, known)
    except (KeyError, TypeError, AttributeError, ValueError, RecursionError) as error:
        raise BrokenSaveError(f"this is not a saved table: {error}") from error


def _thaw(data: Any, known: dict[str, Shared]) -> Any:
    if isinstance(data, list):
        return [item if type(item) in _PLAIN else _thaw(item, known) for item in data]
    if not isinstance(data, dict):
        return data
    if "is" in data:
        return _rebuild(_STORED[data["is"]], [_thaw(field, known) for field in data["with"]])
    if "step" in data:
        return _step_of(_thaw(data["of"], known), data["step"])
    if "tuple" in data:
        return tuple(_thaw(item, known) for item in data["tuple"])
    if "map" in data:
        return {_thaw(key, known): _thaw(item, known) for key, item in data["map"]}
    return known[data["shared"]]


def _rebuild(cls: Any, fields: list[Any]) -> Any:
    if issubclass(cls, tuple):
        return cls(*fields)
    built = cls.__new__(cls)
    for slot, field in zip(cls.__slots__, fields, strict=True):
        setattr(built, slot, field)
    return built


def _step_of(frame: Any, name: str) -> Any:
    """A step is a public method written in a stored frame, nothing that a frame inherits."""
    cls = type(frame)
    is_stored = _STORED.get(f"{cls.__module__}.{cls.__qualname__}") is cls
    if not is_stored or name.startswith("_") or name not in vars(cls):
        raise ValueError(f"{cls.__name__} has no step {name}")
    return getattr(frame, name)


def digest(value: Any) -> str:
    """A short fingerprint of a table or any other storable value."""
    text = json.dumps(freeze(value), separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
