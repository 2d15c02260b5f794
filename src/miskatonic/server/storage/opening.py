"""Opening the database at the start of a node: checked, migrated, or refused with one sentence."""

import sqlite3
from time import monotonic
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.server.storage.engines import READ_ONLY
from miskatonic.server.storage.migrate import migrate

# A large SQLite file is searched for damage for at most so long.
CHECK_SECONDS: Final = 5.0
# SQLite asks after every so many of its instructions whether to stop.
_INSTRUCTIONS: Final = 10_000


class UnusableDatabaseError(MiskatonicError):
    """A database that does not answer, is damaged or cannot be written."""


def open_database(engine: Engine) -> None:
    """Check the database and bring it to the schema of this version."""
    try:
        if engine.dialect.name == "sqlite":
            _check(engine)
        migrate(engine)
    except SQLAlchemyError as error:
        raise UnusableDatabaseError(
            f"the database {engine.url.render_as_string()} cannot be used: {reason_of(error)}"
        ) from error


def reason_of(error: Exception) -> str:
    """The first line of what the driver says; SQLAlchemy adds the statement and a link."""
    text = str(getattr(error, "orig", None) or error).strip()
    return text.splitlines()[0] if text else type(error).__name__


def _check(engine: Engine) -> None:
    with engine.connect() as connection:
        connection.execution_options(**{READ_ONLY: True})
        faults = _faults(connection)
    if faults != ["ok"]:
        raise UnusableDatabaseError(
            f"the database {engine.url.render_as_string()} is damaged ({faults[0]}); restore a backup"
        )


def _faults(connection: Connection) -> list[str]:
    """What SQLite finds wrong with its file; `ok` if nothing was found in the time there is."""
    driver = connection.connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        raise TypeError("the driver of SQLite is not the one of the standard library")
    end = monotonic() + CHECK_SECONDS
    driver.set_progress_handler(lambda: monotonic() > end, _INSTRUCTIONS)
    try:
        found = driver.execute("PRAGMA quick_check(1)").fetchall()
        return [str(row[0]).strip().splitlines()[-1] for row in found]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return ["ok"]
        raise
    finally:
        driver.set_progress_handler(None, 0)
