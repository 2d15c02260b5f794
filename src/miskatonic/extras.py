"""Optional dependencies, installed by an extra: `pip install miskatonic[research]`.

The base command imports none of them. A feature that needs one asks for it here, where it is needed.
"""

from importlib import import_module
from typing import Any

from miskatonic.kernel.errors import MiskatonicError


class MissingExtraError(MiskatonicError, ImportError):
    """A feature whose extra is not installed."""


def require(extra: str, module: str) -> Any:  # noqa: ANN401 - a module of any library
    """The imported module, or an error that names the extra which installs it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        # A module that is installed but lacks one of its own parts is not repaired by the extra.
        if error.name is None or not _is_part_of(module, error.name):
            raise
        package = module.partition(".")[0]
        raise MissingExtraError(
            f"this needs {package}, which is not installed;"
            f" install it with: pip install 'miskatonic[{extra}]'",
            name=error.name,
        ) from error


def _is_part_of(module: str, missing: str) -> bool:
    return module == missing or module.startswith(f"{missing}.")
