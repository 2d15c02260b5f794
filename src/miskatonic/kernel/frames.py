"""Frames: immutable values whose methods are the steps of a rule or a card.

A frame is declared by its fields, like a dataclass, and by the name under which it is stored:

    @frame("wos/take")
    class Take:
        seat: Seat
        location: int
        paid: int = 0

        def begins(self, t: Table) -> None: ...

It becomes a final class with slots, a constructor, equality and a hash. mypy checks that frames never change.
There is no check at run time, because every step of every game makes a frame.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, dataclass_transform

from miskatonic.kernel.compiling import compiled
from miskatonic.kernel.storage import declare

C = TypeVar("C")


@dataclass_transform(frozen_default=True)
def frame(
    name: str, *, was: Sequence[str] = (), renamed: Mapping[str, str] | None = None
) -> Callable[[type[C]], type[C]]:
    """Declare a frame, or another immutable value that tables hold.

    `was` lists its former names; `renamed` maps former names of its fields and steps to the present ones.
    """

    def build(cls: type[C]) -> type[C]:
        made: Any = _slotted(cls)
        declare(made, name, made._fields, lambda fields: made(**fields), was, renamed)
        return made  # type: ignore[no-any-return] # the same class, with slots

    return build


def replace(made: C, **changes: Any) -> C:
    """A frame like this one with some fields changed."""
    fields: Sequence[str] = made._fields  # type: ignore[attr-defined] # every frame has them
    return type(made)(**{field: getattr(made, field) for field in fields} | changes)


def _slotted(cls: type[Any]) -> Any:
    """The class rebuilt with slots for its annotated fields: slots cannot be added to an existing class."""
    body = dict(vars(cls))
    fields = tuple(body.get("__annotations__", ()))
    defaults = {field: body.pop(field) for field in fields if field in body}
    for left in ("__dict__", "__weakref__"):
        body.pop(left, None)
    body |= {
        "__slots__": fields,
        "__qualname__": cls.__qualname__,
        "_fields": fields,
        "__init__": _constructor(fields, defaults),
        "__eq__": _equals,
        "__hash__": _hash,
        "__repr__": _shows,
        "__init_subclass__": _stays_final,
    }
    return type(cls.__name__, (), body)


def _constructor(fields: Sequence[str], defaults: Mapping[str, Any]) -> Callable[..., None]:
    parameters = [f"{field}=_defaults[{field!r}]" if field in defaults else field for field in fields]
    lines = [f"    self.{field} = {field}" for field in fields]
    return compiled("__init__", ["self", *parameters], lines, {"_defaults": defaults})


def _values(made: Any) -> tuple[Any, ...]:
    return tuple(getattr(made, field) for field in made._fields)


def _equals(self: Any, other: object) -> bool:
    return type(self) is type(other) and _values(self) == _values(other)


def _hash(self: Any) -> int:
    return hash((type(self), _values(self)))


def _shows(self: Any) -> str:
    fields = ", ".join(f"{field}={getattr(self, field)!r}" for field in self._fields)
    return f"{type(self).__name__}({fields})"


def _stays_final(*_: Any, **__: Any) -> None:
    raise TypeError("a frame has no subclasses")
