"""`serve`: settings from flags, from the environment and from a file, in this order of precedence."""

import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import MISSING, Field, fields
from inspect import Parameter
from pathlib import Path
from typing import Annotated, Any, Final, get_type_hints

import typer

from miskatonic.cli.command import keyword, with_parameters
from miskatonic.cli.suggestion import suggestion
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.settings import Settings, default_file

PREFIX: Final = "MISKATONIC_"


class SettingsFileError(MiskatonicError):
    """A settings file that cannot be read or has an unknown key."""


class MissingExtraError(MiskatonicError):
    """A part of the program that is not installed."""


def serve_command() -> Callable[..., None]:
    """The command, with a flag and an environment variable for each setting."""
    parameters = [_config(), *(_parameter(setting) for setting in fields(Settings))]
    return with_parameters(_serve, parameters)


def _serve(**chosen: str | float | Path | None) -> None:
    """Serve tables to browsers and programs, until Ctrl-C or SIGTERM.

    A flag overrides its environment variable, the variable overrides the settings file.
    """
    with _server_extra():
        from miskatonic.server.serve import serve

    # By now the settings of the file have become the defaults of the flags.
    del chosen["config"]
    serve(Settings(**{name: value for name, value in chosen.items() if value is not None}))  # type: ignore[arg-type]


@contextmanager
def _server_extra() -> Iterator[None]:
    """Name the extra to install when one of its packages is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtraError(
            f"the server needs {error.name}, which is not installed;"
            " install the server extra: pip install 'miskatonic[server]'"
        ) from error


def _parameter(setting: Field[Any]) -> Parameter:
    told = setting.metadata
    kind = get_type_hints(Settings)[setting.name]
    option = typer.Option(
        "--" + setting.name.replace("_", "-"),
        metavar=told["metavar"],
        help=told["about"],
        envvar=PREFIX + setting.name.upper(),
        rich_help_panel=told["panel"],
        show_default=told["instead"] or True,
    )
    default = None if setting.default is MISSING else setting.default
    if default is None:
        kind |= None
    return keyword(setting.name, Annotated[kind, option], default)


def _config() -> Parameter:
    option = typer.Option(
        "--config",
        metavar="FILE",
        help="A settings file in TOML, with the names of the flags as keys:"
        " public-url = 'https://example.org'.",
        envvar=PREFIX + "CONFIG",
        callback=_read_file,
        is_eager=True,
        show_default=default_file.__doc__ or "",
    )
    return keyword("config", Annotated[Path | None, option], None)


def _read_file(context: typer.Context, path: Path | None) -> Path | None:
    """Make the settings of the file the defaults of the flags, so that flags and variables override them."""
    with _server_extra():
        chosen = path or default_file()
    if path is None and not chosen.exists():
        return None
    try:
        settings = tomllib.loads(chosen.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SettingsFileError(f"cannot read the settings in {chosen}: {error}") from error
    named = {key.replace("-", "_"): value for key, value in settings.items()}
    known = [setting.name for setting in fields(Settings)]
    for key in named:
        if key not in known:
            raise SettingsFileError(f"{chosen}: unknown setting '{key}'{suggestion(key, known)}")
    context.default_map = named
    return chosen
