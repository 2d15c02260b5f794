"""The fields of a table, declared once: slots, constructor, clone and storage come from the declaration.

    @table("wos/table")
    class Table:
        rules: Rules
        seats: int
        dice: Dice
        flow: Flow = laid(lambda _: Flow())
        chronicle: Chronicle | None = None
        round: int = 0
        place: list[int] = each_seat(0)
        deck: Pile = laid(lambda t: Pile(list(t.rules.deck)))

        clone: ClassVar[Callable[["Table"], "Table"]]

Fields without a value are the arguments of the constructor. Its type decides how a field is cloned:
lists and dicts are copied, one level deeper if they hold lists or objects with a `clone` method; objects with
a `clone` method are cloned; numbers, texts, tuples and shared objects are shared. A chronicle stays with the
original.
"""

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Literal, TypeVar, dataclass_transform, get_args, get_origin

from miskatonic.kernel.compiling import compiled
from miskatonic.kernel.storage import declare

C = TypeVar("C")
T = TypeVar("T")


class _Laid:
    """The initial value of a field, computed from the fields before it."""

    def __init__(self, how: Callable[[Any], Any], *, is_derived: bool = False) -> None:
        self.how = how
        self.is_derived = is_derived


def laid(how: Callable[[Any], T], *, init: Literal[False] = False) -> T:  # noqa: ARG001 - tells type checkers that the constructor does not take it
    """A field whose initial value is `how(table)`; the fields above it are already set."""
    made: Any = _Laid(how)
    return made  # type: ignore[no-any-return] # the declaration, which becomes a T when a table is made


def each_seat(value: T, *, init: Literal[False] = False) -> list[T]:  # noqa: ARG001 - tells type checkers that the constructor does not take it
    """A list that holds this immutable value once for every seat."""
    return laid(lambda t: [value] * t.seats)


def derived(how: Callable[[Any], T], *, init: Literal[False] = False) -> T:  # noqa: ARG001 - tells type checkers that the constructor does not take it
    """A field that caches what other fields imply: not stored, but computed by `how(table)` after loading."""
    made: Any = _Laid(how, is_derived=True)
    return made  # type: ignore[no-any-return] # as above


@dataclass_transform(eq_default=False, field_specifiers=(laid, each_seat, derived))
def table(
    name: str, *, was: Sequence[str] = (), renamed: Mapping[str, str] | None = None
) -> Callable[[type[C]], type[C]]:
    """Declare a table class; `name`, `was` and `renamed` are those of its stored form."""

    def build(cls: type[C]) -> type[C]:
        hints: dict[str, Any] = inspect.get_annotations(cls, eval_str=True)
        hints = {field: hint for field, hint in hints.items() if not _is_of_class(hint)}
        values = {field: vars(cls)[field] for field in hints if field in vars(cls)}
        body = {
            key: item for key, item in vars(cls).items() if key not in {*values, "__dict__", "__weakref__"}
        }
        made: Any = type(
            cls.__name__, (), body | {"__slots__": tuple(hints), "__qualname__": cls.__qualname__}
        )
        made.__init__ = _constructor(tuple(hints), values)
        made.clone = _cloner(made, hints)
        stored = [field for field in hints if not _is_derived(values.get(field))]
        declare(made, name, stored, _builder(made, tuple(hints), values), was, renamed)
        return made  # type: ignore[no-any-return] # the same class, with slots

    return build


def _is_of_class(hint: Any) -> bool:
    return get_origin(hint) is ClassVar


def _is_derived(value: Any) -> bool:
    return isinstance(value, _Laid) and value.is_derived


def _constructor(fields: Sequence[str], values: Mapping[str, Any]) -> Callable[..., None]:
    needed = [field for field in fields if field not in values]
    lines = [f"    self.{field} = {field}" for field in needed]
    for field in fields:
        if field in values:
            start = f"_values[{field!r}]"
            lines.append(
                f"    self.{field} = {start}" + (".how(self)" if isinstance(values[field], _Laid) else "")
            )
    return compiled("__init__", ["self", *needed], lines, {"_values": values})


def _cloner(cls: type, hints: Mapping[str, Any]) -> Callable[..., Any]:
    lines = ["    twin = _new(_class)"]
    lines += [f"    twin.{field} = {_copy_of(field, hint)}" for field, hint in hints.items()]
    return compiled("clone", ["self"], [*lines, "    return twin"], {"_new": object.__new__, "_class": cls})


def _copy_of(field: str, hint: Any) -> str:
    """The expression that copies a field for a clone."""
    origin, args = get_origin(hint), get_args(hint)
    if any(hasattr(part, "is_transient") for part in (hint, *args)):
        return "None"
    if origin is list:
        if get_origin(args[0]) is list:
            return f"[part[:] for part in self.{field}]"
        return f"[part.clone() for part in self.{field}]" if hasattr(args[0], "clone") else f"self.{field}[:]"
    if origin is dict:
        if hasattr(args[1], "clone"):
            return f"{{key: part.clone() for key, part in self.{field}.items()}}"
        return f"self.{field}.copy()"
    if (origin or hint) in (set, bytearray) or hint in (list, dict):
        raise TypeError(f"a table cannot hold the field '{field}': {hint}")
    return f"self.{field}.clone()" if hasattr(hint, "clone") else f"self.{field}"


def _builder(cls: type, fields: Sequence[str], values: Mapping[str, Any]) -> Callable[[dict[str, Any]], Any]:
    def build(data: dict[str, Any]) -> Any:
        built: Any = object.__new__(cls)
        late = []
        for field in fields:
            if field in data:
                setattr(built, field, data[field])
            else:
                late.append(field)
        for field in late:
            value = values[field]
            setattr(built, field, value.how(built) if isinstance(value, _Laid) else value)
        return built

    return build
