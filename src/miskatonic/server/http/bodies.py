"""The body of a request: decoded, and what is wrong with it in words for people."""

import re
from functools import cache
from typing import Any, Final, cast

from litestar import Request
from litestar.exceptions import ClientException, InternalServerException, SerializationException
from msgspec import NODEFAULT, inspect

_WORDS: Final = {
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
_LACKS: Final = re.compile(r"Object missing required field `(\w+)`")
_UNKNOWN: Final = re.compile(r"Object contains unknown field `(.+)`")
_KIND: Final = re.compile(r"`([a-z |]+)`")


class BodyRequest(Request[Any, Any, Any]):
    """A request whose body may be anything, or not arrive at all: neither is a fault of the server."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:
            raise ClientException("the body has not arrived") from error

    async def json(self) -> Any:  # noqa: ANN401 - as in the framework
        try:
            return await super().json()
        except RecursionError as error:
            raise SerializationException("JSON is nested too deeply") from error
        except UnicodeDecodeError as error:
            raise SerializationException("JSON is not valid UTF-8") from error


def fault_in_words(message: str) -> str:
    """A message of msgspec, without the names of Python's types."""
    if lacks := _LACKS.fullmatch(message):
        return f"{lacks[1]} is missing"
    if unknown := _UNKNOWN.fullmatch(message):
        return f"{unknown[1]} is not known here"
    if message.startswith("Expected"):
        return _KIND.sub(_kinds_in_words, message[0].lower() + message[1:])
    return message


@cache
def shape_in_words(body: type) -> str:
    """The fields of a body: those that it needs, and those that it may have."""
    shape = cast("inspect.StructType", inspect.type_info(body))
    needed: list[str] = []
    optional: list[str] = []
    for field in shape.fields:
        is_needed = field.default is NODEFAULT and field.default_factory is NODEFAULT
        (needed if is_needed else optional).append(f"{field.encode_name} ({_type_in_words(field.type)})")
    if not needed:
        return f"the body has to be JSON, at least {{}}; it may have: {', '.join(optional)}"
    may_have = f"; it may also have: {', '.join(optional)}" if optional else ""
    return f"the body has to be JSON with: {', '.join(needed)}{may_have}"


def _kinds_in_words(found: re.Match[str]) -> str:
    return " or ".join(_WORDS.get(kind, kind) for kind in found[1].split(" | "))


def _type_in_words(kind: inspect.Type) -> str:
    match kind:
        case inspect.UnionType(types=types):
            return " or ".join(_type_in_words(part) for part in types)
        case inspect.LiteralType(values=values):
            return " or ".join(_literal(value) for value in values)
        case inspect.ListType(item_type=inspect.StructType(fields=fields)):
            names = ", ".join(field.encode_name for field in fields)
            return f"a list of objects with {names}"
        case inspect.ListType():
            return "a list"
        case inspect.DictType():
            return "an object"
        case inspect.NoneType():
            return "null"
        case _:
            return _WORDS[type(kind).__name__.removesuffix("Type").lower()]


def _literal(value: Any) -> str:  # noqa: ANN401 - a literal may be of several types
    return f'"{value}"' if isinstance(value, str) else str(value)
