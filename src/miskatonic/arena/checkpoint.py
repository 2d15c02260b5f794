"""Finished games in a file, so that an interrupted run goes on where it stopped.

The file is an SQLite database: each batch of games is a transaction, so a crash loses nothing but the batch.
"""

import json
import pickle
import sqlite3
from collections.abc import Iterable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, Final, TypeVar

from miskatonic.arena.game import Game
from miskatonic.kernel.errors import MiskatonicError

N = TypeVar("N")

FORMAT: Final = "miskatonic-run/1"
# What notes are made of beside plain values. Nothing else is loaded: a file may come from a stranger.
_HARMLESS: Final = {("collections", "Counter"), ("builtins", "frozenset"), ("builtins", "set")}
_OURS: Final = "miskatonic.arena."


class CheckpointError(MiskatonicError):
    """A checkpoint that cannot be read or written, or that belongs to other games."""


class GameStore:
    """The games of some runs that are finished already, by their index."""

    def __init__(self, path: Path, description: Sequence[dict[str, Any]]) -> None:
        self._path = path
        self._text = json.dumps([FORMAT, *description], ensure_ascii=False, sort_keys=True)
        try:
            self._database = sqlite3.connect(path)
            with self._database:
                self._database.execute("CREATE TABLE IF NOT EXISTS run (text TEXT NOT NULL)")
                self._database.execute(
                    "CREATE TABLE IF NOT EXISTS game (number INTEGER PRIMARY KEY, body BLOB NOT NULL)"
                )
                known = self._database.execute("SELECT text FROM run").fetchone()
                if known is None:
                    self._database.execute("INSERT INTO run VALUES (?)", (self._text,))
        except sqlite3.DatabaseError as error:
            raise CheckpointError(f"{path} cannot be used as a checkpoint: {error}") from error
        if known is not None and known[0] != self._text:
            self.close()
            what = _differing(known[0], self._text)
            raise CheckpointError(f"{path} belongs to other games: {what}; name another file")

    def load(self) -> dict[int, Game[Any]]:
        try:
            rows = self._database.execute("SELECT number, body FROM game").fetchall()
            return {number: _Reader(BytesIO(body)).load() for number, body in rows}
        except (sqlite3.DatabaseError, pickle.UnpicklingError, EOFError, AttributeError, TypeError) as error:
            raise CheckpointError(f"{self._path} is damaged; remove it to begin again") from error

    def add(self, games: Iterable[tuple[int, Game[Any]]]) -> None:
        rows = [(number, pickle.dumps(game)) for number, game in games]
        try:
            with self._database:
                self._database.executemany("INSERT OR REPLACE INTO game VALUES (?, ?)", rows)
        except sqlite3.DatabaseError as error:
            raise CheckpointError(f"cannot write the checkpoint {self._path}: {error}") from error

    def close(self) -> None:
        self._database.close()


class _Reader(pickle.Unpickler):
    """Reads notes, and refuses to make anything else."""

    def find_class(self, module: str, name: str) -> Any:  # noqa: ANN401 - any class of ours
        if module.startswith(_OURS) or (module, name) in _HARMLESS:
            return super().find_class(module, name)
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a note")


def _differing(stored: str, wanted: str) -> str:
    """The first thing in which two descriptions differ, in words."""
    try:
        old, new = json.loads(stored), json.loads(wanted)
    except ValueError:
        return "its description is unreadable"
    if len(old) != len(new) or old[0] != new[0]:
        return "they are other runs, or of another version"
    for before, after in zip(old[1:], new[1:], strict=True):
        for key, value in after.items():
            if before.get(key) != value:
                return f"{key} is {before.get(key)}, not {value}"
    return "they are other runs"
