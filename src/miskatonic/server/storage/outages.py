"""Outages of the database: which errors mean that it is down or full, and not that a statement is wrong."""

import sqlite3
from typing import Final, NamedTuple

import psycopg
import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionError

from miskatonic.server.storage.errors import DatabaseUnavailableError
from miskatonic.server.storage.opening import reason_of

LOG: Final = structlog.get_logger("miskatonic.database")
# Classes of SQLSTATE: connection, resources, intervention of the operator (such as a shutdown), system.
_DOWN: Final = frozenset({"08", "53", "57", "58"})


class Outage(NamedTuple):
    """Why the database cannot be used."""

    reason: str
    # There is no room to store anything. Small writes may still succeed, so they prove nothing.
    is_full: bool = False


class OutageWatch:
    """Notes whether the database can be used. Its methods may be called in any thread."""

    def __init__(self) -> None:
        self.outage: Outage | None = None

    def failed(self, error: Exception) -> Exception:
        """An operation has failed; the error to raise."""
        outage = outage_of(error)
        if outage is None:
            return error
        if self.outage != outage:
            LOG.error("database unavailable", reason=outage.reason)
        self.outage = outage
        unavailable = DatabaseUnavailableError("the database cannot be used at the moment; try again")
        unavailable.__cause__ = error
        return unavailable

    def written(self) -> None:
        """Something has been written."""
        if self.outage is not None and not self.outage.is_full:
            self.is_over()

    def is_over(self) -> None:
        """The database can be used again."""
        LOG.warning("database available again")
        self.outage = None


def outage_of(error: Exception) -> Outage | None:
    """What an error says about the database; None if it concerns a single statement."""
    if isinstance(error, NoConnectionError):
        return Outage("no connection is free")
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, psycopg.Error):
        is_broken = isinstance(cause, psycopg.OperationalError) and cause.sqlstate is None
        if is_broken or (cause.sqlstate or "")[:2] in _DOWN:
            return Outage(reason_of(error), isinstance(cause, psycopg.errors.DiskFull))
    if isinstance(cause, sqlite3.DatabaseError):
        # The lower byte is the code; the others say more about it. An error of the driver itself has none.
        code = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        # A wrong statement is a bug, and a violated constraint is for the caller.
        if code not in {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT}:
            return Outage(reason_of(error), code == sqlite3.SQLITE_FULL)
    return None
