"""Functions made from their lines, for classes that are declared by their fields."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any


def compiled(
    name: str, parameters: Sequence[str], lines: Sequence[str], names: Mapping[str, Any]
) -> Callable[..., Any]:
    """A function of this name; `names` are what its lines can use. A loop over the fields would be slower."""
    made = dict(names)
    code = "\n".join([f"def {name}({', '.join(parameters)}):", *(lines or ["    pass"])])
    exec(compile(code, f"<{name}, made from declared fields>", "exec"), made)  # noqa: S102 - as dataclasses do
    function: Callable[..., Any] = made[name]
    return function
