"""Lines of several matches in one statement of SQLite, which is a transaction of its own.

The driver gives up the interpreter while a statement runs, and then has to wait for it as long as the event
loop is busy. A transaction of several statements holds the write lock meanwhile, and other processes wait for
that. So a trigger does everything that follows from a line: the one statement begins, writes and commits.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import Connection

from miskatonic.server.storage.errors import ConflictError
from miskatonic.server.storage.moves import CHANGED_COLUMNS, VALUES_OF_MATCH, Line
from miskatonic.server.storage.prepared import PreparedRows
from miskatonic.server.storage.schema import MOVE

_OF_MOVE: Final = [f'"{column.name}"' for column in MOVE.c]
# Both tables have a column of some names, so those of the match get a prefix.
_OF_MATCH: Final = [f"match_{name}" for name in VALUES_OF_MATCH]


def _listed(names: Iterable[str], pattern: str) -> str:
    return ", ".join(pattern.format(name) for name in names)


_ALL: Final = [*_OF_MOVE, *_OF_MATCH]
_CREATE_VIEW: Final = f"CREATE TEMP VIEW written_line AS SELECT {_listed(_ALL, 'NULL AS {}')}"
_CREATE_TRIGGER: Final = f"""CREATE TEMP TRIGGER write_line INSTEAD OF INSERT ON written_line BEGIN
INSERT INTO move ({_listed(_OF_MOVE, "{}")}) VALUES ({_listed(_OF_MOVE, "NEW.{}")});
UPDATE "match" SET {_listed(CHANGED_COLUMNS, "{0} = NEW.match_{0}")} WHERE id = NEW.match_this;
END"""  # noqa: S608 - names of columns
_WRITE: Final = f"INSERT INTO written_line ({_listed(_ALL, '{}')}) VALUES "  # noqa: S608 - names of columns


class LineStatement:
    """The statement of one connection."""

    def __init__(self, connection: Connection) -> None:
        driver = connection.connection.driver_connection
        if not isinstance(driver, sqlite3.Connection):
            raise TypeError("only SQLite writes lines in this way")
        driver.execute(_CREATE_VIEW)
        driver.execute(_CREATE_TRIGGER)
        names = [*(column.name for column in MOVE.c), *_OF_MATCH]
        columns = zip(names, [*MOVE.c, *VALUES_OF_MATCH.values()], strict=True)
        self._driver = driver
        self._rows = PreparedRows(_WRITE, dict(columns), connection.dialect)

    def run(self, lines: Sequence[Line[Any]]) -> None:
        """Write and commit these lines. If one of them conflicts, nothing has been changed."""
        try:
            self._rows.run(self._driver, [_values(line) for line in lines])
        except sqlite3.IntegrityError as error:
            raise ConflictError("another move was written first") from error


def _values(line: Line[Any]) -> dict[str, Any]:
    of_match = {f"match_{name}": value for name, value in line.match_values().items()}
    return {**line.move_values(), **of_match}
