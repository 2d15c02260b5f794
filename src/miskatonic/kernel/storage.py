"""Tables as plain data: saved, loaded and digested in the middle of any effect.

Every stored class has a declared name, and its fields are written by name. So code can be renamed, moved
and extended without hurting a save: the name of the class in the source is never written, a new field
takes its default when old data lacks it, and renamed classes and fields declare their former names (`was`,
`renamed`).

Only declared classes are ever built from data, so a file cannot name other code. Objects that many tables
share (rules, content) are not written. They carry a `digest`, the data refers to the digest, and the caller
who loads the data passes the objects in.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from types import MethodType, NoneType
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from miskatonic.kernel.errors import BrokenSaveError

C = TypeVar("C", bound=type)

_PLAIN = frozenset({NoneType, bool, int, str})


class _Form(NamedTuple):
    """How objects of a stored class are written and built."""

    name: str
    fields: tuple[str, ...]
    build: Callable[[dict[str, Any]], Any]
    renamed: Mapping[str, str]


_FORMS: dict[type, _Form] = {}
_CLASSES: dict[str, type] = {}


@runtime_checkable
class Shared(Protocol):
    """Immutable, the same for many tables, and known by its digest."""

    @property
    def digest(self) -> str: ...


@runtime_checkable
class Transient(Protocol):
    """Attached to a table but not part of its state: never written, absent after loading."""

    is_transient: bool


def declare(
    cls: type,
    name: str,
    fields: Sequence[str],
    build: Callable[[dict[str, Any]], Any],
    was: Sequence[str] = (),
    renamed: Mapping[str, str] | None = None,
) -> None:
    """Let objects of a class be stored under a name that no other class has."""
    for called in (name, *was):
        if _CLASSES.setdefault(called, cls) is not cls:
            raise ValueError(f"two stored classes are named {called}")
    _FORMS[cls] = _Form(name, tuple(fields), build, renamed or {})


def stored(
    name: str, *, was: Sequence[str] = (), renamed: Mapping[str, str] | None = None
) -> Callable[[C], C]:
    """Declare a class with handwritten `__slots__`. Data must have all of its fields."""

    def mark(cls: C) -> C:
        slots = [slot for part in cls.__mro__ for slot in vars(part).get("__slots__", ())]

        def build(fields: dict[str, Any]) -> Any:
            built: Any = object.__new__(cls)
            for slot in slots:
                setattr(built, slot, fields[slot])
            return built

        declare(cls, name, slots, build, was, renamed)
        return cls

    return mark


def freeze(value: Any) -> Any:
    """Plain data (lists, dicts, strings, numbers) that `thaw` turns into an equal value."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is list:
        # Most of a table is lists of numbers: a call for each of them would cost more than all the rest.
        return [item if type(item) in _PLAIN else freeze(item) for item in value]
    form = _FORMS.get(kind)
    if form is not None:
        fields = {field: getattr(value, field) for field in form.fields}
        written = {name: item if type(item) in _PLAIN else freeze(item) for name, item in fields.items()}
        return {"is": form.name, "with": written}
    if isinstance(value, tuple):
        return {"tuple": freeze(list(value))}
    if kind is MethodType:
        return {"step": value.__name__, "of": freeze(value.__self__)}
    return _freeze_rarely(value)


def _freeze_rarely(value: Any) -> Any:
    """What a table holds few of, or none."""
    if isinstance(value, int | str):
        return value
    if isinstance(value, list):
        return freeze(list(value))
    if isinstance(value, dict):
        return {"map": [[freeze(key), freeze(item)] for key, item in value.items()]}
    if isinstance(value, Shared):
        return {"shared": value.digest}
    if isinstance(value, Transient):
        return None
    raise TypeError(f"a table holds a {type(value).__name__}, which has no stored form")


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
        return _rebuild(data["is"], data["with"], known)
    if "step" in data:
        return _step_of(_thaw(data["of"], known), data["step"])
    if "tuple" in data:
        return tuple(_thaw(item, known) for item in data["tuple"])
    if "map" in data:
        return {_thaw(key, known): _thaw(item, known) for key, item in data["map"]}
    return known[data["shared"]]


def _rebuild(name: str, data: dict[str, Any], known: dict[str, Shared]) -> Any:
    form = _FORMS[_CLASSES[name]]
    fields = {form.renamed.get(field, field): _thaw(item, known) for field, item in data.items()}
    if strange := fields.keys() - set(form.fields):
        raise ValueError(f"{name} has no field {', '.join(sorted(strange))}")
    return form.build(fields)


def _step_of(frame: Any, name: str) -> Any:
    """A step is a public method written in a stored frame, nothing that a frame inherits."""
    cls = type(frame)
    form = _FORMS.get(cls)
    step = form.renamed.get(name, name) if form else name
    if form is None or step.startswith("_") or not callable(vars(cls).get(step)):
        raise ValueError(f"{cls.__name__} has no step {name}")
    return getattr(frame, step)


def shape(table: Any) -> str:
    """A fingerprint of the names and fields that a game's tables are made of.

    Data of the same shape can be loaded without any defaults. The classes of a game share what their names
    have before the slash; those of the kernel have no slash.
    """
    family = _family(_FORMS[type(table)].name)
    forms = [form for form in _FORMS.values() if _family(form.name) in ("", family)]
    return digest(sorted([form.name, *form.fields] for form in forms))


def _family(name: str) -> str:
    return name.rpartition("/")[0]


def digest(value: Any) -> str:
    """A short fingerprint of a table or any other storable value, as this version of the code stores it."""
    text = json.dumps(freeze(value), separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
