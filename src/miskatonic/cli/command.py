"""A command of the command line: its arguments are the fields of a dataclass, declared once."""

from collections.abc import Callable, Sequence
from dataclasses import MISSING, fields
from functools import partial
from inspect import Parameter, Signature, cleandoc
from typing import Any, NamedTuple, TypeVar, get_type_hints

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup

T = TypeVar("T")


class Command(NamedTuple):
    """A command as the app registers it. The docstring of its function is its help."""

    name: str
    function: Callable[..., None]
    examples: Sequence[str] = ()

    @property
    def help(self) -> str:
        """The docstring; each of its paragraphs is one line, so that the terminal breaks it."""
        paragraphs = cleandoc(self.function.__doc__ or "").split("\n\n")
        return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def takes(arguments: type[T]) -> Callable[[Callable[[T], None]], Callable[..., None]]:
    """Let a function that takes a dataclass be called with its fields, as typer does."""
    hints = get_type_hints(arguments, include_extras=True)
    parameters = [
        keyword(each.name, hints[each.name], Parameter.empty if each.default is MISSING else each.default)
        for each in fields(arguments)  # type: ignore[arg-type]
    ]

    def decorate(function: Callable[[T], None]) -> Callable[..., None]:
        def command(**typed: Any) -> None:  # noqa: ANN401 - the fields have types of their own
            function(arguments(**typed))

        command.__doc__ = function.__doc__
        return with_parameters(command, parameters)

    return decorate


def with_parameters(function: Callable[..., None], parameters: Sequence[Parameter]) -> Callable[..., None]:
    """Give a function of keyword arguments the signature that typer reads."""
    function.__signature__ = Signature(parameters, return_annotation=None)  # type: ignore[attr-defined]
    function.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return function


def keyword(name: str, annotation: object, default: object) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


class PlainCommand(TyperCommand):
    """A command whose help leaves out typer's type names: `GAME` and `KEY=VALUE` say what to write."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:  # noqa: ANN401 - typer keeps its type private
        return [piece.strip("{}") for piece in super().collect_usage_pieces(ctx)]

    def get_params(self, ctx: Any) -> list[Any]:  # noqa: ANN401 - as above
        return without_types(super().get_params(ctx))


class PlainGroup(TyperGroup):
    """The app itself, with the same kind of help."""

    def get_params(self, ctx: Any) -> list[Any]:  # noqa: ANN401 - as above
        return without_types(super().get_params(ctx))


def group_of(callback: Callable[..., None], commands: Sequence[Command]) -> typer.Typer:
    """Commands under one name, such as `operator ban`. The docstring of the callback is their help."""
    group = typer.Typer(cls=PlainGroup, rich_markup_mode="rich", no_args_is_help=True, add_completion=False)
    group.callback()(callback)
    for command in commands:
        group.command(command.name, cls=PlainCommand, help=command.help)(command.function)
    return group


def without_types(params: list[Any]) -> list[Any]:
    """The same parameters; their help has no types in angle brackets, and no defaults in parentheses."""
    for param in params:
        if param.metavar is None or isinstance(param, TyperArgument):
            param.display_type_rich = _no_type
        if isinstance(param.show_default, str):
            param._get_default_string = partial(_described, param.show_default)  # noqa: SLF001 - typer's only hook
    return params


def _described(default: str, **_: object) -> str:
    """Stands in for the method that puts the description of a default in parentheses."""
    return default.rstrip(".")


def _no_type(**_: object) -> None:
    """Stands in for the method that gives typer the name of a type."""
