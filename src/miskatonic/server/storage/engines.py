"""SQLAlchemy engines for SQLite and PostgreSQL, with the options that each needs."""

import os
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from miskatonic.kernel.errors import MiskatonicError

# An attempt to connect ends after so many seconds, unless the URL says otherwise.
CONNECT_SECONDS: Final = 5
# The connection to a machine that has vanished breaks after some ten seconds, not after two hours.
KEEPALIVE: Final = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
# An option of a connection: its transactions only read, so they need no write lock.
READ_ONLY: Final = "miskatonic_read_only"
# 32 MB of pages in memory, and as many in the log of SQLite before they are copied into the database. A page
# that many moves change is then copied once, and seldom read. Each commit waits for the disk all the same.
_FOR_MANY_TABLES: Final = ("cache_size=-32768", "wal_autocheckpoint=8000")


class DatabaseUrlError(MiskatonicError):
    """A database URL that cannot be read, or a kind of database that is not supported."""


def parse_url(text: str) -> URL:
    """`sqlite:///file`, or `postgresql://...`, for which the driver is psycopg."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise DatabaseUrlError("the database URL cannot be read") from error
    kind = url.get_backend_name()
    if kind == "sqlite":
        return url
    if kind in {"postgresql", "postgres"}:
        return url.set(drivername="postgresql+psycopg")
    raise DatabaseUrlError(f"unknown database '{kind}'; use sqlite or postgresql")


def connect(url: URL, connections: int) -> Engine:
    """An engine for many short transactions. Errors do not quote what was to be stored: it may be secret."""
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    timeout = {} if "connect_timeout" in url.query else {"connect_timeout": CONNECT_SECONDS}
    return create_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=True,
        connect_args={**KEEPALIVE, **timeout},
        hide_parameters=True,
    )


def _sqlite(url: URL) -> Engine:
    if not url.database or url.database == ":memory:":
        raise DatabaseUrlError("SQLite needs a file; in memory, matches would be lost")
    _make_folder(Path(url.database).parent)
    arguments = {"timeout": 30, "check_same_thread": False}
    engine = create_engine(url, connect_args=arguments, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _prepare(connection: sqlite3.Connection, _record: Any) -> None:  # noqa: ANN401 - a SQLAlchemy hook
        # The driver would begin transactions by itself, and late. `_begin` below does it instead.
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", *_FOR_MANY_TABLES):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        # SQLite does not wait when a transaction that has read wants to write after somebody else has
        # written: it fails with "database is locked". So a transaction takes the write lock at once,
        # unless it is known to read only.
        reads = connection.get_execution_options().get(READ_ONLY, False)
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")

    return engine


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseUrlError(
            f"the folder of the database, {folder}, cannot be made: {error.strerror}"
        ) from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise DatabaseUrlError(f"the folder of the database, {folder}, cannot be written to")
