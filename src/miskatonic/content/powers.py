"""Card powers in data: a list of verbs with arguments, each verb a function of the game."""

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from pydantic import ConfigDict, TypeAdapter, ValidationError

from miskatonic.content.fault_messages import fault_message, nearest
from miskatonic.content.files import Folder


class Power(NamedTuple):
    """A verb with its arguments, ready to be applied to a table."""

    verb: str
    apply: Callable[..., None]
    args: Mapping[str, Any]


class VerbBook:
    """The verbs that the cards of one game may use.

    A verb's first two parameters are the table and the cause (the card whose power it is); the others
    are the arguments a card file may give, checked against their annotations.
    """

    def __init__(self) -> None:
        self._verbs: dict[str, Callable[..., None]] = {}

    def verb(self, name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        def add(function: Callable[..., None]) -> Callable[..., None]:
            self._verbs[name] = function
            return function

        return add

    def names(self) -> list[str]:
        return list(self._verbs)

    def __getitem__(self, name: str) -> Callable[..., None]:
        return self._verbs[name]

    def arguments(self, name: str) -> dict[str, inspect.Parameter]:
        """The arguments that a card file may give to a verb, by name."""
        parameters = list(inspect.signature(self._verbs[name], eval_str=True).parameters.values())[2:]
        return {parameter.name.rstrip("_"): parameter for parameter in parameters}

    def _cause(self, name: str) -> Any:
        return list(inspect.signature(self._verbs[name], eval_str=True).parameters.values())[1].annotation

    def compile(
        self,
        entries: Sequence[Mapping[str, Any]],
        folder: Folder,
        at: tuple[str, str],
        cause: type | None = None,
    ) -> tuple[Power, ...]:
        """The powers of one card; their faults are noted in the folder at (file, key).

        If a game has several kinds of cause, `cause` is the kind that these verbs receive.
        """
        powers = []
        for entry in entries:
            power = self._compile_one(dict(entry), folder, at)
            if power is not None and cause not in (None, self._cause(power.verb)):
                folder.fault(
                    *at, f"the verb '{power.verb}' cannot be used here; look at the cards that use it"
                )
            if power is not None:
                powers.append(power)
        return tuple(powers)

    def _compile_one(self, entry: dict[str, Any], folder: Folder, at: tuple[str, str]) -> Power | None:
        name = entry.pop("do", None)
        if not isinstance(name, str) or name not in self._verbs:
            folder.fault(*at, self._unknown(name))
            return None
        function = self._verbs[name]
        known = self.arguments(name)
        good = True
        for key in entry:
            if key not in known:
                has = f"it has: {', '.join(known) or 'none'}"
                folder.fault(*at, f"'{name}' has no argument '{key}'; {has}{nearest(key, known)}")
                good = False
        args: dict[str, Any] = {}
        for key, parameter in known.items():
            if key in entry:
                good = _check(entry[key], parameter, folder, (at[0], f"{at[1]}.{key}"), args) and good
            elif parameter.default is parameter.empty:
                folder.fault(*at, f"'{name}' needs the argument '{key}'")
                good = False
        return Power(name, function, args) if good else None

    def _unknown(self, name: object) -> str:
        where = "`miskatonic verbs GAME` lists the verbs"
        if not isinstance(name, str):
            return f'a power needs a verb: {{ do = "..." }}; {where}'
        meant = nearest(name, self._verbs)
        return f"unknown verb '{name}'{meant} {where}" if meant else f"unknown verb '{name}'; {where}"


def _check(
    value: Any, parameter: inspect.Parameter, folder: Folder, at: tuple[str, str], args: dict[str, Any]
) -> bool:
    if isinstance(value, list):
        value = tuple(value)
    adapter: TypeAdapter[Any] = TypeAdapter(parameter.annotation, config=ConfigDict(strict=True))
    try:
        args[parameter.name] = adapter.validate_python(value)
    except ValidationError as error:
        for fault in error.errors():
            folder.fault(*at, fault_message(fault))
        return False
    return True
