"""Files that are written atomically, and capsules in them."""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from miskatonic.games.spec import AnyGame
from miskatonic.matches.capsule import from_json, to_json
from miskatonic.matches.errors import CapsuleError
from miskatonic.matches.match import Match


def save(match: Match, path: Path) -> None:
    """Write a match so that a crash leaves either the old file or the new one."""
    try:
        write_atomically(path, to_json(match))
    except OSError as error:
        raise CapsuleError(f"cannot save to {path}: {_reason(error)}") from error


def write_atomically(path: Path, text: str) -> None:
    """Write a file so that a crash leaves either the old text or the new one."""
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as draft:
        _write_through(Path(draft.name), path, text)


def load(path: Path, content_of: Callable[[AnyGame], object] | None = None) -> Match:
    """Read a match from a file and verify it; `content_of` loads the cards to play with."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise CapsuleError(f"cannot read {path}: {_reason(error)}") from error
    return from_json(text) if content_of is None else from_json(text, content_of)


def _write_through(draft: Path, path: Path, text: str) -> None:
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def _reason(error: OSError) -> str:
    return (error.strerror or type(error).__name__).lower()
