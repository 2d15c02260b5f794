"""`miskatonic serve`: every setting by flag, by environment, by file; the first that names it decides."""

import tomllib
from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.settings import Settings, default_file

PREFIX = "MISKATONIC_"


class SettingsFileError(MiskatonicError):
    """A file of settings that cannot be read, or names what does not exist."""


class MissingExtraError(MiskatonicError):
    """A part of the program that was not installed."""


def serve_command() -> Callable[..., None]:
    """The command, with a flag and a variable for each setting."""

    def serve(**chosen: str | float | Path | None) -> None:
        """Serve tables to browsers and programs, until Ctrl-C or SIGTERM.

        A flag goes before its variable, a variable before the file, the file before the default.
        """
        try:
            from miskatonic.server.serve import serve as run
        except ModuleNotFoundError as error:
            raise MissingExtraError(
                f"the server needs {error.name}, which is not installed: pip install 'miskatonic[server]'"
            ) from error
        # The file has been read by then; what it says are defaults of the flags.
        del chosen["config"]
        run(Settings(**{name: value for name, value in chosen.items() if value is not None}))  # type: ignore[arg-type]

    parameters = [_config(), *(_parameter(setting) for setting in fields(Settings))]
    serve.__signature__ = Signature(parameters, return_annotation=None)  # type: ignore[attr-defined]
    serve.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return serve


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
    return _keyword(setting.name, Annotated[kind, option], default)


def _config() -> Parameter:
    option = typer.Option(
        "--config",
        metavar="FILE",
        help="Settings in TOML, named like the flags: public-url = 'https://example.org'.",
        envvar=PREFIX + "CONFIG",
        callback=_read_file,
        is_eager=True,
        show_default=default_file.__doc__ or "",
    )
    return _keyword("config", Annotated[Path | None, option], None)


def _keyword(name: str, annotation: object, default: object) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def _read_file(context: typer.Context, path: Path | None) -> Path | None:
    """Settings from a file become defaults, so that flags and variables go before them."""
    chosen = path or default_file()
    if path is None and not chosen.exists():
        return None
    try:
        settings = tomllib.loads(chosen.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SettingsFileError(f"cannot read the settings in {chosen}: {error}") from error
    named = {key.replace("-", "_"): value for key, value in settings.items()}
    known = {setting.name for setting in fields(Settings)}
    unknown = [key for key in named if key not in known]
    if unknown:
        raise SettingsFileError(f"{chosen} names a setting that does not exist: {unknown[0]}")
    context.default_map = named
    return chosen
